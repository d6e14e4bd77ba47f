import { describe, expect, it } from "vitest";
import { applyPatch } from "./patch";

describe("a merge patch", () => {
  it("changes, adds and takes away", () => {
    expect(applyPatch({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4, d: null }, e: [1] })).toEqual({
      a: 1,
      b: { c: 4 },
      e: [1],
    });
  });

  it("keeps what it does not touch", () => {
    const before = { a: { b: 1 }, c: { d: 2 } };
    const after = applyPatch(before, { c: { d: 3 } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(before.c.d).toBe(2);
  });

  it("replaces lists as a whole", () => {
    expect(applyPatch({ a: [1, 2] }, { a: [3] })).toEqual({ a: [3] });
  });
});
