import { describe, expect, it } from "vitest";
import { typed } from "./console.svelte";

describe("a value as it was typed", () => {
  it("is of the kind that the old one had", () => {
    expect(typed(" 12 ", 3)).toBe(12);
    expect(typed("-1", 3)).toBe(-1);
    expect(typed("true", false)).toBe(true);
    expect(typed("ur", "kish")).toBe("ur");
    expect(typed("", null)).toBe(null);
  });

  it("is none where it makes no sense", () => {
    expect(typed("many", 3)).toBeUndefined();
    expect(typed("1.5", 3)).toBeUndefined();
    expect(typed("yes", true)).toBeUndefined();
  });
});
