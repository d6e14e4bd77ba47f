/** A private plan: answers that were chosen but not given. It is kept in this browser, and nobody else sees it. */

import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { Kept } from "../kept";
import { isSameWay, rowsOf } from "./movement";

/** Where a plan is kept. */
export type Drawer = {
  read(): readonly Answer[] | undefined;
  write(answers: readonly Answer[] | undefined): void;
};

export class PrivatePlan {
  answers = $state.raw<readonly Answer[]>([]);
  /** The place in the plan of the answer that the house refused, if it did. */
  refused = $state<number>();
  readonly #kept: Drawer;
  /** The plan before each change that was made here, the last one last. */
  #before: (readonly Answer[])[] = [];

  /** Kept for the phase where nothing else is said. */
  constructor(table: Table, seat: number, kept: Drawer = new Kept("plan", table, seat)) {
    this.#kept = kept;
    this.answers = kept.read() ?? [];
  }

  add(...answers: Answer[]): void {
    this.#set([...this.answers, ...answers]);
  }

  /** Put another answer in the place of one. */
  replace(at: number, answer: Answer): void {
    this.#set(this.answers.with(at, answer));
  }

  /** Plan a walk: instead of the answer at a place, with those who take the same way, or as one more. Where it stands. */
  lay(walk: Answer, at?: number): number {
    if (at !== undefined) {
      this.replace(at, walk);
      return at;
    }
    const same = this.answers.findIndex((one) => isSameWay(one, walk));
    const tokens = Number(walk.tokens) + Number(this.answers[same]?.tokens ?? 0);
    if (same < 0) this.add(walk);
    else this.replace(same, { ...walk, tokens });
    return same < 0 ? this.answers.length - 1 : same;
  }

  /** Plan several walks with one change. */
  layAll(walks: readonly Answer[]): void {
    const before = this.answers;
    const changes = this.#before.length;
    for (const walk of walks) this.lay(walk);
    this.#before.splice(changes, Infinity, before);
  }

  /** Take answers out of the plan: some from a place on, the last one, or all. */
  remove(first = this.answers.length - 1, count = 1): void {
    this.#set(this.answers.filter((_, at) => at < first || at >= first + count));
  }

  /** Let the plan be another one. */
  become(answers: readonly Answer[]): void {
    this.#set(answers);
  }

  clear(): void {
    this.#set([]);
  }

  /** Whether there is something to take back. */
  get changed(): boolean {
    return this.answers.length > 0 || this.#before.length > 0;
  }

  /** As it was before the last change; after a reload, without its last line. */
  undo(): void {
    const before = this.#before.pop() ?? this.answers.slice(0, rowsOf(this.answers).at(-1)?.first ?? 0);
    this.#lay(before);
  }

  /** It was carried out: nothing is planned any more, but who takes everything back finds it again. */
  rest(): void {
    this.answers = [];
    this.refused = undefined;
    this.#before = [];
  }

  #set(answers: readonly Answer[]): void {
    this.#before.push(this.answers);
    this.#lay(answers);
  }

  #lay(answers: readonly Answer[]): void {
    this.answers = answers;
    this.refused = undefined;
    this.#kept.write(answers.length ? answers : undefined);
  }
}
