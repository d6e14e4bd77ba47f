import { describe, expect, it } from "vitest";
import { aMarket, open, printed, shown } from "./fixture";
import { knownOf, threatsOn } from "./knowing";

describe("what one knows of the market", () => {
  const market = aMarket({
    "4.1": shown("cotton"),
    "4.2": open("cotton"),
    "5.1": { lies: "blocked", card: "civil_war" },
    "-2": { lies: "red", by: 0 },
    "-3": { lies: "red", by: 1, card: "piracy" },
  });

  it("tells what was shown from what is mine and what nobody knows", () => {
    expect(knownOf(market)).toEqual({
      shown: [
        { space: "0.1", card: "water" },
        { space: "4.1", card: "cotton" },
      ],
      mine: [{ space: "-3", card: "piracy" }],
      others: [{ space: "-2", by: 0 }],
      blocked: [{ space: "5.1", card: "civil_war" }],
      dealt: ["1.1", "3.1"],
    });
  });

  it("tells calamities that strike from there from those that do nothing", () => {
    expect(threatsOn(printed, market)).toEqual([
      { space: "5.1", card: "civil_war", strikes: false },
      { space: "-3", card: "piracy", strikes: true },
    ]);
  });
});
