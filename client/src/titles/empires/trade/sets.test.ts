import { describe, expect, it } from "vitest";
import { countOf } from "../cards";
import { HAND, printed, scene } from "./fixture";
import {
  calamitiesIn,
  changesOf,
  common,
  gained,
  gainOf,
  leastMissed,
  setsOf,
  valueOf,
  without,
} from "./sets";

describe("sets", () => {
  it("are worth the square of their number times the face value", () => {
    expect(valueOf(printed, ["spice"])).toBe(7);
    expect(valueOf(printed, ["spice", "spice", "spice"])).toBe(63);
    expect(valueOf(printed, ["pearls", "salt", "pearls"])).toBe(39);
  });

  it("stand with the most valuable first, and say what one more would make", () => {
    const [first, second] = setsOf(printed, scene, HAND);
    expect(first).toMatchObject({ card: "spice", count: 3, copies: 6, value: 63, next: 112 });
    expect(second).toMatchObject({ card: "pearls", count: 2, value: 36, next: 81 });
  });

  it("cannot grow beyond the box", () => {
    const [whole] = setsOf(printed, scene, Array<string>(5).fill("pearls"));
    expect(whole).toMatchObject({ value: 225, next: undefined });
  });

  it("are of commodities only: calamities are worth nothing and stand apart", () => {
    expect(setsOf(printed, scene, HAND).map(({ card }) => card)).not.toContain("famine");
    expect(calamitiesIn(printed, HAND)).toEqual(["treachery", "famine"]);
    expect(valueOf(printed, ["treachery", "water"])).toBe(0);
  });
});

describe("a bargain", () => {
  it("changes the sets by what is given and got", () => {
    const changes = changesOf(printed, HAND, ["salt", "salt", "pearls"], ["spice", "hides"]);
    expect(changes.map(({ card, before, after, gain }) => [card, before, after, gain])).toEqual([
      ["spice", 3, 4, 49],
      ["hides", 0, 1, 1],
      ["salt", 2, 0, -12],
      ["pearls", 2, 1, -27],
    ]);
    expect(gainOf(printed, HAND, ["salt", "salt", "pearls"], ["spice", "hides"])).toBe(11);
  });

  it("changes nothing where the same card goes and comes", () => {
    expect(changesOf(printed, HAND, ["salt"], ["salt"])).toEqual([]);
  });

  it("gives away first what is missed least, and never a calamity by itself", () => {
    expect(leastMissed(printed, HAND, 3)).toEqual(["bronze", "salt", "salt"]);
    expect(leastMissed(printed, ["famine", "treachery"], 1)).toBeUndefined();
  });
});

describe("a hand", () => {
  it("counts copies when cards leave it", () => {
    expect(without(["salt", "salt", "spice"], ["salt"])).toEqual(["salt", "spice"]);
    expect(without(["salt"], ["salt", "salt"])).toBeUndefined();
  });

  it("has of a list what it has, copies counted", () => {
    expect(common(["salt", "salt", "hides"], ["salt", "spice"])).toEqual(["salt"]);
  });

  it("knows what has come with a change", () => {
    const came = gained(countOf(["salt", "spice"]), countOf(["salt", "salt", "pearls"]));
    expect([...came]).toEqual([
      ["salt", 1],
      ["pearls", 1],
    ]);
  });
});
