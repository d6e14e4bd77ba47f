import { describe, expect, it } from "vitest";
import { aMarket, open, printed, shown } from "./fixture";
import { pairsOn, placedSum, takenSum } from "./worth";

const put = (card: string, space: string) => ({ card, space });

describe("what one puts in", () => {
  const total = (...puts: [string, string][]): number =>
    placedSum(
      printed,
      puts.map(([card, space]) => put(card, space)),
    ).total;

  it("counts the faces of two cards", () => {
    expect(total(["bronze", "6.2"], ["hides", "1.2"])).toBe(7);
  });

  it("counts a pair four times, whatever the rows", () => {
    expect(placedSum(printed, [put("stone", "2.1"), put("stone", "2.2")])).toMatchObject({
      total: 8,
      pair: 2,
    });
    expect(total(["hides", "1.1"], ["hides", "1.2"])).toBe(4);
  });

  it("counts the number of a red space instead of the face, and makes no pair of it", () => {
    expect(total(["bronze", "6.2"], ["treachery", "-2"])).toBe(4);
    expect(placedSum(printed, [put("stone", "2.2"), put("stone", "-4")])).toMatchObject({
      total: -2,
      single: true,
    });
  });

  it("counts Water as nothing, also twice", () => {
    expect(placedSum(printed, [put("water", "0.2"), put("water", "0.3")])).toEqual({
      total: 0,
      parts: [
        { worth: 0, as: "face" },
        { worth: 0, as: "face" },
      ],
    });
  });

  it("makes no pair of two commodities of one number", () => {
    expect(total(["salt", "3.2"], ["timber", "3.3"])).toBe(6);
  });
});

describe("what one takes", () => {
  const salts = { "3.2": open("salt"), "3.3": open("salt") };

  it("counts a hidden card by its column", () => {
    expect(takenSum(printed, aMarket(salts), ["3.1", "3.2"])).toEqual({
      total: 6,
      parts: [
        { worth: 3, as: "down" },
        { worth: 3, as: "face" },
      ],
    });
  });

  it("counts two equal open cards four times", () => {
    expect(takenSum(printed, aMarket(salts), ["3.2", "3.3"])).toMatchObject({ total: 12, pair: 3 });
  });

  it("counts one of a pair alone", () => {
    expect(takenSum(printed, aMarket(salts), ["3.2", "0.1"]).total).toBe(3);
  });

  it("makes no pair of a card that everybody knows but that lies face down", () => {
    const market = aMarket({ ...salts, "3.1": shown("salt") });
    expect(takenSum(printed, market, ["3.1", "3.2"])).toMatchObject({ total: 6, single: true });
  });

  it("counts a red card by its number, also where one knows what it is", () => {
    const market = aMarket({ "6.2": open("bronze"), "-2": { lies: "red", card: "treachery", by: 1 } });
    expect(takenSum(printed, market, ["6.2", "-2"]).total).toBe(4);
  });
});

describe("sets on the market", () => {
  it("are open pairs only, with what they cost", () => {
    const market = aMarket({
      "3.2": open("salt"),
      "3.3": open("salt"),
      "1.2": open("hides"),
      "1.3": open("flax"),
      "4.1": shown("cotton"),
      "4.2": open("cotton"),
    });
    expect(pairsOn(printed, market)).toEqual([{ spaces: ["3.2", "3.3"], worth: 12 }]);
  });
});
