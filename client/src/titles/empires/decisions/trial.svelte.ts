/** Answers tried before they are given: what the rules say of each, and what they would lead to. */

import type { Answer, Request } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { foremost } from "../calamity/reading";
import { consult, consultOn, type Told } from "../counsel";
import { Heard } from "../heard.svelte";
import { sideOf, viewOf } from "../view";
import { askOf } from "./reading";
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
/** What was told, from where one looked, and after which plan. */
export type Around = Reach & { from: From; after: readonly Answer[] };

/** Ask once where one can get to. */
export async function lookFrom(
  table: Table,
  kind: string,
  from: From,
  after: readonly Answer[],
): Promise<Around> {
  const args = { ...from, after: [...after] as never, ahead: kind === AHEAD };
  return { ...(await consultOn(table, "reach", args)), from, after };
}

/** Where one can get to from an area or with a ship after what is planned, and what can still be done. */
export function lookAround(
  table: Table,
  kind: string,
  from: () => From,
  after: () => readonly Answer[],
): Heard<Around> {
  const ahead = kind === AHEAD;
  return new Heard(() => {
    const [here, planned] = [from(), [...after()]];
    const args = { ...here, after: planned as never, ahead };
    if (!ahead && !isAsked(table, kind)) return undefined;
    return {
      about: aboutMine(table, args),
      put: async () => ({ ...(await consult(table, "reach", args)), from: here, after: planned }),
    };
  });
}

/** One's own region with cities to come, before turn 1 of a Short Game: whom it feeds, and where the next is best. */
export function surveyRegion(
  table: Table,
  kind: string,
  cities: () => readonly string[],
): Heard<Told<"region">> {
  return new Heard(() => {
    const args = { cities: [...cities()] };
    if (!isAsked(table, kind)) return undefined;
    return { about: aboutMine(table, args), put: () => consult(table, "region", args) };
  });
}

/** What every tax rate would bring. */
export function foreseeRates(table: Table, kind: string): Heard<Told<"rates">> {
  return new Heard(() => {
    if (!isAsked(table, kind)) return undefined;
    return { about: aboutMine(table, kind), put: () => consult(table, "rates", {}) };
  });
}

/** The calamity that is asked about, with what it costs each seat and who may be chosen; its twin is another one. */
export function reckon(
  table: Table,
  request: Request,
): Heard<Told<"calamity">["calamities"][number] | undefined> {
  return new Heard(() => {
    if (!isAsked(table, request.kind)) return undefined;
    return {
      about: aboutMine(table, request.id),
      put: async () => {
        const card = askOf(viewOf(table), request)?.card;
        const { calamities } = await consult(table, "calamity", {});
        const strikes = calamities.filter((one) => one.now === "under_way");
        return foremost(strikes, request.seat, card);
      },
    };
  });
}
