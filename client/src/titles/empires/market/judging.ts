/** Why something cannot be put or taken on the market: said before it is sent, from what everybody can see. */

import { cardOf } from "../cards";
import type { MarketBoard, Printed } from "../printed";
import { isCalamity } from "../trade/sets";
import { numberOf, columnSpaces, isRed, type Market } from "./spaces";
import type { Put } from "./worth";

/** What is wrong, with what its sentence mentions. The sentences are `empires-market-no-<why>`. */
export type Refusal = { why: Why; card?: string; space?: string; count?: number };

export type Why =
  /** The card can never be traded. */
  | "stays"
  /** A calamity goes on red only. */
  | "calamity"
  /** A commodity goes into the column of its number only. */
  | "column"
  /** Another card lies there, or is about to. */
  | "occupied"
  /** The card there is taken in the same trade, which does not make its space free. */
  | "leaving"
  /** No space of the column is free; perhaps as a card of it is only being taken. */
  | "full"
  | "full-leaving"
  /** No red space is free. */
  | "red-full"
  /** A calamity that was drawn lies there for all to see. */
  | "blocked"
  /** Nothing lies there. */
  | "empty"
  /** Two are put in, or taken, already. */
  | "enough-in"
  | "enough-out";

/** What a trade is made of while one thinks about it. */
export type Plan = { puts: readonly Put[]; takes: readonly string[] };

/** Which column a card belongs to. */
export const homeOf = (printed: Printed, card: string): number => cardOf(printed, card).stack;

const isFilled = (market: Market, { puts }: Plan, space: string): boolean =>
  market.spaces[space] !== undefined || puts.some((put) => put.space === space);

/** Why a card cannot be put on a space; nothing where it can. */
export function whyNotPut(
  printed: Printed,
  market: Market,
  plan: Plan,
  { card, space }: Put,
): Refusal | undefined {
  if (!cardOf(printed, card).tradeable) return { why: "stays", card };
  if (isFilled(market, plan, space))
    return { why: plan.takes.includes(space) ? "leaving" : "occupied", card, space };
  if (isRed(space)) return undefined;
  if (isCalamity(printed, card)) return { why: "calamity", card, space };
  return homeOf(printed, card) === numberOf(space) ? undefined : { why: "column", card, space };
}

/** The spaces that a card can be put on now, those of its column first. */
export function spacesFor(
  printed: Printed,
  board: MarketBoard,
  market: Market,
  plan: Plan,
  card: string,
): string[] {
  const own = isCalamity(printed, card) ? [] : columnSpaces(board, homeOf(printed, card));
  const all = [...own, ...Object.keys(board.red_spaces)];
  return all.filter((space) => !whyNotPut(printed, market, plan, { card, space }));
}

/** Why a card that was taken up has no place of its own to go to. */
export function whyNoSpace(printed: Printed, board: MarketBoard, plan: Plan, card: string): Refusal {
  if (!cardOf(printed, card).tradeable) return { why: "stays", card };
  if (isCalamity(printed, card)) return { why: "red-full", card };
  const own = columnSpaces(board, homeOf(printed, card));
  return { why: own.some((space) => plan.takes.includes(space)) ? "full-leaving" : "full", card };
}

/** Why a card of the board cannot be taken. */
export function whyNotTake(market: Market, space: string): Refusal | undefined {
  const lying = market.spaces[space];
  if (!lying) return { why: "empty", space };
  return lying.lies === "blocked" ? { why: "blocked", space, card: lying.card } : undefined;
}
