/** Answers tried before they are given: what the rules say of each, and what they would lead to. */

import { untrack } from "svelte";
import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { consult, type Told } from "../counsel";

export type Plan = Told<"plan">;
export type Reach = Told<"reach">;

/** What the rules said last, kept until they have said something newer. */
class Heard<T> {
  told = $state.raw<T>();
  /** Whether what was told belongs to what is asked now. */
  current = $state(false);

  /** Ask whenever what `ask` looks at changes; a late answer to an earlier question is not heard. */
  constructor(ask: () => Promise<T> | undefined) {
    $effect(() => {
      const asked = ask();
      untrack(() => (this.current = false));
      let late = false;
      asked?.then(
        (told) => {
          if (late) return;
          this.told = told;
          this.current = true;
        },
        () => undefined, // the table has gone on: what comes next is asked again
      );
      return () => (late = true);
    });
  }
}

/** What answers to the open question would lead to; nothing is asked while there are none and `empty` is not set. */
export function tryOut(table: Table, answers: () => readonly Answer[], empty = false): Heard<Plan> {
  return new Heard(() => {
    const tried = answers();
    if (!tried.length && !empty) return undefined;
    return consult(table, "plan", { answers: [...tried] as never });
  });
}

export type From = { area?: string; ship?: number };

/** Where one can get to from an area or with a ship after what is planned, and what can still be done. */
export function lookAround(table: Table, from: () => From, after: () => readonly Answer[]): Heard<Reach> {
  return new Heard(() => consult(table, "reach", { ...from(), after: [...after()] as never }));
}
