import { beforeEach, describe, expect, it } from "vitest";
import { noteTogether, togetherWith } from "./together";

describe("answers that were given together", () => {
  beforeEach(() => localStorage.clear());

  it("are known by the last of them, for each table and seat", () => {
    noteTogether("t", 1, 9, 3);
    expect(togetherWith("t", 1, 9)).toBe(7);
    expect(togetherWith("t", 1, 8)).toBeUndefined();
    expect(togetherWith("t", 2, 9)).toBeUndefined();
    expect(togetherWith("u", 1, 9)).toBeUndefined();
  });

  it("are more than one", () => {
    noteTogether("t", 1, 9, 1);
    expect(togetherWith("t", 1, 9)).toBeUndefined();
  });

  it("are forgotten after many others", () => {
    for (let last = 2; last <= 60; last += 2) noteTogether("t", 1, last, 2);
    expect(togetherWith("t", 1, 2)).toBeUndefined();
    expect(togetherWith("t", 1, 60)).toBe(59);
  });
});
