/** Trade cards as they count: how many of each there are, and what so many of one commodity are worth.
 *
 * Where there are two trade blocks, a commodity has cards of both (`clay.w`, `clay.e`). They make one set; only the
 * block that draws them tells them apart. Elsewhere a commodity and its card are the same.
 */

import { type Block, type Card, entry, type Printed, type Scene } from "./printed";

export function countOf(cards: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

/** What a card makes a set with: its commodity, or the calamity of which there are two. */
export const commodityOf = (printed: Printed, card: string): string => printed.cards[card]?.commodity ?? card;

/** The block that a card belongs to, where there are two. */
export const markOf = (printed: Printed, card: string): Block | undefined => printed.cards[card]?.block;

/** How many cards of each commodity there are. */
export const goodsOf = (printed: Printed, cards: readonly string[]): Map<string, number> =>
  countOf(cards.map((card) => commodityOf(printed, card)));

const commodities = new WeakMap<Printed, Map<string, Card>>();

/** What is printed on a card; on a commodity the same as on any of its cards. */
export function cardOf(printed: Printed, id: string): Card {
  const own = printed.cards[id];
  if (own) return own;
  const known =
    commodities.get(printed) ??
    new Map(Object.entries(printed.cards).map(([card, face]) => [commodityOf(printed, card), face]));
  commodities.set(printed, known);
  return known.get(id) ?? entry(printed.cards, id);
}

/** The face value of a commodity; calamities and Water have none. */
export const faceOf = (printed: Printed, card: string): number => cardOf(printed, card).face ?? 0;

/** What each card of a commodity adds to its set; something for goods of the other block, in some games. */
export const bonusOf = (printed: Printed, card: string): number => cardOf(printed, card).bonus ?? 0;

/** What a set of so many cards is worth: the square of their number times their face value, and what each adds. */
export const setWorth = (face: number, count: number, bonus = 0): number => count * (count * face + bonus);

const redeemed = new WeakMap<Printed, Map<Block, Printed>>();

/** What is printed, as those of a block redeem it: with what goods of the other block count more. */
export function redeemedIn(printed: Printed, scene: Scene, block: Block | undefined): Printed {
  const bonuses = block && scene.bonuses?.[block];
  if (!bonuses) return printed;
  const known = redeemed.get(printed) ?? new Map<Block, Printed>();
  redeemed.set(printed, known);
  const cards = () =>
    Object.entries(printed.cards).map(([id, card]): [string, Card] => {
      const bonus = bonuses[commodityOf(printed, id)];
      return [id, bonus === undefined ? card : { ...card, bonus }];
    });
  const own = known.get(block) ?? { ...printed, cards: Object.fromEntries(cards()) };
  known.set(block, own);
  return own;
}

/** The copies of each commodity among cards that are counted card by card. */
export function copiesOf(printed: Printed, cards: Readonly<Record<string, number>>): Map<string, number> {
  const copies = new Map<string, number>();
  for (const [card, count] of Object.entries(cards)) {
    const commodity = commodityOf(printed, card);
    copies.set(commodity, (copies.get(commodity) ?? 0) + count);
  }
  return copies;
}
