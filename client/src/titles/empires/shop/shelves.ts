/** The advances as they lie in the shop: a shelf for each group, every card with what it means to a seat. */

import { entry, type Group, nameOf, type Printed } from "../printed";
import type { Told, Topics } from "../counsel";

export type Counselled = Told<"shop">;
export type Price = Counselled["prices"][number];
/** What one may buy for, as the rules can look for it. */
export type Aim = NonNullable<Topics["shop"]["args"]["aim"]>;
export const AIMS: readonly Aim[] = ["points", "era", "protection", "most", "credits"];
export type Show = "all" | "affordable" | "owned";
export type Order = "cost" | "price";

export type Item = {
  id: string;
  name: string;
  groups: Group[];
  cost: number;
  points: number;
  owned: boolean;
  chosen: boolean;
  /** Its price explained; what is owned has none. */
  price: Price | undefined;
  /** What it would cost now, beside what is chosen. */
  now: number;
  /** Whether it may be chosen. */
  affordable: boolean;
  /** How much is lacking for it. */
  short: number;
};

export type Shelf = { group: Group; credit: number; items: Item[] };

export type Stand = {
  printed: Printed;
  held: Readonly<Record<string, true>>;
  credits: Readonly<Record<string, number>>;
  chosen: readonly string[];
  told: Counselled;
};

/** Every advance, in the order in which they are printed. */
export function itemsOf({ printed, held, chosen, told }: Stand): Item[] {
  const prices = new Map(told.prices.map((price) => [price.advance, price]));
  const left = told.wealth - told.chosen_price;
  return Object.entries(printed.advances).map(([id, advance]): Item => {
    const price = prices.get(id);
    const isChosen = chosen.includes(id);
    const now = isChosen ? (price?.price ?? 0) : (price?.adds ?? 0);
    return {
      id,
      name: nameOf(printed, id),
      groups: advance.groups,
      cost: advance.cost,
      points: advance.victory_points,
      owned: held[id] === true,
      chosen: isChosen,
      price,
      now,
      affordable: price?.affordable === true,
      short: isChosen ? 0 : Math.max(0, now - left),
    };
  });
}

/** What is shown: in the shelf of its first group, by printed cost or by what it costs the seat. */
export function shelvesOf(stand: Stand, show: Show, order: Order): Shelf[] {
  const shown = itemsOf(stand).filter((item) => isShown(item, show));
  const worth = (item: Item): number => (order === "cost" ? item.cost : item.owned ? -1 : item.now);
  return stand.printed.groups.map((group) => ({
    group,
    credit: stand.credits[group] ?? 0,
    items: shown
      .filter((item) => item.groups[0] === group)
      .sort((one, other) => worth(one) - worth(other) || one.cost - other.cost),
  }));
}

export const isShown = (item: Item, show: Show): boolean =>
  show === "all" || (show === "owned" ? item.owned : item.chosen || (!item.owned && item.affordable));

/** Put into a basket in such an order that no step costs more than the whole: what makes others cheaper first. */
export function inOrder(printed: Printed, chosen: readonly string[]): string[] {
  const discount = (id: string): number => entry(printed.advances, id).discount;
  return [...chosen].sort((one, other) => discount(other) - discount(one));
}

/** What an advance gives besides its words: credits by group, the largest first. */
export function creditsOf(printed: Printed, id: string): [Group, number][] {
  const credits = Object.entries(entry(printed.advances, id).credits) as [Group, number][];
  return credits.sort(([, one], [, other]) => other - one);
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
