/** The review of a finished game: what the house tells of a seat, and another game from one of its moments. */

import { api, ask, type Schemas, type TableCard } from "../api/client";
import type { Standing } from "../lib/protocol";
import { session } from "../lib/session.svelte";
import type { Table } from "../lib/table.svelte";

export type Review = Schemas["ReviewTold"];
export type Moment = Schemas["MomentTold"];
export type Sum = Schemas["KindTold"];

/** The language of the table, and what lets one in where one has no seat. */
const mannersAt = ({ language, invitation }: Table): { language: string; invitation?: string } =>
  invitation ? { language, invitation } : { language };

/** What the house tells of a seat, in the language of the table. It takes seconds when nobody has asked before. */
export async function fetchReview(table: Table, seat: number): Promise<Review> {
  const query = { seat, ...mannersAt(table) };
  return ask(api.GET("/api/tables/{id}/review", { params: { path: { id: table.id }, query } }));
}

/** Play on from before a moment, against bots, at a table of its own. */
export async function playOn(table: Table, moment: Moment, seat: number, bot: string): Promise<TableCard> {
  await session.somebody();
  const body: Schemas["WhatIf"] = { number: moment.again, seat, bot };
  const params = { path: { id: table.id }, query: mannersAt(table) };
  return ask(api.POST("/api/tables/{id}/what-if", { params, body }));
}

/** Whose review is shown first: of the seat that one looks from, or of the winner. */
export function firstSeat(table: Table): number {
  return table.seat ?? table.now.standings.find(({ rank }) => rank === 1)?.seat ?? 0;
}

/** Who won, if that is somebody else. */
export function winnerBeside(standings: readonly Standing[], seat: number): number | undefined {
  const best = standings.filter(({ rank }) => rank === 1).map((one) => one.seat);
  return best.includes(seat) ? undefined : best[0];
}

/** A change in whole numbers, as the figures are estimates; what is told is never nothing. */
export const whole = (change: number): number =>
  Math.sign(change) * Math.max(1, Math.round(Math.abs(change)));

/** The sums that are worth a line: those that are not nothing. */
export const worthALine = (sums: readonly Sum[]): Sum[] =>
  sums.filter(({ change }) => Math.round(Math.abs(change)) > 0);

/** The moment that a key leads to from another; undefined where it leads nowhere. */
export function momentBy(key: string, at: number, count: number): number | undefined {
  const next = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}
