/** Of many offers, those that one wants to see. */

import { commodityOf } from "../cards";
import type { Block, Printed } from "../printed";
import type { Chance } from "./floor";

/** What one wants to see; whatever is not set does not matter. */
export type Wish = {
  /** Only offers that I can give what they want for. */
  able?: boolean;
  /** Only offers that certainly gain something. */
  gains?: boolean;
  /** Only offers that are made to me alone. */
  alone?: boolean;
  block?: Block;
  /** A commodity that is named on either side. */
  commodity?: string;
  /** Whose offers. */
  seat?: number;
};

/** What can be wished for by one press. */
export const SWITCHES = ["able", "gains", "alone"] as const;
export type Switch = (typeof SWITCHES)[number];

export const ANYTHING: Wish = {};

export const isSelective = (wish: Wish): boolean =>
  Object.values(wish).some((part) => part !== undefined && part !== false);

/** How many of the best offers are shown before one asks for all. */
export const BEST = 5;

/** The commodities that an offer names, true, claimed or wanted. */
export function namedIn(printed: Printed, { offer: { says, wants } }: Chance): Set<string> {
  return new Set([...says.kinds, ...says.claims, ...wants.kinds].map((card) => commodityOf(printed, card)));
}

export function isWished(
  printed: Printed,
  wish: Wish,
  chance: Chance,
  blockOf: (seat: number) => Block | undefined,
): boolean {
  const { offer, gives, gain } = chance;
  return (
    (!wish.able || gives !== undefined) &&
    (!wish.gains || (gives !== undefined && gain > 0)) &&
    (!wish.alone || offer.to !== undefined) &&
    (wish.block === undefined || blockOf(offer.maker) === wish.block) &&
    (wish.commodity === undefined || namedIn(printed, chance).has(wish.commodity)) &&
    (wish.seat === undefined || offer.maker === wish.seat)
  );
}
