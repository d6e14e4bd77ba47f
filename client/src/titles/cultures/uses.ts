/** The four uses of a card of the hand, from what the request offers. */

import type { Request } from "../../lib/protocol";
import { contestAfter, outcomeOf } from "./consequences";
import { asPlay, type Build, type Play, type Way } from "./plays";
import { entry, RESOURCES, SYMBOLS, type Printed, type Resource, type Symbol } from "./printed";
import { differences, priceOf, sumsOf } from "./sums";
import { sideOf, type View } from "./view";

export const USES = ["coins", "military", "resource", "build"] as const;
export type Use = (typeof USES)[number];

/** Where a leader may lie, and how one may move up a level with it; one of each is chosen. */
export type Ways = { covers: (string | null)[]; ways: Way[] };

/** The plays of one card that are on offer. */
export function playsOf(request: Request, card: string): Play[] {
  return request.options.map((option) => asPlay(option.answer)).filter((play) => play.card === card);
}

export function usesOf(plays: Play[]): Use[] {
  return USES.filter((use) => plays.some((play) => play.do === use));
}

export function waysOf(plays: Play[]): Ways {
  const builds = plays.filter((play): play is Build => play.do === "build");
  return {
    covers: [...new Set(builds.map((play) => play.cover ?? null))],
    ways: [...new Set(builds.map((play) => play.progress ?? "no"))],
  };
}

/** The play that was chosen, if it is on offer. */
export function findPlay(plays: Play[], use: Use, cover: string | null, way: Way): Play | undefined {
  return plays.find((play) =>
    play.do === "build"
      ? use === "build" && (play.cover ?? null) === cover && (play.progress ?? "no") === way
      : play.do === use,
  );
}

export type Gain = { what: Resource | Symbol; count: number };

/** What one line under a use says. */
export type Gist =
  | { use: "coins"; gained: number; from: number; to: number }
  | { use: "military"; full: number }
  | {
      use: "military";
      full: 0;
      gains: Gain[];
      contest?: { province: string; mine: number; theirs: number; helps: boolean };
    }
  | { use: "resource"; gains: Gain[]; coins: number }
  | { use: "build"; price: number; coins: number; dear: boolean; missing: Gain[]; points: number };

export function gistOf(printed: Printed, view: View, seat: number, card: string, use: Use): Gist {
  const side = sideOf(view, seat);
  if (use === "build") return gistOfBuilding(printed, view, seat, card);
  if (use === "military") return gistOfMilitary(printed, view, seat, card);
  const { before, after, was, will } = outcomeOf(printed, view, seat, { do: use, card });
  const coins = after.coins - before.coins;
  if (use === "coins") return { use, gained: coins, from: side.coins, to: after.coins };
  return { use, gains: gains(RESOURCES, was.available, will.available), coins };
}

function gistOfMilitary(printed: Printed, view: View, seat: number, card: string): Gist {
  const side = sideOf(view, seat);
  const bands = entry(printed.civilizations, side.civilization).military_bands.length;
  if (side.military.length >= bands) return { use: "military", full: bands };
  const { was, will } = outcomeOf(printed, view, seat, { do: "military", card });
  const now = contestAfter(printed, view, seat, was);
  const then = contestAfter(printed, view, seat, will);
  const gained = gains(SYMBOLS, was.symbols, will.symbols);
  if (!now || !then) return { use: "military", full: 0, gains: gained };
  const { province, mine, theirs } = then;
  const contest = { province, mine, theirs, helps: mine > now.mine };
  return { use: "military", full: 0, gains: gained, contest };
}

function gistOfBuilding(printed: Printed, view: View, seat: number, card: string): Gist {
  const side = sideOf(view, seat);
  const price = priceOf(printed, sumsOf(printed, side), card);
  const missing = RESOURCES.flatMap((what) => {
    const count = price.missing[what];
    return count ? [{ what, count }] : [];
  });
  const dear = price.coins > side.coins;
  const tops = side.leaders.map((stack) => stack.at(-1) as string);
  const cover = entry(printed.cards, card).kind === "leader" ? (tops.at(-1) ?? null) : null;
  const { points } = outcomeOf(printed, view, seat, { do: "build", card, cover });
  return { use: "build", price: price.coins, coins: side.coins, dear, missing, points };
}

function gains<K extends Resource | Symbol>(
  keys: readonly K[],
  before: Record<K, number>,
  after: Record<K, number>,
): Gain[] {
  return differences(keys, before, after).map(({ what, from, to }) => ({ what, count: to - from }));
}
