/** The trade floor as a seat sees it: the open offers, who still trades, and what would fit an offer. */

import { cardOf } from "../cards";
import type { Printed } from "../printed";
import { gainOf, leastMissed, ofKinds, without } from "./sets";
import type { View } from "../view";

/** What is said of one side: how many cards, which commodities are truly among them, and what is only claimed. */
export type Terms = { count: number; kinds: string[]; claims: string[] };

export type Offer = {
  id: string;
  version: number;
  maker: number;
  /** The seat that it is made to; all where there is none. */
  to?: number;
  /** The sealed cards, for their owner only. */
  gives?: string[];
  says: Terms;
  wants: Terms;
  /** The offer that this one replies to. */
  reply?: string;
  note: string;
};

type Ask = { frame: string; seat: number; given?: unknown };
type Step = { frame: string; alarm?: boolean };
type Flow = { asks: Record<string, Ask>; steps: Record<string, Step> };

export type Trader = { seat: number; finished: boolean };

/** An offer with what accepting it would mean to me. */
export type Chance = {
  offer: Offer;
  /** The cards that I would give; none where I cannot give what it wants. */
  gives: string[] | undefined;
  /** By how much my sets change with the cards that are truly named. */
  gain: number;
  /** The same if all claims were true. */
  perhaps: number;
  /** How many cards nobody has named. */
  unknown: number;
};

const flowOf = (view: View): Flow => (view as unknown as { flow: Flow }).flow;

export const offersOf = (view: View): Offer[] => Object.values(view.floor.offers) as unknown as Offer[];

/** Whoever takes part in the trade, in the order of the seats. */
export function tradersOf(view: View): Trader[] {
  return Object.values(flowOf(view).asks)
    .filter(({ frame }) => frame === "ask_trade")
    .map(({ seat, given }) => ({ seat, finished: given !== undefined }))
    .sort((one, other) => one.seat - other.seat);
}

const tradeOf = (view: View): Step | undefined =>
  Object.values(flowOf(view).steps).find(({ frame }) => frame === "trade");

export const isOpen = (view: View): boolean => tradeOf(view) !== undefined;

/** Whether the time is up, so that only open offers may still be accepted. */
export const hasRung = (view: View): boolean => tradeOf(view)?.alarm === true;

/** Whether an offer concerns two seats alone. */
export const isBetween = ({ maker, to }: Offer, one: number, other: number): boolean =>
  (maker === one && to === other) || (maker === other && to === one);

/** One version of an offer: another one is another offer to whoever reads it. */
export const keyOf = ({ id, version }: Offer): string => `${id}@${version}`;

/** What people call an offer: which of its maker's offers to the same audience it is. */
export const numberOf = (offer: Offer): number => Number(offer.id.slice(offer.id.lastIndexOf("-") + 1));

export const isTradeable = (printed: Printed, card: string): boolean => cardOf(printed, card).tradeable;

/** Cards of a hand that keep what an offer wants: the named ones, and those that are missed least. */
export function fitting(printed: Printed, hand: readonly string[], wants: Terms): string[] | undefined {
  const named = ofKinds(printed, hand, wants.kinds);
  if (named.length < wants.kinds.length) return undefined;
  const blind = leastMissed(printed, without(hand, named) ?? [], wants.count - named.length);
  return blind && [...named, ...blind];
}

/** What accepting an offer would mean to a hand, with these cards or those that are missed least. */
export function chanceOf(printed: Printed, hand: readonly string[], offer: Offer, chosen?: string[]): Chance {
  const gives = chosen && without(hand, chosen) ? chosen : fitting(printed, hand, offer.wants);
  const { kinds, claims, count } = offer.says;
  return {
    offer,
    gives,
    gain: gainOf(printed, hand, gives ?? [], kinds),
    perhaps: gainOf(printed, hand, gives ?? [], [...kinds, ...claims]),
    unknown: count - kinds.length,
  };
}

/** The better ones first: what can be accepted at all, then by its certain gain, the latest of equals. */
export function byPromise(one: Chance, other: Chance): number {
  const able = Number(other.gives !== undefined) - Number(one.gives !== undefined);
  return able || other.gain - one.gain || numberOf(other.offer) - numberOf(one.offer);
}
