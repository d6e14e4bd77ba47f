/** What follows from the cards around a board: resources, symbols, abilities and points.
 *
 * The house counts the same things; here they are counted for boards that might be, so that a player sees what
 * a play would do. The tests compare both.
 */

import {
  entry,
  RESOURCES,
  type Counts,
  type Effect,
  type Kind,
  type Printed,
  type Province,
  type Resource,
  type Symbol,
} from "./printed";
import type { Piles, Sheet } from "./view";

export type Sums = {
  available: Counts<Resource>;
  symbols: Counts<Symbol>;
  income: number;
  /** Coins for one missing resource. */
  missingCost: number;
  /** Coins for a discarded card. */
  discardValue: number;
  /** Resources that need not be there. */
  discount: Counts<Kind>;
  /** Coins for every further building or leader. */
  displayCoins: number;
  keepsMilitary: boolean;
  hiddenLeaders: boolean;
  goldenAge: boolean;
};

/** The cards of the display that are in effect: buildings, and leaders that no other leader covers. */
export function shown(piles: Piles): string[] {
  return [...piles.buildings, ...piles.leaders.map((stack) => stack.at(-1) as string)];
}

/** Every effect that holds now. */
export function effectsOf(printed: Printed, piles: Piles): Effect[] {
  const board = entry(printed.civilizations, piles.civilization);
  const progress = board.progress_bands.slice(0, piles.progress.length).flatMap((band) => band.effects);
  return [
    ...board.military_bands.slice(0, piles.military.length).flatMap((band) => band.effects),
    ...progress,
    ...(flipped(progress) ? board.golden_age.effects : []),
    ...printed.nile.slice(0, piles.nile).flatMap((section) => section.effects),
    ...shown(piles).flatMap((card) => entry(printed.cards, card).effects),
    ...piles.won.flatMap((province) => entry(printed.provinces, province).effects),
  ];
}

const flipped = (effects: Effect[]): boolean => effects.some((effect) => effect.type === "golden_age");

export function sumsOf(printed: Printed, piles: Piles): Sums {
  const effects = effectsOf(printed, piles);
  const { constants } = printed;
  return {
    available: availableTo(printed, piles, effects),
    symbols: symbolsOf(printed, piles, effects),
    income: coins(effects, "income"),
    missingCost: Math.min(
      constants.missing_resource_coins,
      ...effects.map((effect) => (effect.type === "missing_resource_cost" ? effect.coins : Infinity)),
    ),
    discardValue: Math.max(
      constants.discard_coins,
      ...effects.map((effect) => (effect.type === "discard_value" ? effect.coins : 0)),
    ),
    discount: { building: discount(effects, "building"), leader: discount(effects, "leader") },
    displayCoins: coins(effects, "coins_on_display_play"),
    keepsMilitary: effects.some((effect) => effect.type === "keep_military_card_on_province"),
    hiddenLeaders: effects.some((effect) => effect.type === "hidden_leaders_score"),
    goldenAge: flipped(effects),
  };
}

function availableTo(printed: Printed, piles: Piles, effects: Effect[]): Counts<Resource> {
  const counts = { wood: 0, brick: 0, stone: 0, gold: 0 };
  const strips = piles.resources.flatMap((card) => entry(printed.cards, card).resources);
  for (const resource of [...entry(printed.civilizations, piles.civilization).printed_resources, ...strips]) {
    if (resource !== "coin") counts[resource] += 1;
  }
  for (const effect of effects) if (effect.type === "resource") counts[effect.resource] += effect.amount;
  return counts;
}

function symbolsOf(printed: Printed, piles: Piles, effects: Effect[]): Counts<Symbol> {
  const counts = { sword: 0, horse: 0, shield: 0 };
  for (const card of piles.military) counts[entry(printed.cards, card).military] += 1;
  for (const effect of effects) if (effect.type === "military") counts[effect.symbol] += effect.amount;
  return counts;
}

function coins(effects: Effect[], type: "income" | "coins_on_display_play"): number {
  return effects.reduce((sum, effect) => sum + (effect.type === type ? effect.coins : 0), 0);
}

function discount(effects: Effect[], kind: Kind): number {
  const reduced = effects.filter((effect) => effect.type === "cost_reduction" && effect.kind === kind);
  return reduced.reduce((sum, effect) => sum + (effect.type === "cost_reduction" ? effect.amount : 0), 0);
}

