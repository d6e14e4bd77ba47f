/** The board after an answer: the same moves of cards and coins that the house makes, as far as no luck,
 * no opponent and no further question comes in. */

import type { Answer } from "../../lib/protocol";
import { entry, type Printed } from "./printed";
import { priceOf, sumsOf } from "./sums";
import type { Piles, View } from "./view";

export type Way = "no" | "resource" | "study";
export type Build = { do: "build"; card: string; cover?: string | null; progress?: Way };
export type Play =
  { do: "coins"; card: string } | { do: "military"; card: string } | { do: "resource"; card: string } | Build;

export const asPlay = (answer: Answer): Play => answer as unknown as Play;

export function pilesAfter(printed: Printed, view: View, piles: Piles, play: Play): Piles {
  const after = copy(piles);
  const gain = (coins: number): void => {
    after.coins += view.rules.limited_coins ? Math.min(coins, view.supply) : coins;
  };
  if (play.do === "coins") {
    gain(sumsOf(printed, piles).discardValue);
    after.discard.push(play.card);
  } else if (play.do === "military") after.military.push(play.card);
  else if (play.do === "resource") {
    after.resources.push(play.card);
    gain(entry(printed.cards, play.card).resources.filter((what) => what === "coin").length);
  } else build(printed, piles, after, play, gain);
  return after;
}

/** Pay, place the card, take the progress level, then let the new card act. */
function build(
  printed: Printed,
  before: Piles,
  after: Piles,
  play: Build,
  gain: (coins: number) => void,
): void {
  const sums = sumsOf(printed, before);
  const card = entry(printed.cards, play.card);
  after.coins -= priceOf(printed, sums, play.card).coins;
  if (card.kind === "building") after.buildings.push(play.card);
  else if (!play.cover) after.leaders.push([play.card]);
  else after.leaders.find((stack) => stack.at(-1) === play.cover)?.push(play.card);
  if (play.progress === "study") {
    after.coins -= entry(printed.civilizations, before.civilization).study_cost ?? 0;
  }
  gain(sums.displayCoins);
  const moved = takeForProgress(after, play.progress ?? "no");
  if (moved) after.progress.push(moved);
  for (const effect of card.effects) if (effect.type === "immediate_coins") gain(effect.coins);
}

function takeForProgress(piles: Piles, way: Way): string | undefined {
  if (way === "no") return undefined;
  return way === "resource" ? piles.resources.pop() : piles.discard.pop();
}

/** The first two resource cards, and the coins on them. */
export function pilesAtStart(printed: Printed, view: View, piles: Piles, resources: string[]): Piles {
  const strips = resources.flatMap((card) => entry(printed.cards, card).resources);
  const board = entry(printed.civilizations, piles.civilization);
  const coins = strips.filter((what) => what === "coin").length + board.printed_coins;
  const paid = view.rules.limited_coins ? Math.min(coins, view.supply) : coins;
  return { ...copy(piles), resources: [...piles.resources, ...resources], coins: piles.coins + paid };
}

/** So many own coins on the Nile, the others at hand again. */
export function pilesOnNile(piles: Piles, coins: number): Piles {
  return { ...copy(piles), coins: piles.coins + piles.nile - coins, nile: coins };
}

function copy(piles: Piles): Piles {
  return {
    civilization: piles.civilization,
    resources: [...piles.resources],
    military: [...piles.military],
    progress: [...piles.progress],
    buildings: [...piles.buildings],
    leaders: piles.leaders.map((stack) => [...stack]),
    discard: [...piles.discard],
    won: [...piles.won],
    coins: piles.coins,
    nile: piles.nile,
  };
}
