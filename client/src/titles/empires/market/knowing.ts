/** What a seat knows of cards that lie face down, and which calamities will strike from the market. */

import { cardOf } from "../cards";
import { entry, type Printed } from "../printed";
import type { Market } from "./spaces";

export type Known = {
  /** Face down in a column, but everybody has seen it. */
  shown: { space: string; card: string }[];
  /** On red: mine, and those of others. */
  mine: { space: string; card: string }[];
  others: { space: string; by: number | undefined }[];
  blocked: { space: string; card: string }[];
  /** Nobody knows these; each may be a calamity. */
  dealt: string[];
};

export function knownOf(market: Market): Known {
  const known: Known = { shown: [], mine: [], others: [], blocked: [], dealt: [] };
  for (const [space, { lies, card, by }] of Object.entries(market.spaces)) {
    if (lies === "open") continue;
    if (lies === "blocked" && card !== undefined) known.blocked.push({ space, card });
    else if (lies === "red" && card === undefined) known.others.push({ space, by });
    else if (lies === "red" && card !== undefined) known.mine.push({ space, card });
    else if (card === undefined) known.dealt.push(space);
    else known.shown.push({ space, card });
  }
  return known;
}

/** A calamity of the board that one knows of, and whether it strikes from there: those do that have secondary victims. */
export type Threat = { space: string; card: string; strikes: boolean };

export function threatsOn(printed: Printed, market: Market): Threat[] {
  return Object.entries(market.spaces).flatMap(([space, { card }]) => {
    if (card === undefined || !cardOf(printed, card).calamity) return [];
    return [{ space, card, strikes: entry(printed.cards, card).secondary_victims !== undefined }];
  });
}
