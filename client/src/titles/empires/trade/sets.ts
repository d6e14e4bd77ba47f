/** Commodities in a hand as sets: a set is worth the square of its number of cards times their face value. */

import { bonusOf, cardOf, commodityOf, copiesOf, faceOf, goodsOf, setWorth } from "../cards";
import { nameOf, type Printed, type Scene } from "../printed";

export type CommoditySet = {
  /** The commodity, and those of its cards that are in the hand. */
  card: string;
  cards: string[];
  name: string;
  face: number;
  count: number;
  /** How many of them there are in the box; none are said of Water, which never runs out. */
  copies: number | undefined;
  value: number;
  /** What the set would be worth with one card more, if there is one. */
  next: number | undefined;
};

/** A set before and after a bargain. */
export type Change = { card: string; name: string; before: number; after: number; gain: number };

export type Count = ReadonlyMap<string, number>;

export const NONE: Count = new Map<string, number>();

/** How many of each card a hand has more than before. */
export function gained(before: Count, now: Count): Count {
  const more = [...now].map(([card, count]): [string, number] => [card, count - (before.get(card) ?? 0)]);
  return new Map(more.filter(([, count]) => count > 0));
}

export const isSame = (one: Count, other: Count): boolean =>
  one.size === other.size && [...one].every(([card, count]) => other.get(card) === count);

export const isCalamity = (printed: Printed, card: string): boolean => cardOf(printed, card).calamity !== "";

export const setValue = (printed: Printed, card: string, count: number): number =>
  setWorth(faceOf(printed, card), count, bonusOf(printed, card));

/** What cards are worth, set by set. */
export function valueOf(printed: Printed, cards: readonly string[]): number {
  return [...goodsOf(printed, cards)].reduce((sum, [card, count]) => sum + setValue(printed, card, count), 0);
}

/** The sets of a hand, the most valuable first. */
export function setsOf(printed: Printed, scene: Scene, hand: readonly string[]): CommoditySet[] {
  const goods = hand.filter((card) => !isCalamity(printed, card));
  const box = copiesOf(printed, scene.cards);
  const sets = [...goodsOf(printed, goods)].map(([card, count]): CommoditySet => {
    const copies = box.get(card);
    const more = copies !== undefined && copies > count;
    return {
      card,
      cards: goods.filter((held) => commodityOf(printed, held) === card),
      name: nameOf(printed, card),
      face: faceOf(printed, card),
      count,
      copies,
      value: setValue(printed, card, count),
      next: more ? setValue(printed, card, count + 1) : undefined,
    };
  });
  return sets.sort((one, other) => other.value - one.value || other.face - one.face);
}

export const calamitiesIn = (printed: Printed, hand: readonly string[]): string[] =>
  hand.filter((card) => isCalamity(printed, card));

/** A hand without some of its cards; nothing if they are not all in it. */
export function without(hand: readonly string[], cards: readonly string[]): string[] | undefined {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** The cards of a list that a hand has, copies counted. */
export function common(cards: readonly string[], hand: readonly string[]): string[] {
  const found: string[] = [];
  for (const card of cards) if (without(hand, [...found, card])) found.push(card);
  return found;
}

/** Cards of a hand that are of these commodities, as many of them as it has. */
export function ofKinds(printed: Printed, hand: readonly string[], kinds: readonly string[]): string[] {
  const rest = [...hand];
  return kinds.flatMap((kind) => {
    const at = rest.findIndex((card) => commodityOf(printed, card) === commodityOf(printed, kind));
    return at < 0 ? [] : rest.splice(at, 1);
  });
}

/** The sets that a bargain changes, as far as its cards are known: gains first. */
export function changesOf(
  printed: Printed,
  hand: readonly string[],
  gives: readonly string[],
  gets: readonly string[],
): Change[] {
  const held = goodsOf(printed, hand);
  const after = goodsOf(printed, [...(without(hand, gives) ?? hand), ...gets]);
  const goods = [...gets, ...gives].filter((card) => !isCalamity(printed, card));
  const touched = [...goodsOf(printed, goods).keys()];
  const changes = touched.map((card): Change => {
    const [was, is] = [held.get(card) ?? 0, after.get(card) ?? 0];
    const gain = setValue(printed, card, is) - setValue(printed, card, was);
    return { card, name: nameOf(printed, card), before: was, after: is, gain };
  });
  return changes.filter(({ before, after: is }) => before !== is).sort((one, other) => other.gain - one.gain);
}

/** By how much the value of the sets changes, as far as the cards are known. */
export const gainOf = (
  printed: Printed,
  hand: readonly string[],
  gives: readonly string[],
  gets: readonly string[],
): number => changesOf(printed, hand, gives, gets).reduce((sum, { gain }) => sum + gain, 0);

/** What a single card is worth where it is: the value its set loses with it. */
function missed(printed: Printed, count: Count, card: string): number {
  const held = count.get(commodityOf(printed, card)) ?? 0;
  return setValue(printed, card, held) - setValue(printed, card, held - 1);
}

/** Cards of a hand that are missed least, one after the other. Calamities are nobody's to choose but one's own. */
export function leastMissed(printed: Printed, hand: readonly string[], number: number): string[] | undefined {
  const rest = hand.filter((card) => !isCalamity(printed, card));
  const found: string[] = [];
  while (found.length < number) {
    const count = goodsOf(printed, rest);
    const [least] = [...rest].sort(
      (one, other) => missed(printed, count, one) - missed(printed, count, other),
    );
    if (least === undefined) return undefined;
    rest.splice(rest.indexOf(least), 1);
    found.push(least);
  }
  return found;
}
