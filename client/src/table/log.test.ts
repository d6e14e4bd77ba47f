import { describe, expect, it } from "vitest";
import type { LogLine } from "../lib/protocol";
import { since, stretches, takenBack } from "./log";

const line = (number: number, rest: Partial<LogLine> = {}): LogLine => ({
  number,
  at: 0,
  turn: 1,
  phase: "tax",
  seat: 0,
  kind: "rate",
  rule: "",
  texts: [`entry ${number}`],
  ...rest,
});

describe("the log", () => {
  it("is read phase by phase, without entries that say nothing", () => {
    const log = [
      line(1),
      line(2, { texts: [] }),
      line(3),
      line(4, { phase: "movement" }),
      line(5, { turn: 2 }),
    ];
    expect(stretches(log).map((stretch) => stretch.lines.map((one) => one.number))).toEqual([
      [1, 3],
      [4],
      [5],
    ]);
  });

  it("knows what was taken back", () => {
    expect([...takenBack([line(1), line(2, { undone: 1 })])]).toEqual([1]);
  });

  it("tells what others did since one left", () => {
    const log = [line(1, { seat: 1 }), line(2, { seat: 1 }), line(3), line(4, { seat: undefined })];
    expect(since(log, 1, [0]).map((one) => one.number)).toEqual([2, 4]);
  });
});
