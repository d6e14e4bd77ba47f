/** What two cards count when they are put in or taken: the rules of the market, reckoned before anything is sent. */

import { commodityOf, faceOf, setWorth } from "../cards";
import type { Printed } from "../printed";
import { isRed, numberOf, type Lying, type Market } from "./spaces";

/** A card of the hand and the space that it goes to. */
export type Put = { card: string; space: string };

/** A card as it counts: its face, its column's number because it lies face down, or the number of its red space. */
export type Part = { worth: number; as: "face" | "down" | "red" };

/** What one side of a trade counts, and why. */
export type Sum = {
  total: number;
  parts: Part[];
  /** The face of two equal cards that count as a set. */
  pair?: number;
  /** Two equal cards that count alone, as one of them lies face down or on red. */
  single?: true;
};

/** The face that equal cards have in common; nothing where one is unknown, another, or worth nothing. */
function faceInCommon(printed: Printed, cards: readonly (string | undefined)[]): number | undefined {
  const [first, ...others] = cards;
  if (first === undefined || !others.length) return undefined;
  const commodity = commodityOf(printed, first);
  const isTwin = (card: string | undefined): boolean =>
    card !== undefined && commodityOf(printed, card) === commodity;
  return others.every(isTwin) ? faceOf(printed, first) || undefined : undefined;
}

const isFace = ({ as }: Part): boolean => as === "face";

/** Cards that are put in: equal ones are a pair in whatever rows they lie, but not on red. */
export function placedSum(printed: Printed, puts: readonly Put[]): Sum {
  const parts = puts.map(({ card, space }): Part =>
    isRed(space) ? { worth: numberOf(space), as: "red" } : { worth: faceOf(printed, card), as: "face" },
  );
  return sumOf(
    printed,
    parts,
    puts.map(({ card }) => card),
  );
}

/** What a card that lies on the board counts for whoever takes it. */
export function takenPart(printed: Printed, space: string, { lies, card }: Lying): Part {
  if (isRed(space)) return { worth: numberOf(space), as: "red" };
  if (lies === "open" && card !== undefined) return { worth: faceOf(printed, card), as: "face" };
  return { worth: numberOf(space), as: "down" };
}

/** Cards that are taken: only open ones are a pair. */
export function takenSum(printed: Printed, market: Market, takes: readonly string[]): Sum {
  const lying = takes.flatMap((space): [string, Lying][] => {
    const found = market.spaces[space];
    return found ? [[space, found]] : [];
  });
  const parts = lying.map(([space, card]) => takenPart(printed, space, card));
  return sumOf(
    printed,
    parts,
    lying.map(([, { card }]) => card),
  );
}

function sumOf(printed: Printed, parts: Part[], cards: readonly (string | undefined)[]): Sum {
  const face = faceInCommon(printed, cards);
  if (face !== undefined && parts.every(isFace))
    return { total: setWorth(face, parts.length), parts, pair: face };
  const total = parts.reduce((sum, { worth }) => sum + worth, 0);
  return { total, parts, ...(face === undefined ? {} : { single: true }) };
}

/** Open cards that would count as a set if all of them were taken, and what that costs. */
export function pairsOn(printed: Printed, market: Market): { spaces: string[]; worth: number }[] {
  const open = Object.entries(market.spaces).filter(([, { lies, card }]) => lies === "open" && card);
  const together = new Map<string, string[]>();
  for (const [space, { card = "" }] of open) {
    const commodity = commodityOf(printed, card);
    together.set(commodity, [...(together.get(commodity) ?? []), space]);
  }
  return [...together.values()].flatMap((spaces) => {
    const { pair, total } = takenSum(printed, market, spaces);
    return pair === undefined ? [] : [{ spaces: spaces.sort(), worth: total }];
  });
}
