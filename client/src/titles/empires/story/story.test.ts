import { describe, expect, it } from "vitest";
import { changes } from "./changes";
import { bargains, courseOf, ended, gainOf, marketings, type Page } from "./pages";
import { apart, lineThrough, scale, ticks, turnsShown } from "../../../lib/scales";

const pages: Page[] = [
  { turn: 1, figures: { points: [1, 2], cities: [0, 1], population: [4, 4], advances: [0, 0] }, tales: [] },
  {
    turn: 2,
    figures: { points: [6, 2], cities: [2, 0], population: [8, 6], advances: [1, 0] },
    tales: [
      { tale: "deal", seats: [1, 0], cards: [3, 4] },
      { tale: "passed", card: "famine", seat: 1, to: 0 },
      { tale: "calamity", card: "famine", seat: 0, giver: 1 },
      { tale: "advances", seat: 0, advances: ["pottery"] },
      { tale: "lost", seat: 0, cities: 1, area: "maka" },
      { tale: "lost", seat: 0, cities: 2, area: null },
      { tale: "lost", seat: 1, cities: 1, area: "bat" },
    ],
  },
  { turn: 3, figures: {}, tales: [{ tale: "deal", seats: [0, 1], cards: [3, 3] }] },
];

describe("the pages of a story", () => {
  it("have figures when their turn is over", () => {
    expect(ended(pages).map(({ turn }) => turn)).toEqual([1, 2]);
    expect(courseOf(pages, "points", 0)).toEqual([1, 6]);
  });

  it("tell what each seat traded with the market, in a turn and in all", () => {
    const market = (seat: number, placed: number, taken: number) =>
      ({ tale: "market", seat, placed, taken }) as const;
    const small: Page[] = [
      { turn: 1, figures: {}, tales: [market(1, 8, 8), market(0, 7, 4), market(1, 3, 2)] },
      { turn: 2, figures: {}, tales: [market(1, 5, 5)] },
    ];
    expect(marketings(small, 3)).toEqual([
      { trades: 1, placed: 7, taken: 4 },
      { trades: 3, placed: 16, taken: 15 },
      { trades: 0, placed: 0, taken: 0 },
    ]);
    expect(gainOf(small, 1, 1).market).toEqual({ trades: 2, placed: 11, taken: 10 });
    expect(gainOf(small, 2, 0).market.trades).toBe(0);
  });

  it("tell who traded with whom, in either order", () => {
    expect(bargains(pages, 2)).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  it("tell what a turn brought", () => {
    const { figures, advances, calamities } = gainOf(pages, 2, 0);
    expect(figures.points).toEqual({ now: 6, by: 5 });
    expect(figures.cities.by).toBe(2);
    expect([advances, calamities]).toEqual([["pottery"], ["famine"]]);
    expect(gainOf(pages, 2, 0).lost).toEqual({ cities: 3, areas: ["maka"] });
    expect(gainOf(pages, 1, 1).lost).toEqual({ cities: 0, areas: [] });
    expect(gainOf(pages, 1, 1).figures.cities).toEqual({ now: 1, by: 1 });
  });
});

describe("the scales of a chart", () => {
  it("map numbers to places, upside down too", () => {
    const down = scale([0, 10], [100, 0]);
    expect([0, 5, 10].map(down)).toEqual([100, 50, 0]);
    expect(scale([3, 3], [0, 50])(3)).toBe(0);
  });

  it("use few round numbers", () => {
    expect(ticks(0)).toEqual([0, 1]);
    expect(ticks(9)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(137)).toEqual([0, 50, 100, 150]);
    for (const most of [1, 7, 23, 80, 333, 4000]) {
      const lines = ticks(most);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThanOrEqual(6);
    }
  });

  it("write some turns below", () => {
    expect(turnsShown(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(turnsShown(1, 30).length).toBeLessThanOrEqual(9);
  });

  it("draw a line", () => {
    expect(
      lineThrough([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe("M0.0 1.0L2.3 3.0");
  });

  it("keep labels apart and inside", () => {
    const places = apart([10, 11, 12, 99], 10, [0, 100]);
    const sorted = [...places].sort((one, other) => one - other);
    expect(sorted.slice(1).every((place, index) => place - (sorted[index] ?? 0) >= 10)).toBe(true);
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
    expect(apart([50, 20], 10, [0, 100])).toEqual([50, 20]);
  });
});

describe("what changed on the map", () => {
  it("names each area with what stood and stands there", () => {
    const found = changes(
      { susa: { tokens: { 0: 3 } }, ur: { city: 1 }, merv: { tokens: { 1: 2 } } },
      {
        susa: { tokens: { 0: 1, 1: 2 } },
        ur: { tokens: { 1: 2 } },
        merv: { tokens: { 1: 2 }, moved: { 1: 2 } },
      },
    );
    expect(found).toEqual([
      { area: "ur", seat: 1, city: -1, before: 0, after: 2 },
      { area: "susa", seat: 0, city: 0, before: 3, after: 1 },
      { area: "susa", seat: 1, city: 0, before: 0, after: 2 },
    ]);
  });
});
