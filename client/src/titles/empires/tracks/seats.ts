/** What everybody may see of the seats: figures, the orders of play, and what each of them is doing. */

import type { TableState } from "../../../lib/protocol";
import { blockOf, BLOCKS, hasBlocks } from "../blocks";
import { allows, type Block, type Printed } from "../printed";
import { type Side, seatsOf, sideOf, type View } from "../view";

/** The columns of the seats sheet, in their order. */
export const FIGURES = ["cities", "hand", "treasury", "stock", "tokens"] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

/** What a seat is doing: it joins later, moves now or already plans, places what a Short Game begins with, waits for others, or is done; nothing where it is not asked. */
export type Doing =
  | "joins"
  | "moves"
  | "plans"
  | "trades"
  | "places"
  | "decides"
  | "waits"
  | "waits-for-you"
  | "done"
  | undefined;

type Ask = { seat: number; given?: unknown; after?: number[] };

export function tokensOnBoard(view: View, seat: number): number {
  return Object.values(view.areas).reduce((sum, { tokens }) => sum + (tokens?.[seat] ?? 0), 0);
}

export function figuresOf(view: View, seat: number): Figures {
  const { cities, hand, treasury, stock } = sideOf(view, seat);
  return { cities, hand, treasury, stock, tokens: tokensOnBoard(view, seat) };
}

/** How many victory points a seat has at the moment that is shown. */
export function pointsOf({ standings }: TableState): (seat: number) => number {
  const scores = new Map(standings.map(({ seat, score }) => [seat, score]));
  return (seat) => scores.get(seat) ?? 0;
}

type Place = readonly number[];

function ordered(view: View, place: (side: Side) => Place): number[] {
  const places = new Map(seatsOf(view).map((seat) => [seat, place(sideOf(view, seat))]));
  return [...places.keys()].sort((one, other) => compare(places.get(one) ?? [], places.get(other) ?? []));
}

function compare(one: Place, other: Place): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The places of the civilizations in A.S.T. order; some A.S.T. have one of their own. */
const rankingOf = (printed: Printed, { rules }: View): Record<string, number> =>
  printed.asts[rules.ast]?.ranking ?? printed.ranking;

const rankOf = (printed: Printed, view: View, { civilization }: Side): number =>
  rankingOf(printed, view)[civilization] ?? 0;

/** The most people go first, A.S.T.-Ranking breaks ties; who holds Military comes after all others, in some games
 * who holds Advanced Military after these. */
export function censusOrder(printed: Printed, view: View): number[] {
  const group = ({ advances }: Side): number =>
    allows(printed, advances, "last_moves") ? 2 : allows(printed, advances, "later_moves") ? 1 : 0;
  return ordered(view, (side) => [group(side), -side.census, rankOf(printed, view, side)]);
}

/** In the order of the A.S.T.; who has no civilization yet comes last. */
export const rankingOrder = (printed: Printed, view: View): number[] =>
  ordered(view, (side) => [rankingOf(printed, view)[side.civilization] ?? Infinity]);

/** The order in which the seats are listed: before the first turn that of the A.S.T., then that of the census. */
export const listedOrder = (printed: Printed, view: View): number[] =>
  view.turn === 0 ? rankingOrder(printed, view) : censusOrder(printed, view);

/** What that order is called. */
export const listedBy = ({ turn }: View): string =>
  turn === 0 ? "empires-tracks-in-ranking-order" : "empires-tracks-in-census-order";

/** The fewest cities go first, A.S.T.-Ranking breaks ties. */
export const cityOrder = (printed: Printed, view: View): number[] =>
  ordered(view, (side) => [side.cities, rankOf(printed, view, side)]);

/** Whoever is furthest on the track goes first, A.S.T.-Ranking breaks ties. */
export const progressOrder = (printed: Printed, view: View): number[] =>
  ordered(view, (side) => [-side.ast, rankOf(printed, view, side)]);

/** More seats than this have one line each, and lists of them can be ordered: from twelve on there are two blocks. */
export const FEW = 11;

export const isCrowded = (view: View): boolean => seatsOf(view).length > FEW;

/** In what order a crowd of seats is listed. */
/** How wide a column has to be for figures, in pixels: those in thousands take more than two digits do. */
export const roomFor = (texts: readonly string[]): number =>
  Math.max(26, 4 + Math.ceil(7.5 * Math.max(0, ...texts.map((text) => text.length))));

export const ORDERS = ["blocks", "census", "points"] as const;
export type Order = (typeof ORDERS)[number];

/** Seats under a common heading; without blocks there is one group that has none. */
export type Group = { block?: Block; seats: number[] };

/** The orders that say something in this game. */
export const ordersOf = (printed: Printed, view: View): Order[] =>
  ORDERS.filter((order) => order !== "blocks" || hasBlocks(printed, view));

/** The seats as they are listed; within a block those with most points come first. */
export function groupsOf(
  printed: Printed,
  view: View,
  order: Order,
  points: (seat: number) => number,
): Group[] {
  const byCensus = censusOrder(printed, view);
  if (order === "census") return [{ seats: byCensus }];
  const byPoints = byCensus.toSorted((one, other) => points(other) - points(one));
  if (order === "points") return [{ seats: byPoints }];
  return BLOCKS.map((block) => ({
    block,
    seats: byPoints.filter((seat) => blockOf(printed, view, seat) === block),
  }));
}

/** What a seat is doing, as far as everybody may see it. */
export function doingOf(shown: TableState, view: View, seat: number, me: number | undefined): Doing {
  if (shown.over) return undefined;
  if (view.latecomers?.includes(seat)) return "joins";
  const asks = Object.entries((view.flow?.asks ?? {}) as Record<string, Ask>);
  const mine = asks.filter(([, ask]) => ask.seat === seat).map(([, ask]) => ask);
  if (shown.awaited[seat]) return awaited(view.phase, asks, seat);
  const nodes = asks
    .filter(([, ask]) => ask.seat === me && ask.given === undefined)
    .map(([node]) => Number(node));
  const after = mine.flatMap((ask) => (ask.given === undefined ? (ask.after ?? []) : []));
  if (after.some((node) => nodes.includes(node))) return "waits-for-you";
  if (after.length) return "waits";
  return mine.length && mine.every((ask) => ask.given !== undefined) ? "done" : undefined;
}

/** In movement the first in census order who is not done moves; those after may plan already. */
function awaited(phase: string, asks: [string, Ask][], seat: number): Doing {
  if (phase === "trade") return "trades";
  if (phase === "founding" || phase === "settlement") return "places";
  if (phase !== "movement") return "decides";
  const first = asks.find(([, ask]) => ask.given === undefined && !ask.after?.length);
  return first?.[1].seat === seat ? "moves" : "plans";
}
