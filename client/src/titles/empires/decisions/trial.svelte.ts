/** Answers tried before they are given: what the rules say of each, and what they would lead to. */

import type { Answer } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { consult, type Told } from "../counsel";
import { Heard } from "../heard.svelte";
import { sideOf, viewOf } from "../view";
import { openOf } from "./series";

export type Plan = Told<"plan">;
export type Reach = Told<"reach">;

/** Whether a question of this kind is open; looked at anew with every entry of the table. */
const isAsked = (table: Table, kind: string): boolean =>
  table.now.number >= 0 && openOf(table, kind) !== undefined;

/** What is tried, and with what: one's own side changes with one's own answers. */
const aboutMine = (table: Table, tried: unknown): string =>
  JSON.stringify([table.language, table.seat, sideOf(viewOf(table), table.seat ?? 0), tried]);

/** The kind of a movement that is planned before its time: nothing is asked, and the rules are asked all the same. */
export const AHEAD = "ahead";

/** What answers to the open question of a kind would lead to; with `offers` also what may be answered after them. In a
 * `series` what is left when the rules ask for no more is not tried: it is not sent either. */
export function tryOut(
  table: Table,
  kind: string,
  answers: () => readonly Answer[],
  how?: "offers" | "series",
): Heard<Plan> {
  const ahead = kind === AHEAD;
  const [offers, series] = [how === "offers", how === "series"];
  return new Heard(() => {
    const tried = [...answers()];
    if (!ahead && !isAsked(table, kind)) return undefined;
    return {
      about: aboutMine(table, tried),
      put: () => consult(table, "plan", { answers: tried as never, ahead, offers, series }),
    };
  });
}

export type From = { area?: string; ship?: number };
/** What was told, and from where one looked. */
export type Around = Reach & { from: From };

/** Where one can get to from an area or with a ship after what is planned, and what can still be done. */
export function lookAround(
  table: Table,
  kind: string,
  from: () => From,
  after: () => readonly Answer[],
): Heard<Around> {
  const ahead = kind === AHEAD;
  return new Heard(() => {
    const here = from();
    const args = { ...here, after: [...after()] as never, ahead };
    if (!ahead && !isAsked(table, kind)) return undefined;
    return {
      about: aboutMine(table, args),
      put: async () => ({ ...(await consult(table, "reach", args)), from: here }),
    };
  });
}

/** What every tax rate would bring. */
export function foreseeRates(table: Table, kind: string): Heard<Told<"rates">> {
  return new Heard(() => {
    if (!isAsked(table, kind)) return undefined;
    return { about: aboutMine(table, kind), put: () => consult(table, "rates", {}) };
  });
}

/** The calamity that is being resolved, with what it costs each seat and who may be chosen. */
export function reckon(
  table: Table,
  kind: string,
): Heard<Told<"calamity">["calamities"][number] | undefined> {
  return new Heard(() => {
    if (!isAsked(table, kind)) return undefined;
    return {
      about: aboutMine(table, kind),
      put: async () => {
        const { calamities } = await consult(table, "calamity", {});
        return calamities.find((one) => one.now === "under_way");
      },
    };
  });
}
