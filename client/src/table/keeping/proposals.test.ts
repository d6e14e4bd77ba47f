import { describe, expect, it } from "vitest";
import { phasesBefore } from "./proposals";

const mark = (number: number, turn: number, phase: string, gone = false) => ({
  number,
  turn,
  phase,
  where: `${turn} ${phase}`,
  gone,
});

describe("the phases that a table can go back to", () => {
  it("are those before now, the newest first", () => {
    const marks = [mark(0, 0, "opening"), mark(3, 1, "census"), mark(9, 1, "trade"), mark(12, 2, "census")];
    expect(phasesBefore(marks, 12).map((each) => each.number)).toEqual([9, 3]);
  });

  it("leave out what was taken back, and tell a phase once that was gone back to", () => {
    const marks = [mark(3, 1, "census"), mark(9, 1, "trade", true), mark(14, 1, "census")];
    expect(phasesBefore(marks, 20).map((each) => each.number)).toEqual([14]);
  });
});
