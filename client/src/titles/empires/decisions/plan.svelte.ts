/** A private plan: answers that were chosen but not given. It is kept in this browser, and nobody else sees it. */

import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { Kept } from "../kept";

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

  /** Take answers out of the plan: some from a place on, the last one, or all. */
  remove(first = this.answers.length - 1, count = 1): void {
    this.#set(this.answers.filter((_, at) => at < first || at >= first + count));
  }

  clear(): void {
    this.#set([]);
  }

  #set(answers: readonly Answer[]): void {
    this.answers = answers;
    this.refused = undefined;
    this.#kept.write(answers.length ? answers : undefined);
  }
}
