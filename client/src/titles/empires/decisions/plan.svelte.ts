/** A private plan: answers that were chosen but not given. It is kept in this browser, and nobody else sees it. */

import { keep, recall } from "../../../lib/kept";
import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";

type Kept = { turn: number; phase: string; answers: Answer[] };

export class PrivatePlan {
  answers = $state.raw<readonly Answer[]>([]);
  /** The place in the plan of the answer that the house refused, if it did. */
  refused = $state<number>();
  readonly #key: string;

  constructor(
    readonly table: Table,
    seat: number,
  ) {
    this.#key = `plan.${table.id}.${seat}`;
    this.#recall();
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
    const { turn, phase } = this.table.now;
    keep(this.#key, answers.length ? { turn, phase, answers } : undefined);
  }

  /** What was planned before a reload; a plan of another turn is forgotten. */
  #recall(): void {
    const kept = recall<Kept>(this.#key);
    const { turn, phase } = this.table.now;
    if (kept?.turn === turn && kept.phase === phase) this.answers = kept.answers;
    else keep(this.#key, undefined);
  }
}
