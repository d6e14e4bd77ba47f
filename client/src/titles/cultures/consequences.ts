/** What a play would do, before it is done: as messages that the catalogue turns into sentences. */

import type { FluentVariable } from "@fluent/bundle";
import type { IconName } from "../../ui/icons";
import { pilesAfter, type Play } from "./plays";
import { entry, inWords, nameOf, RESOURCES, SYMBOLS, type Acting, type Printed } from "./printed";
import { differences, priceOf, scoreOf, strength, sumsOf, type Sums } from "./sums";
import { contested, sideOf, total, type Piles, type View } from "./view";

export type Consequence = {
  icon: IconName;
  key: string;
  args: Record<string, FluentVariable>;
  tone?: "good" | "warn";
};

/** A board that might be, beside the one that is. */
export type Outcome = { before: Piles; after: Piles; was: Sums; will: Sums; points: number };

export function outcomeOf(printed: Printed, view: View, seat: number, play: Play): Outcome {
  const before = sideOf(view, seat);
  return compare(printed, view, seat, pilesAfter(printed, view, before, play));
}

export function compare(printed: Printed, view: View, seat: number, after: Piles): Outcome {
  const before = sideOf(view, seat);
  const marker = view.marker === seat;
  return {
    before,
    after,
    was: sumsOf(printed, before),
    will: sumsOf(printed, after),
    points: total(scoreOf(printed, after, marker)) - total(scoreOf(printed, before, marker)),
  };
}

/** Everything that a play changes, the certain before the possible. */
export function consequencesOf(printed: Printed, view: View, seat: number, play: Play): Consequence[] {
  const outcome = outcomeOf(printed, view, seat, play);
  return [
    ...(play.do === "build" ? builds(printed, outcome, play) : []),
    ...coins(printed, outcome, play),
    ...counts(outcome),
    ...contest(printed, view, seat, outcome),
    ...points(outcome),
    ...followUps(printed, outcome, play),
  ];
}

function builds(
  printed: Printed,
  { before, after, was }: Outcome,
  play: Play & { do: "build" },
): Consequence[] {
  const found: Consequence[] = [];
  const price = priceOf(printed, was, play.card);
  for (const resource of RESOURCES) {
    const count = price.missing[resource];
    if (count) {
      const args = { count, resource, coins: was.missingCost };
      found.push({ icon: resource, key: "cultures-then-missing", args });
    }
  }
  if (price.spared) {
    found.push({ icon: "star", key: "cultures-then-spared", args: { count: price.spared }, tone: "good" });
  }
  if (!price.coins) found.push({ icon: "check", key: "cultures-then-free", args: {}, tone: "good" });
  const words = untold(entry(printed.cards, play.card));
  if (words) found.push({ icon: "star", key: "cultures-then-effect", args: { words }, tone: "good" });
  if (play.cover) {
    const args = { card: nameOf(printed, play.cover) };
    found.push({ icon: "person", key: "cultures-then-covered", args, tone: "warn" });
  }
  if (after.progress.length > before.progress.length) found.push(level(printed, after));
  return found;
}

/** Effects that no count below tells of. */
const COUNTED = ["military", "resource", "income", "immediate_coins", "vp"];

function untold({ effects, words, ...rest }: Acting): string {
  const told = words.filter((_, place) => !COUNTED.includes(effects[place]?.type ?? ""));
  return inWords({ ...rest, effects, words: told });
}

function level(printed: Printed, after: Piles): Consequence {
  const board = entry(printed.civilizations, after.civilization);
  const band = board.progress_bands[after.progress.length - 1];
  const args = {
    card: nameOf(printed, after.progress.at(-1) ?? ""),
    level: after.progress.length,
    words: band ? inWords(band) : "",
  };
  return { icon: "steps", key: "cultures-then-level", args, tone: "good" };
}

/** Coins, unless a building costs just what was said of it. */
function coins(printed: Printed, { before, after, was }: Outcome, play: Play): Consequence[] {
  const price = play.do === "build" ? priceOf(printed, was, play.card).coins : 0;
  if (before.coins === after.coins + price) return [];
  const args = { from: before.coins, to: after.coins };
  const found: Consequence[] = [{ icon: "coin", key: "cultures-then-coins", args }];
  const limit = entry(printed.civilizations, after.civilization).coin_limit;
  if (after.coins > limit && after.coins > before.coins) {
    found.push({ icon: "warning", key: "cultures-then-limit", args: { limit }, tone: "warn" });
  }
  return found;
}

function counts({ was, will }: Outcome): Consequence[] {
  const found: Consequence[] = [];
  for (const { what, from, to } of differences(RESOURCES, was.available, will.available)) {
    const tone = to > from ? "good" : "warn";
    found.push({ icon: what, key: "cultures-then-resource", args: { resource: what, from, to }, tone });
  }
  for (const { what, from, to } of differences(SYMBOLS, was.symbols, will.symbols)) {
    const tone = to > from ? "good" : "warn";
    found.push({ icon: what, key: "cultures-then-symbol", args: { symbol: what, from, to }, tone });
  }
  if (was.income !== will.income) {
    const args = { from: was.income, to: will.income };
    found.push({ icon: "coin", key: "cultures-then-income", args });
  }
  return found;
}

/** How the contest of this round would stand; nothing where the play does not touch it. */
function contest(printed: Printed, view: View, seat: number, { was, will }: Outcome): Consequence[] {
  const standing = contestAfter(printed, view, seat, will);
  if (!standing) return [];
  const { province, mine, theirs, leads } = standing;
  const before = strength(was.symbols, entry(printed.provinces, province));
  if (before === mine) return [];
  const args = { province: nameOf(printed, province), mine, theirs, leads: leads ? "yes" : "no" };
  return [{ icon: "target", key: "cultures-then-contest", args, tone: leads ? "good" : "warn" }];
}

export type Standing = { province: string; mine: number; theirs: number; leads: boolean };

/** Who would win the province of this round if both competed; a tie goes to the marker's holder. */
export function contestAfter(printed: Printed, view: View, seat: number, mine: Sums): Standing | undefined {
  const province = contested(view);
  if (!province) return undefined;
  const own = strength(mine.symbols, entry(printed.provinces, province));
  const theirs = sideOf(view, 1 - seat).strength?.[province] ?? 0;
  return { province, mine: own, theirs, leads: own > theirs || (own === theirs && view.marker === seat) };
}

function points(outcome: Outcome): Consequence[] {
  if (!outcome.points) return [];
  const tone = outcome.points > 0 ? "good" : "warn";
  return [{ icon: "trophy", key: "cultures-then-points", args: { points: signed(outcome.points) }, tone }];
}

/** A number with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Questions that the play brings. */
function followUps(printed: Printed, { after }: Outcome, play: Play): Consequence[] {
  if (play.do !== "build") return [];
  const board = entry(printed.civilizations, after.civilization);
  if (after.progress.length >= board.progress_bands.length) return [];
  const asks = entry(printed.cards, play.card).effects.some(
    (effect) =>
      effect.type === "immediate_progress" &&
      ((effect.from.includes("discard") && after.discard.length > 0) ||
        (effect.from.includes("last_military_card") && after.military.length > 0)),
  );
  return asks ? [{ icon: "steps", key: "cultures-then-progress", args: {} }] : [];
}