/** How many symbols of the kinds that a province shows there are. */
export function strength(symbols: Counts<Symbol>, province: Province): number {
  return province.symbols.reduce((sum, symbol) => sum + symbols[symbol], 0);
}

export type Price = { coins: number; missing: Partial<Counts<Resource>>; spared: number };

/** What a card in the display costs: which resources are missing, how many of them an ability spares. */
export function priceOf(printed: Printed, sums: Sums, id: string): Price {
  const card = entry(printed.cards, id);
  const missing: Partial<Counts<Resource>> = {};
  let count = 0;
  for (const resource of RESOURCES) {
    const lacking = (card.cost[resource] ?? 0) - sums.available[resource];
    if (lacking > 0) {
      missing[resource] = lacking;
      count += lacking;
    }
  }
  const spared = Math.min(count, sums.discount[card.kind]);
  return { coins: (count - spared) * sums.missingCost, missing, spared };
}

/** What a civilization scores if the game ends now. */
export function scoreOf(printed: Printed, piles: Piles, marker: boolean): Sheet {
  const sums = sumsOf(printed, piles);
  const points = (effects: Effect[]): number => pointsOf(printed, piles, sums, marker, effects);
  const board = entry(printed.civilizations, piles.civilization);
  const covered = piles.leaders.flatMap((stack) => stack.slice(0, -1));
  const levels = board.progress_bands.slice(0, piles.progress.length).flatMap((band) => band.effects);
  const bands = board.military_bands.slice(0, piles.military.length).flatMap((band) => band.effects);
  const sum = (ids: string[], of: (id: string) => number): number => ids.reduce((all, id) => all + of(id), 0);
  const card = (id: string): number => entry(printed.cards, id).vp + points(entry(printed.cards, id).effects);
  return {
    display:
      sum(shown(piles), card) + (sums.hiddenLeaders ? sum(covered, (id) => entry(printed.cards, id).vp) : 0),
    board:
      points(levels) +
      points(bands) +
      (sums.goldenAge ? board.golden_age.vp + points(board.golden_age.effects) : 0),
    provinces: sum(
      piles.won,
      (id) => entry(printed.provinces, id).vp + points(entry(printed.provinces, id).effects),
    ),
    marker: marker ? printed.constants.progress_marker_vp : 0,
  };
}

function pointsOf(printed: Printed, piles: Piles, sums: Sums, marker: boolean, effects: Effect[]): number {
  let points = 0;
  for (const effect of effects) {
    if (effect.type === "vp") points += effect.amount;
    else if (effect.type === "vp_per") {
      const number = counted(printed, piles, sums, effect.count, effect.hidden === "when_unlocked");
      const gained = Math.floor(number / effect.divisor) * effect.amount;
      points += Math.min(gained, effect.max ?? gained);
    } else if (effect.type === "vp_pairs") {
      points += Math.min(...effect.of.map((what) => counted(printed, piles, sums, what)));
    } else if (effect.type === "vp_if") {
      const holds = effect.condition === "golden_age" ? sums.goldenAge : marker;
      points += holds ? effect.amount : 0;
    }
  }
  return points;
}

/** How many there are of something that scores; `hidden` counts covered leaders once they score. */
function counted(printed: Printed, piles: Piles, sums: Sums, what: string, hidden = false): number {
  if (what in sums.available) return sums.available[what as Resource];
  if (what.startsWith("icon_")) {
    const icon = what.slice("icon_".length);
    return piles.won.filter((id) => entry(printed.provinces, id).icon === icon).length;
  }
  const counts: Record<string, number> = {
    leader: hidden && sums.hiddenLeaders ? piles.leaders.flat().length : piles.leaders.length,
    coin: piles.coins + piles.nile,
    building: piles.buildings.length,
    province: piles.won.length,
    military_card: piles.military.length,
    progress_card: piles.progress.length,
  };
  return counts[what] ?? 0;
}

/** What differs between two counts of the same things. */
export function differences<K extends string>(
  keys: readonly K[],
  before: Counts<K>,
  after: Counts<K>,
): { what: K; from: number; to: number }[] {
  return keys
    .filter((what) => before[what] !== after[what])
    .map((what) => ({ what, from: before[what], to: after[what] }));
}
