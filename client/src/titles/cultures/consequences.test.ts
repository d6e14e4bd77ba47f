import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { consequencesOf, outcomeOf } from "./consequences";
import type { Play } from "./plays";
import type { Printed } from "./printed";
import recorded from "./positions.json";
import { priceOf, scoreOf, sumsOf } from "./sums";
import { sideOf, total, type Side, type View } from "./view";
import { CHAPTERS } from "./words/chapters";

beforeAll(() => words.learn(CHAPTERS));

type Recorded = {
  printed: Printed;
  positions: { view: View; options: { answer: Play; side: Side }[] }[];
};
const { printed, positions } = recorded as unknown as Recorded;
const seatOf = (view: View): number => view.you?.seat ?? 0;

describe.each(positions.map((position, number) => ({ ...position, number })))(
  "position $number of a real game",
  ({ view, options }) => {
    const seat = seatOf(view);

    it("counts what the house counts", () => {
      for (const side of Object.values(view.seats)) {
        const sums = sumsOf(printed, side);
        expect(sums.available).toEqual(side.available);
        expect(sums.symbols).toEqual(side.symbols);
        expect(sums.income).toBe(side.income);
        expect(sums.missingCost).toBe(side.missing_costs);
        expect(sums.goldenAge).toBe(side.golden_age);
        expect(scoreOf(printed, side, sideOf(view, view.marker) === side)).toEqual(side.score);
      }
    });

    it("knows the prices of the house", () => {
      const sums = sumsOf(printed, sideOf(view, seat));
      for (const [card, coins] of Object.entries(view.you?.prices ?? {})) {
        expect(priceOf(printed, sums, card).coins).toBe(coins);
      }
    });

    it.each(options)("foresees what comes of $answer.do with $answer.card", ({ answer, side }) => {
      const { after, will, points } = outcomeOf(printed, view, seat, answer);
      const { available, symbols, income, score, golden_age, ...piles } = side;
      expect(after).toMatchObject(piles);
      expect(will).toMatchObject({ available, symbols, income, goldenAge: golden_age });
      const now = sideOf(view, seat).score;
      expect(points).toBe(score && now ? total(score) - total(now) : 0);
    });
  },
);

it("has positions for every way to use a card", () => {
  const answers = positions.flatMap((position) => position.options.map((option) => option.answer));
  const builds = answers.filter((answer) => answer.do === "build");
  expect(new Set(answers.map((answer) => answer.do))).toEqual(
    new Set(["coins", "military", "resource", "build"]),
  );
  expect(new Set(builds.map((answer) => answer.progress))).toEqual(new Set(["no", "resource", "study"]));
  expect(builds.some((answer) => answer.cover)).toBe(true);
});

describe("what is said of a play", () => {
  const view = {
    round: 1,
    marker: 0,
    supply: 20,
    rules: { limited_coins: false },
    provinces: { aksum: { place: 1, status: "contested" } },
    seats: {
      "0": piles({ civilization: "persia", resources: ["apadana"], coins: 6 }),
      "1": { ...piles({ civilization: "rome" }), strength: { aksum: 1 } },
    },
    you: { seat: 0 },
  } as unknown as View;

  function piles(some: Partial<Side>): Partial<Side> {
    const empty = {
      resources: [],
      military: [],
      progress: [],
      buildings: [],
      leaders: [],
      discard: [],
      won: [],
    };
    return { ...empty, coins: 0, nile: 0, ...some };
  }

  const keys = (play: Play): string[] => consequencesOf(printed, view, 0, play).map(({ key }) => key);
  const told = (play: Play, key: string) =>
    consequencesOf(printed, view, 0, play).find((consequence) => consequence.key === `cultures-then-${key}`);

  it("warns that coins above the limit go back", () => {
    expect(told({ do: "coins", card: "qanat" }, "coins")?.args).toEqual({ from: 6, to: 8 });
    expect(told({ do: "coins", card: "qanat" }, "limit")?.args).toEqual({ limit: 7 });
  });

  it("says how the contest would stand, and is silent where a card does not count", () => {
    const horse = told({ do: "military", card: "qanat" }, "contest");
    expect(horse?.args).toMatchObject({ province: "Aksum", mine: 1, theirs: 1, leads: "yes" });
    expect(keys({ do: "military", card: "fire_temple" })).not.toContain("cultures-then-contest");
  });

  it("names each missing resource with its price", () => {
    const missing = consequencesOf(printed, view, 0, { do: "build", card: "fire_temple" }).filter(
      ({ key }) => key === "cultures-then-missing",
    );
    const { cost } = printed.cards.fire_temple ?? { cost: {} };
    const named = missing.map(({ args }) => args.resource as string);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((resource) => resource in cost)).toBe(true);
    expect(missing.every(({ args }) => args.coins === 2)).toBe(true);
  });

  it("says which card becomes progress, what its level brings and what goes with the card", () => {
    const play: Play = { do: "build", card: "fire_temple", progress: "resource" };
    expect(told(play, "level")?.args).toEqual({ card: "Apadana", level: 1, words: "1 coin each round" });
    expect(told(play, "resource")?.tone).toBe("warn");
    expect(told(play, "income")?.args).toEqual({ from: 0, to: 1 });
  });
});
