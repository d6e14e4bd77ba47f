import { describe, expect, it } from "vitest";
import { aMarket } from "./fixture";
import { doneOf } from "./order";

describe("what the seats did when they were asked last", () => {
  const order = [2, 0, 3, 1];
  const all = (rest: Parameters<typeof aMarket>[1]) =>
    order.map((seat) => doneOf(aMarket({}, { order, ...rest }), seat));

  it("knows who passed in a row, and who traded before them", () => {
    expect(all({ round: 3, awaited: 1, passes: 1 })).toEqual(["done", "traded", "passed", "now"]);
  });

  it("counts passes across rounds", () => {
    expect(all({ round: 2, awaited: 2, passes: 2 })).toEqual(["now", "traded", "passed", "passed"]);
  });

  it("knows in the first round who is still to come", () => {
    expect(all({ round: 1, awaited: 0, passes: 0 })).toEqual(["traded", "now", "to-come", "to-come"]);
  });

  it("says nothing while nobody is awaited", () => {
    expect(all({ awaited: null, stage: "revealed" })).toEqual([undefined, undefined, undefined, undefined]);
  });
});
