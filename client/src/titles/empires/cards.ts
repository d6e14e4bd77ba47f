/** Trade cards as they count: how many of each there are, and what so many of one kind are worth. */

import { entry, type Printed } from "./printed";

export function countOf(cards: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

/** The face value of a commodity; calamities and Water have none. */
export const faceOf = (printed: Printed, card: string): number => entry(printed.cards, card).face ?? 0;

/** What a set of so many cards is worth: the square of their number times their face value. */
export const setWorth = (face: number, count: number): number => count * count * face;
