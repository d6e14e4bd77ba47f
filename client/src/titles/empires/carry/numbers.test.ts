import { describe, expect, it } from "vitest";
import { gathered, missing, presetOf, presetsOf, type Source, surplusOf, usual } from "./numbers";

const start = (own: number, limit: number, free = own) => ({ free, own, limit });
const goal = (limit: number, more = {}) => ({ own: 0, others: 0, limit, most: 99, city: 0, ...more });

describe("how many a hand carries", () => {
  it("is what the area cannot feed", () => {
    expect(usual(start(6, 3), goal(3))).toBe(3);
    expect(usual(start(6, 3), goal(5))).toBe(3);
    expect(surplusOf(start(6, 3, 2))).toBe(2);
  });

  it("is no more than the goal feeds", () => {
    expect(usual(start(6, 2), goal(3))).toBe(3);
    expect(usual(start(6, 2), goal(3, { own: 2 }))).toBe(1);
  });

  it("is all that may go where nothing is above the limit", () => {
    expect(usual(start(2, 3), goal(3))).toBe(2);
    expect(usual(start(3, 3), goal(1))).toBe(1);
  });

  it("fills up to a city where the goal feeds no more", () => {
    expect(usual(start(5, 3), goal(2, { own: 3, city: 6 }))).toBe(3);
    expect(usual(start(9, 2), goal(3, { own: 4, city: 12 }))).toBe(8);
    expect(usual(start(2, 2), goal(2, { own: 3, city: 6 }))).toBe(2);
    expect(usual(start(5, 3), goal(2, { own: 7, city: 6 }))).toBe(2);
  });

  it("is everybody against others, unless there is room for all", () => {
    expect(usual(start(5, 3), goal(2, { others: 2 }))).toBe(5);
    expect(usual(start(5, 3), goal(5, { others: 2 }))).toBe(2);
  });

  it("is never more than may enter or may move, and never nobody", () => {
    expect(usual(start(6, 3), goal(3, { most: 1 }))).toBe(1);
    expect(usual(start(6, 3, 1), goal(5))).toBe(1);
    expect(usual(start(2, 5), goal(0, { own: 4 }))).toBe(2);
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
  const source = (own: number, limit: number, most = own): Source => ({ free: own, own, limit, most });
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
});
