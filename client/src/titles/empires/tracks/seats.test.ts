import { describe, expect, it } from "vitest";
import type { TableState } from "../../../lib/protocol";
import type { Printed } from "../printed";
import type { Side, View } from "../view";
import { censusOrder, cityOrder, doingOf, figuresOf, progressOrder, roomFor } from "./seats";
import { eraAt } from "./track";

const printed = {
  ranking: { saba: 2, maurya: 4, persia: 12 },
  advances: {
    military: { allows: ["later_moves"] },
    advanced_military: { allows: ["last_moves"] },
  },
  asts: { basic: {}, dawn: { ranking: { saba: 12, maurya: 4, persia: 2 } } },
} as unknown as Printed;

const side = (civilization: string, has: Partial<Side>): Side => ({
  ...({ cities: 0, hand: 0, treasury: 0, stock: 0, census: 0, ast: 0, advances: {} } as unknown as Side),
  civilization,
  ...has,
});

const view = (has: Partial<View> = {}): View =>
  ({
    phase: "movement",
    rules: { ast: "basic" },
    seats: {
      0: side("persia", { census: 9, cities: 2, ast: 4, hand: 3, treasury: 5, stock: 20 }),
      1: side("saba", { census: 9, cities: 2, ast: 3 }),
      2: side("maurya", { census: 30, cities: 4, ast: 4, advances: { military: true } }),
    },
    areas: { susa: { tokens: { 0: 3, 1: 1 } }, ur: { tokens: { 0: 2 } }, merv: { city: 0 } },
    ...has,
  }) as unknown as View;

const shown = (awaited: number[], over = false): TableState =>
  ({ awaited: Object.fromEntries(awaited.map((seat) => [seat, true])), over }) as unknown as TableState;

describe("the orders of play", () => {
  it("breaks ties of the census by ranking, and lets Military come last", () => {
    expect(censusOrder(printed, view())).toEqual([1, 0, 2]);
  });

  it("lets Advanced Military come after Military, where the game says so", () => {
    const { seats } = view();
    const drilled = side("persia", { census: 90, advances: { military: true, advanced_military: true } });
    expect(censusOrder(printed, view({ seats: { ...seats, 0: drilled } }))).toEqual([1, 2, 0]);
  });

  it("begins with the fewest cities", () => {
    expect(cityOrder(printed, view())).toEqual([1, 0, 2]);
  });

  it("breaks ties by the order of an A.S.T. that has one of its own", () => {
    const rules = { ast: "dawn" } as View["rules"];
    expect(censusOrder(printed, view({ rules }))).toEqual([0, 1, 2]);
    expect(cityOrder(printed, view({ rules }))).toEqual([0, 1, 2]);
  });

  it("begins with whoever is furthest on the track", () => {
    expect(progressOrder(printed, view())).toEqual([2, 0, 1]);
  });
});

describe("what a seat has", () => {
  it("counts its tokens on the board", () => {
    expect(figuresOf(view(), 0)).toEqual({ cities: 2, hand: 3, treasury: 5, stock: 20, tokens: 5 });
  });
});

describe("what a seat is doing", () => {
  const flow = (asks: Record<string, unknown>) => view({ flow: { asks } });
  const asked = flow({
    5: { seat: 1, given: { do: "end_movement" }, after: [] },
    6: { seat: 0, after: [] },
    7: { seat: 2, after: [6] },
  });

  it("moves while it is the first who is not done, and plans while others move", () => {
    expect(doingOf(shown([0, 2]), asked, 0, 0)).toBe("moves");
    expect(doingOf(shown([0, 2]), flow({ 6: { seat: 0 }, 7: { seat: 2 } }), 2, 0)).toBe("plans");
  });

  it("is done, or waits, and says for whom", () => {
    expect(doingOf(shown([0]), asked, 1, 0)).toBe("done");
    expect(doingOf(shown([0]), asked, 2, 0)).toBe("waits-for-you");
    expect(doingOf(shown([0]), asked, 2, 1)).toBe("waits");
  });

  it("does nothing where it is not asked, or where the game is over", () => {
    expect(doingOf(shown([0]), flow({ 6: { seat: 0 } }), 1, 0)).toBeUndefined();
    expect(doingOf(shown([0], true), asked, 0, 0)).toBeUndefined();
  });
});

it("knows the era of a step", () => {
  const track = { firstSteps: [0, 5, 8], last: 15 };
  expect([0, 4, 5, 9].map((step) => eraAt(track, step))).toEqual([0, 0, 1, 2]);
});

describe("the room for points", () => {
  it("is that of two digits in small games, and grows with thousands", () => {
    expect(roomFor(["7", "41"])).toBe(26);
    expect(roomFor(["7,662", "10,662"])).toBe(49);
    expect(roomFor([])).toBe(26);
  });
});
