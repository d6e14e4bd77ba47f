import { describe, expect, it } from "vitest";
import type { Block } from "../printed";
import { inBlocks as printed } from "./fixture";
import { byPromise, chanceOf, type Offer } from "./floor";
import { ANYTHING, isSelective, isWished, namedIn, type Wish } from "./wishes";

const HAND = ["salt.w", "salt.e", "hides", "spice"];
const offer = (maker: number, gives: string[], wants: string[], rest: Partial<Offer> = {}): Offer => ({
  id: `${maker}-1`,
  version: 1,
  maker,
  says: { count: 3, kinds: gives, claims: [] },
  wants: { count: 3, kinds: wants, claims: [] },
  note: "",
  ...rest,
});
const OFFERS = [
  offer(1, ["spice", "spice"], ["salt", "hides"]),
  offer(2, ["hides", "hides"], ["spice", "salt"]),
  offer(3, ["pearls", "pearls"], ["bronze", "bronze"], { to: 0 }),
];
const chances = OFFERS.map((one) => chanceOf(printed, HAND, one)).sort(byPromise);
const block = (seat: number): Block => (seat === 2 ? "w" : "e");
const seen = (wish: Wish): number[] =>
  chances.filter((chance) => isWished(printed, wish, chance, block)).map(({ offer: { maker } }) => maker);

describe("of many offers one sees", () => {
  it("all, the best first, where nothing is wished for", () => {
    expect(seen(ANYTHING)).toEqual([1, 2, 3]);
    expect(isSelective({ able: false, seat: undefined })).toBe(false);
    expect(isSelective({ seat: 0 })).toBe(true);
  });

  it("those that one can answer, that gain, or that are for oneself alone", () => {
    expect(seen({ able: true })).toEqual([1, 2]);
    expect(seen({ gains: true })).toEqual([1]);
    expect(seen({ alone: true })).toEqual([3]);
  });

  it("those of a block or of a seat", () => {
    expect(seen({ block: "w" })).toEqual([2]);
    expect(seen({ block: "e" })).toEqual([1, 3]);
    expect(seen({ seat: 3 })).toEqual([3]);
  });

  it("those that name a commodity on either side", () => {
    expect(seen({ commodity: "salt" })).toEqual([1, 2]);
    expect(chances.map((one) => [...namedIn(printed, one)].length)).toEqual([3, 3, 2]);
    expect(seen({ commodity: "salt", able: true, block: "w" })).toEqual([2]);
  });
});
