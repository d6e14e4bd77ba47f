import { describe, expect, it } from "vitest";
import { gathered, keptOf, missing, presetOf, presetsOf, type Source, surplusOf, usual } from "./numbers";

const start = (own: number, limit: number, free = own) => ({ free, own, limit });
const goal = (limit: number, more = {}) => ({ own: 0, others: 0, limit, most: 99, city: 0, ...more });

describe("how many a hand carries", () => {
  it("is what the area cannot feed", () => {
    expect(usual(start(6, 3), goal(3)).count).toBe(3);
    expect(usual(start(6, 3), goal(5)).count).toBe(3);
    expect(surplusOf(start(6, 3, 2))).toBe(2);
  });

  it("is no more than the goal feeds", () => {
    expect(usual(start(6, 2), goal(3)).count).toBe(3);
    expect(usual(start(6, 2), goal(3, { own: 2 })).count).toBe(1);
  });

  it("is all that may go where nothing is above the limit", () => {
    expect(usual(start(2, 3), goal(3)).count).toBe(2);
    expect(usual(start(3, 3), goal(1)).count).toBe(1);
  });

  it("fills up to a city where the goal feeds no more", () => {
    expect(usual(start(5, 3), goal(2, { own: 3, city: 6 })).count).toBe(3);
    expect(usual(start(9, 2), goal(3, { own: 4, city: 12 })).count).toBe(8);
    expect(usual(start(5, 3), goal(2, { own: 7, city: 6 })).count).toBe(2);
  });

  it("is everybody against others, unless there is room for all", () => {
    expect(usual(start(5, 3), goal(2, { others: 2 })).count).toBe(5);
    expect(usual(start(5, 3), goal(5, { others: 2 })).count).toBe(2);
  });

  it("is never more than may enter or may move, and never nobody", () => {
    expect(usual(start(6, 3), goal(3, { most: 1 })).count).toBe(1);
    expect(usual(start(6, 3, 1), goal(5)).count).toBe(1);
  });

  it("is what is above the limit, else one, where the goal feeds no more and no city comes of it", () => {
    expect(usual(start(4, 2), goal(3, { own: 5, city: 12 }))).toEqual({ count: 2, reason: "surplus" });
    expect(usual(start(2, 2), goal(2, { own: 3, city: 6 }))).toEqual({ count: 1, reason: "one" });
    expect(usual(start(2, 5), goal(0, { own: 4 }))).toEqual({ count: 1, reason: "one" });
    expect(usual(start(5, 3), goal(2, { own: 3, city: 6, most: 2 }))).toEqual({
      count: 2,
      reason: "surplus",
    });
  });

  it("is never too many while fewer would find food", () => {
    for (const free of [1, 2, 4, 7])
      for (const room of [1, 2, 3]) {
        const { count, reason } = usual(start(free, 2), goal(5, { own: 5 - room, city: 6 }));
        expect(count).toBeLessThanOrEqual(room);
        expect(["surplus", "room"]).toContain(reason);
      }
  });

  it("may be chosen with one touch", () => {
    const presets = presetsOf(start(7, 3));
    expect(presets.map(({ name, count }) => [name, count])).toEqual([
      ["one", 1],
      ["surplus", 4],
      ["half", 3],
      ["all", 7],
    ]);
    expect(presetsOf(start(1, 3)).map(({ name }) => name)).toEqual(["one", "all"]);
    expect(presetOf(presets, 4)).toBe("surplus");
    expect(presetOf(presetsOf(start(6, 3)), 3)).toBe("surplus");
    expect(presetOf(presets, 5)).toBeUndefined();
  });
});

describe("gathering", () => {
  const source = (own: number, limit: number, most = own): Source => ({
    ...{ free: own, own, limit, most },
    keep: 0,
  });
  const site = { own: 1, others: 0, limit: 2, city: 6 };

  it("brings a city together: first what is above the limits, then all but one, then the last", () => {
    expect(gathered([source(4, 3), source(6, 3)], site)).toEqual([2, 3]);
    expect(gathered([source(2, 3), source(3, 3), source(3, 3)], site)).toEqual([1, 2, 2]);
    expect(gathered([source(2, 3), source(3, 3)], site)).toEqual([2, 3]);
  });

  it("fills the area where there is not enough for a city", () => {
    expect(missing([source(2, 1)], site)).toBe(1);
    expect(gathered([source(2, 1), source(1, 3)], site)).toEqual([1, 0]);
  });

  it("takes what may enter, and everybody against others", () => {
    expect(gathered([source(9, 3, 2), source(4, 3)], site)).toEqual([2, 3]);
    expect(gathered([source(2, 3), source(3, 3)], { ...site, others: 2 })).toEqual([2, 3]);
  });

  it("brings only those whom nobody feeds where everybody stands already", () => {
    const full = { own: 6, others: 0, limit: 2, city: 6 };
    expect(gathered([source(3, 3)], full)).toEqual([0]);
    expect(gathered([source(5, 3), source(2, 2)], full)).toEqual([2, 0]);
    expect(gathered([], site)).toEqual([]);
  });

  it("leaves what makes a city, and what was brought together before", () => {
    const himyar = { own: 6, others: 0, limit: 2, city: 6 };
    expect(keptOf(himyar, true)).toBe(6);
    expect(keptOf({ ...himyar, own: 8 }, false)).toBe(6);
    expect(keptOf({ ...himyar, own: 4 }, true)).toBe(4);
    expect(keptOf({ ...himyar, own: 4 }, false)).toBe(0);
    const brought = { free: 4, own: 6, limit: 2, most: 4, keep: 6 };
    const aden = { own: 2, others: 0, limit: 2, city: 6 };
    expect(gathered([brought, source(4, 2)], aden)).toEqual([0, 4]);
    expect(gathered([brought, source(3, 2)], aden)).toEqual([0, 1]);
    expect(gathered([{ ...brought, own: 8 }], { ...aden, own: 4 })).toEqual([2]);
  });
});
