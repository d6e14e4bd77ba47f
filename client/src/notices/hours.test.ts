import { describe, expect, it } from "vitest";
import { clockOf, minutesOf } from "./hours";

describe("minutes of the day", () => {
  it("are shown as a clock shows them", () => {
    expect([0, 7 * 60 + 5, 1439].map(clockOf)).toEqual(["00:00", "07:05", "23:59"]);
  });

  it("are read from a clock, also one with seconds", () => {
    expect(["00:00", "22:30", "07:05:00", ""].map(minutesOf)).toEqual([0, 1350, 425, undefined]);
  });
});
