/** What one is about to answer: something on the board is taken up, then one of the ways that it offers. */

import type { Answer, Option, Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { Printed } from "./printed";
import { sideOf, viewOf, type View } from "./view";

/** The parts of an answer that name something on the board. */
const NAMING = ["civilization", "action", "choice", "technology", "wonder", "card"] as const;

/** Whether an answer is about something that lies on the board. */
export const mentions = (answer: Answer, id: string): boolean => NAMING.some((part) => answer[part] === id);

/** Whether an answer is about nothing that lies on the board: rest, skip, done, or an ability that just acts. */
export const placeless = (answer: Answer): boolean =>
  NAMING.every((part) => answer[part] === undefined || answer[part] === null);

export class Choice {
  /** What was taken up on the board: an action, a card, a technology. */
  taken = $state<string>();
  /** Which of the request's options. */
  pick = $state<number>();
  /** Where in the window a worker is being held, and over which action. */
  held = $state<{ x: number; y: number }>();
  over = $state<string>();
  /** Whether one's answer is on its way: what is asked next takes the place of the question that is gone. */
  answering = false;

  constructor(
    readonly table: Table,
    readonly printed: Printed,
  ) {}

  readonly view = $derived.by((): View => viewOf(this.table));
  /** The seat that is looked from; whoever only watches sits with whoever has the turn. */
  readonly seat = $derived.by(() => this.table.seat ?? this.view.active ?? 0);
  readonly side = $derived.by(() => sideOf(this.view, this.seat));
  readonly request = $derived.by((): Request | undefined =>
    this.table.requests.find((request) => request.seat === this.table.seat),
  );
  readonly options = $derived.by((): readonly Option[] => this.request?.options ?? []);

  /** The options that stand to be chosen now, with their numbers. */
  readonly offered = $derived.by((): { option: Option; place: number }[] => {
    const numbered = this.options.map((option, place) => ({ option, place }));
    const { taken, request } = this;
    if (taken) return numbered.filter(({ option }) => mentions(option.answer, taken));
    if (request && LISTED.includes(request.kind)) return numbered;
    return numbered.filter(({ option }) => placeless(option.answer));
  });

  readonly answer = $derived.by((): Answer | undefined =>
    this.pick === undefined ? undefined : this.options[this.pick]?.answer,
  );

  /** Whether something on the board can be part of an answer now. */
  offers(id: string): boolean {
    return this.options.some(({ answer }) => mentions(answer, id));
  }

  /** Take something up; what has only one way is chosen by that. Taken up once more, it is put back. */
  take(id: string): void {
    if (this.taken === id) return this.clear();
    this.taken = id;
    this.pick = this.offered.length === 1 ? this.offered[0]?.place : undefined;
  }

  /** Put back what was taken up; where only one answer is left, that is chosen. */
  clear(): void {
    this.taken = undefined;
    this.pick = this.options.length === 1 ? 0 : undefined;
  }
}

/** Questions whose answers are few, so that all of them are listed. */
const LISTED = ["technology", "wonder", "turn_end", "free_action", "special"];
