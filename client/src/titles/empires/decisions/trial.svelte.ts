/** Answers tried before they are given: what the rules say of each, and what they would lead to. */

import { untrack } from "svelte";
import { HouseError } from "../../../api/client";
import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { consult, type Told } from "../counsel";
import { openOf } from "./series";

export type Plan = Told<"plan">;
export type Reach = Told<"reach">;

type Question<T> = () => Promise<T>;

/** How long to wait, in milliseconds, before the rules are asked again where they were asked too often. */
const BREATH = 400;

const isTooOften = (error: unknown): boolean => error instanceof HouseError && error.status === 429;

/** What the rules said last, kept until they have said something newer. One question is put at a time: what changes
 * meanwhile is asked when the answer is there, and what nobody wants to know any more is never asked. */
class Heard<T> {
  told = $state.raw<T>();
  /** Whether what was told belongs to what is asked now. */
  current = $state(false);
  #next: Question<T> | undefined;
  #asking = false;

  /** Ask whenever what `ask` looks at changes. */
  constructor(ask: () => Question<T> | undefined) {
    $effect(() => {
      this.#next = ask();
      untrack(() => {
        this.current = false;
        if (!this.#asking) void this.#hear();
      });
    });
    $effect(() => () => (this.#next = undefined));
  }

  async #hear(): Promise<void> {
    this.#asking = true;
    while (this.#next) {
      const question = this.#next;
      try {
        const told = await question();
        if (this.#next !== question) continue;
        this.told = told;
        this.current = true;
        this.#next = undefined;
      } catch (error) {
        if (isTooOften(error)) await new Promise((rested) => setTimeout(rested, BREATH));
        else if (this.#next === question) this.#next = undefined; // the table has gone on
      }
    }
    this.#asking = false;
  }
}

/** What answers to the open question of a kind would lead to. */
export function tryOut(table: Table, kind: string, answers: () => readonly Answer[]): Heard<Plan> {
  return new Heard(() => {
    const tried = [...answers()];
    const { number } = table.now;
    if (!number || !openOf(table, kind)) return undefined;
    return () => consult(table, "plan", { answers: tried as never });
  });
}

export type From = { area?: string; ship?: number };
/** What was told, and from where one looked. */
export type Around = Reach & { from: From };

/** Where one can get to from an area or with a ship after what is planned, and what can still be done. */
export function lookAround(table: Table, from: () => From, after: () => readonly Answer[]): Heard<Around> {
  return new Heard(() => {
    const here = from();
    const args = { ...here, after: [...after()] as never };
    const { number } = table.now;
    if (!number || !openOf(table, "move")) return undefined;
    return async () => ({ ...(await consult(table, "reach", args)), from: here });
  });
}

/** The calamity that is being resolved, with what it costs each seat and who may be chosen. */
export function reckon(
  table: Table,
  kind: string,
): Heard<Told<"calamity">["calamities"][number] | undefined> {
  return new Heard(() => {
    const { number } = table.now;
    if (!number || !openOf(table, kind)) return undefined;
    return async () => {
      const { calamities } = await consult(table, "calamity", {});
      return calamities.find((one) => one.now === "under_way");
    };
  });
}
