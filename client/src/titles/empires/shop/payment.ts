/** Paying: cards are worth their set value, the treasury pays what they lack and no more. */

import type { Answer } from "../../../lib/protocol";
import { bonusOf, commodityOf, copiesOf, countOf, faceOf, setWorth } from "../cards";
import { entry, nameOf, type Printed } from "../printed";
import type { Counselled } from "./shelves";

/** How many of each card are handed in; with Trade Empire one of them may stand for another commodity. */
export type Handed = Readonly<Record<string, number>>;
export type Swap = { substitute: string; standsFor: string };
export type Payment = { handed: Handed; swap?: Swap };

export type Row = { card: string; name: string; face: number; held: number; given: number; value: number };
export type Sum = { value: number; treasury: number; waste: number; enough: boolean };

export const NOTHING: Payment = { handed: {} };

/** The commodities of a hand that pay something, the dearest set first; each card with its share of its set. */
export function rowsOf(printed: Printed, hand: readonly string[], { handed }: Payment): Row[] {
  const sets = copiesOf(printed, handed);
  const rows = [...countOf(hand)].map(([card, held]): Row => {
    const face = faceOf(printed, card);
    const given = Math.min(handed[card] ?? 0, held);
    const value = given * (face * (sets.get(commodityOf(printed, card)) ?? 0) + bonusOf(printed, card));
    return { card, name: nameOf(printed, card), face, held, given, value };
  });
  return rows
    .filter(({ face }) => face > 0)
    .sort((one, other) => setWorth(other.face, other.held) - setWorth(one.face, one.held));
}

/** What cards are worth together, a substitute counted in the set that it joins. */
export function valueOf(printed: Printed, { handed, swap }: Payment): number {
  const counted = { ...handed };
  if (swap && counted[swap.substitute]) {
    counted[swap.substitute] = (counted[swap.substitute] ?? 0) - 1;
    counted[swap.standsFor] = (counted[swap.standsFor] ?? 0) + 1;
  }
  const sets = [...copiesOf(printed, counted)];
  return sets.reduce((sum, [card, n]) => sum + setWorth(faceOf(printed, card), n, bonusOf(printed, card)), 0);
}

export function sumOf(printed: Printed, payment: Payment, told: Counselled): Sum {
  const value = valueOf(printed, payment);
  const lacking = told.chosen_price - value;
  const treasury = Math.max(0, Math.ceil(lacking / told.token_value));
  const waste = Math.max(0, value + treasury * told.token_value - told.chosen_price);
  return { value, treasury, waste, enough: treasury <= told.treasury };
}

/** A way to pay as the rules propose it. */
export function proposed(way: Counselled["payments"][number] | undefined): Payment {
  if (!way) return NOTHING;
  const { substitute, stands_for: standsFor } = way;
  const swap = substitute && standsFor ? { substitute, standsFor } : undefined;
  return { handed: Object.fromEntries(countOf(way.cards)), ...(swap ? { swap } : {}) };
}

export function cardsOf({ handed }: Payment): string[] {
  return Object.entries(handed).flatMap(([card, count]) => Array<string>(count).fill(card));
}

export function payAnswer(payment: Payment): Answer {
  const { swap } = payment;
  const paid: Answer = { do: "pay", cards: cardsOf(payment) };
  return swap ? { ...paid, substitute: swap.substitute, stands_for: swap.standsFor } : paid;
}

/** The substitutions that a hand allows: into a set of two or more handed in, by a card of no lower value. */
export function swapsOf(
  printed: Printed,
  copies: Readonly<Record<string, number>>,
  { handed }: Payment,
): Swap[] {
  const leastSet = entry(printed.numbers, "least_set");
  const given = Object.entries(handed).filter(([, count]) => count > 0);
  const box = copiesOf(printed, copies);
  return [...copiesOf(printed, Object.fromEntries(given))].flatMap(([standsFor, count]) =>
    count >= leastSet && count < (box.get(standsFor) ?? 0)
      ? given
          .filter(
            ([card]) =>
              commodityOf(printed, card) !== standsFor && faceOf(printed, card) >= faceOf(printed, standsFor),
          )
          .map(([substitute]) => ({ substitute, standsFor }))
      : [],
  );
}

/** What stays in the hand. */
export function leftOf(hand: readonly string[], { handed }: Payment): [string, number][] {
  return [...countOf(hand)]
    .map(([card, held]): [string, number] => [card, held - (handed[card] ?? 0)])
    .filter(([, count]) => count > 0);
}

export function isSamePayment(one: Payment, other: Payment): boolean {
  const cards = new Set([...Object.keys(one.handed), ...Object.keys(other.handed)]);
  return (
    [...cards].every((card) => (one.handed[card] ?? 0) === (other.handed[card] ?? 0)) &&
    one.swap?.substitute === other.swap?.substitute &&
    one.swap?.standsFor === other.swap?.standsFor
  );
}
