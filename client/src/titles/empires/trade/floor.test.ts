import { describe, expect, it } from "vitest";
import type { View } from "../view";
import { HAND, printed } from "./fixture";
import {
  byPromise,
  chanceOf,
  fitting,
  hasRung,
  isBetween,
  isOpen,
  numberOf,
  type Offer,
  tradersOf,
} from "./floor";

const terms = (kinds: string[], count = 3, claims: string[] = []) => ({ count, kinds, claims });
const offer = (rest: Partial<Offer>): Offer => ({
  id: "1-all-2",
  version: 1,
  maker: 1,
  says: terms(["spice", "hides"]),
  wants: terms(["salt", "pearls"]),
  note: "",
  ...rest,
});

describe("the floor", () => {
  const view = {
    floor: { offers: {}, made: {} },
    flow: {
      steps: { "3": { frame: "trade", alarm: false } },
      asks: {
        "5": { frame: "ask_trade", seat: 1, given: { do: "finished" } },
        "4": { frame: "ask_trade", seat: 0 },
        "6": { frame: "ask_move", seat: 2 },
      },
    },
  } as unknown as View;

  it("knows who trades and who has finished", () => {
    expect(tradersOf(view)).toEqual([
      { seat: 0, finished: false },
      { seat: 1, finished: true },
    ]);
    expect(isOpen(view)).toBe(true);
    expect(hasRung(view)).toBe(false);
  });

  it("tells offers between two from those to all", () => {
    expect(isBetween(offer({ to: 0 }), 0, 1)).toBe(true);
    expect(isBetween(offer({}), 0, 1)).toBe(false);
    expect(numberOf(offer({}))).toBe(2);
  });
});

describe("what fits an offer", () => {
  it("is what it names, and the cards that are missed least", () => {
    expect(fitting(printed, HAND, terms(["salt", "pearls"], 4))).toEqual([
      "salt",
      "pearls",
      "salt",
      "bronze",
    ]);
  });

  it("is nothing where a named card is missing, counted with its copies", () => {
    expect(fitting(printed, HAND, terms(["hides", "salt"]))).toBeUndefined();
    expect(fitting(printed, HAND, terms(["bronze", "bronze"]))).toBeUndefined();
  });

  it("gains for certain by the true names, perhaps by the claims", () => {
    const chance = chanceOf(printed, HAND, offer({ says: terms(["spice", "hides"], 3, ["spice"]) }));
    expect(chance.gives).toEqual(["salt", "pearls", "salt"]);
    expect(chance).toMatchObject({ gain: 49 + 1 - 12 - 27, perhaps: 49 + 63 + 1 - 12 - 27, unknown: 1 });
  });

  it("counts the cards that one chose instead", () => {
    const chosen = chanceOf(printed, HAND, offer({}), ["salt", "pearls", "treachery"]);
    expect(chosen.gain).toBe(49 + 1 - 9 - 27);
  });

  it("comes before what cannot be accepted", () => {
    const able = chanceOf(printed, HAND, offer({ id: "1-all-1", says: terms(["hides", "hides"]) }));
    const unable = chanceOf(printed, HAND, offer({ id: "2-all-1", wants: terms(["hides", "hides"]) }));
    expect([unable, able].sort(byPromise)[0]).toBe(able);
  });
});
