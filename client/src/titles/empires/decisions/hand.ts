/** Cards of one's own hand to choose from, kind by kind. */

import type { Answer, Option } from "../../../lib/protocol";
import { bonusOf, commodityOf, countOf, faceOf, goodsOf, setWorth } from "../cards";
import { nameOf, type Printed } from "../printed";

/** A kind of card that may go: how many one holds, its face value, how many cards its set has, and what each adds. */
export type Kept = {
  card: string;
  name: string;
  held: number;
  face: number;
  set: string;
  size: number;
  bonus: number;
};

/** The cards that options name in the order of the house, each once. */
export function keptOf(printed: Printed, hand: readonly string[], options: readonly Option[]): Kept[] {
  const cards = options.map((option) => option.answer.card).filter((card) => typeof card === "string");
  const sets = goodsOf(printed, hand);
  return [...new Set(cards)].map((card) => ({
    card,
    set: commodityOf(printed, card),
    size: sets.get(commodityOf(printed, card)) ?? 0,
    name: nameOf(printed, card),
    held: hand.filter((held) => held === card).length,
    face: faceOf(printed, card),
    bonus: bonusOf(printed, card),
  }));
}

export type Chosen = Readonly<Record<string, number>>;

export const chosenCards = (chosen: Chosen): number =>
  Object.values(chosen).reduce((sum, count) => sum + count, 0);

/** The face values of the chosen cards together. */
export const chosenFace = (kept: readonly Kept[], chosen: Chosen): number =>
  kept.reduce((sum, { card, face }) => sum + face * (chosen[card] ?? 0), 0);

/** What a set is worth without so many of its cards. */
export const worthWithout = ({ face, size, bonus }: Kept, gone: number): number =>
  setWorth(face, size - gone, bonus);

/** By how much the sets in the hand are worth less without the chosen cards. */
export function lossOf(kept: readonly Kept[], chosen: Chosen): number {
  const sets = new Map(kept.map((one) => [one.set, one]));
  return [...sets.values()].reduce(
    (sum, one) => sum + worthWithout(one, 0) - worthWithout(one, goneFrom(one, kept, chosen)),
    0,
  );
}

/** How many cards of the same set as this one are chosen. */
export const goneFrom = ({ set }: Kept, kept: readonly Kept[], chosen: Chosen): number =>
  kept.reduce((sum, one) => sum + (one.set === set ? (chosen[one.card] ?? 0) : 0), 0);

/** An answer for each chosen card. */
export const answersOf = (act: string, chosen: Chosen): Answer[] =>
  Object.entries(chosen).flatMap(([card, count]) =>
    Array.from({ length: count }, (): Answer => ({ do: act, card })),
  );

/** The cards that answers name. */
export const cardsIn = (answers: readonly Answer[]): Chosen =>
  Object.fromEntries(countOf(answers.map((answer) => String(answer.card))));
