/** The past of a table: where its phases begin, and what it looked like after each answer. */

import type { Mark, TableState } from "./protocol";
import { Recent } from "./recent";

const KEPT = 60;

export type Stride = "answer" | "phase";

/** The entry that one step leads to from another; the same entry at either end. */
export function stepFrom(
  at: number,
  direction: -1 | 1,
  stride: Stride,
  marks: readonly Mark[],
  last: number,
): number {
  const stops = stride === "phase" ? [...marks.map((mark) => mark.number), last] : [];
  const next =
    stride === "answer"
      ? at + direction
      : direction < 0
        ? (stops.findLast((stop) => stop < at) ?? 0)
        : (stops.find((stop) => stop > at) ?? last);
  return Math.max(0, Math.min(last, next));
}

/** The phase that an entry belongs to. */
export function markAt(number: number, marks: readonly Mark[]): Mark | undefined {
  return marks.findLast((mark) => mark.number <= number);
}

type Source = {
  fetchMarks(): Promise<Mark[]>;
  fetchState(number: number): Promise<TableState>;
};

export class Past {
  marks = $state.raw<Mark[]>([]);
  /** The entry that is looked at; undefined in the present. */
  at = $state<number>();
  /** The table as it was there, as soon as it is known. */
  state = $state.raw<TableState>();

  #kept = new Recent<number, TableState>(KEPT);
  #fetching = false;
  /** How often everything was forgotten: what was asked for before that is not kept. */
  #forgotten = 0;

  constructor(readonly source: Source) {}

  async readMarks(): Promise<void> {
    const forgotten = this.#forgotten;
    const marks = await this.source.fetchMarks();
    if (forgotten === this.#forgotten) this.marks = marks;
  }

  /** A phase may have begun with an entry that just came. */
  note({ number, turn, phase, where }: Mark): void {
    const last = this.marks.at(-1);
    if (last?.turn !== turn || last.phase !== phase)
      this.marks = [...this.marks, { number, turn, phase, where }];
  }

  /** What was true in another language, or from another seat, is not true now. */
  forget(marks: Mark[] = []): void {
    this.#forgotten += 1;
    this.#fetching = false;
    this.#kept.forget();
    this.marks = marks;
    this.leave();
  }

  leave(): void {
    this.at = undefined;
    this.state = undefined;
  }

  /** Look at an entry. While one is fetched only the last wish counts, so that a slider can be dragged. */
  async look(number: number): Promise<void> {
    this.at = number;
    if (this.#show() || this.#fetching) return;
    this.#fetching = true;
    const forgotten = this.#forgotten;
    try {
      while (this.at !== undefined && !this.#show()) {
        const wanted = this.at;
        const state = await this.source.fetchState(wanted);
        if (forgotten !== this.#forgotten) return;
        this.#kept.keep(wanted, state);
      }
    } finally {
      if (forgotten === this.#forgotten) this.#fetching = false;
    }
  }

  #show(): boolean {
    const known = this.at === undefined ? undefined : this.#kept.get(this.at);
    if (known) this.state = known;
    return known !== undefined;
  }
}
