import { describe, expect, it } from "vitest";
import type { Told } from "../counsel";
import type { View } from "../view";
import type { Printed } from "../printed";
import { borneBy, borneByOthers, courseOf, foremost, sumOf, toldOf, twinsOf } from "./reading";

const FAMINE = { frame: "calamity", card: "famine", victim: 1, beneficiary: -1, secondary: [] };
const FLOOD = { frame: "calamity", card: "flood", victim: 2, beneficiary: 0, secondary: [] };
const view = {
  flow: { steps: { 4: { frame: "calamity_resolution", named: 11 }, 5: FAMINE, 6: FLOOD }, asks: {} },
  seats: { 0: { laid: 0 }, 1: { laid: 2 } },
} as unknown as View;

const reckoned = {
  seat: 0,
  role: "secondary",
  what: "damage",
  base: 10,
  effects: [
    { advance: "medicine", name: "Medicine", change: -5 },
    { advance: "roadbuilding", name: "Roadbuilding", change: 5 },
  ],
  result: 10,
};
const told = {
  calamities: [
    {
      card: "famine",
      victim: 1,
      now: "under_way",
      reckoned: [reckoned],
      candidates: [],
    },
    { card: "famine", victim: 1, now: "hand", reckoned: [], candidates: [] },
  ],
} as unknown as Told<"calamity">;

describe("the phase of calamities", () => {
  it("is told by the flow: what is named, what strikes, who holds more", () => {
    const course = courseOf(view, ["tempest", "famine", "flood"]);
    expect(course).toMatchObject({ named: 11, total: 3, laid: [[1, 2]] });
    expect(course?.strikes.map(({ card }) => card)).toEqual(["famine", "flood"]);
    expect(courseOf({ ...view, flow: undefined }, [])).toBeUndefined();
  });

  it("shows the calamity that concerns a seat most", () => {
    const strikes = courseOf(view, [])?.strikes ?? [];
    expect(foremost(strikes, 2)?.card).toBe("flood");
    expect(foremost(strikes, 2, "famine")?.card).toBe("famine");
    expect(foremost(strikes, undefined)?.card).toBe("famine");
    expect(foremost([], 0)).toBeUndefined();
  });

  it("finds the twin of a calamity, which strikes in the other block", () => {
    const cards = { "famine.w": { commodity: "famine" }, "famine.e": { commodity: "famine" }, flood: {} };
    const printed = { cards } as unknown as Printed;
    const [west, east] = [
      { ...FAMINE, card: "famine.w" },
      { ...FAMINE, card: "famine.e", victim: 2 },
    ];
    expect(twinsOf(printed, [west, FLOOD, east], east)).toEqual([east, west]);
    expect(twinsOf(printed, [west, FLOOD, east], FLOOD)).toEqual([FLOOD]);
  });

  it("shows a twin that waits for the other one, but none that is over", () => {
    const west = { ...FAMINE, card: "famine.w" };
    const east = { ...FAMINE, card: "famine.e", victim: 2 };
    const phase = { frame: "calamity_resolution", named: 11 };
    const struck = (twins: object, ...striking: object[]): string[] | undefined =>
      courseOf(
        { ...view, flow: { steps: [phase, { frame: "twins", ...twins }, ...striking] } } as unknown as View,
        [],
      )?.strikes.map(({ card }) => card);
    expect(struck({ selecting: true, begun: [west], waiting: [east] }, west)).toEqual([
      "famine.w",
      "famine.e",
    ]);
    expect(struck({ selecting: true, begun: [west, east], waiting: [] }, east)).toEqual([
      "famine.e",
      "famine.w",
    ]);
    expect(struck({ selecting: false, begun: [west, east], waiting: [] }, east)).toEqual(["famine.e"]);
  });

  it("tells how a number comes about, and who bears it", () => {
    const strike = foremost(courseOf(view, [])?.strikes ?? [], 1);
    expect(strike && toldOf(told, strike)?.now).toBe("under_way");
    const one = strike && toldOf(told, strike);
    expect([borneBy(one, 0).length, borneByOthers(one, 0).length]).toEqual([1, 0]);
    expect([borneBy(one, 1).length, borneByOthers(one, 1).length]).toEqual([0, 1]);
    expect(sumOf(reckoned as never)).toBe("10 − 5 Medicine + 5 Roadbuilding");
  });
});
