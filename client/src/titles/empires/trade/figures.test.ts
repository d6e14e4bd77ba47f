import { describe, expect, it } from "vitest";
import { signed } from "../../../lib/figures";
import { clock, minutesLeft } from "./figures";

describe("figures", () => {
  it("bear their sign", () => {
    expect([3, -3, 0].map(signed)).toEqual(["+3", "−3", "±0"]);
  });

  it("tell a time that is left, never more than there is", () => {
    expect([252_000, 60_000, 59_001, 400, 0].map(clock)).toEqual(["4:12", "1:00", "1:00", "0:01", "0:00"]);
    expect([252_000, 60_000, 0].map(minutesLeft)).toEqual([5, 1, 1]);
  });
});
