import { describe, expect, it } from "vitest";
import { picked, span, waited } from "./times";

describe("a stretch of time", () => {
  it("is said as short as it can be", () => {
    expect(span(5)).toBe("0:05");
    expect(span(245)).toBe("4:05");
    expect(span(3 * 3600 + 20 * 60)).toBe("3 h 20 min");
    expect(span(2 * 86_400 + 5 * 3600)).toBe("2 d 5 h");
    expect(span(-3)).toBe("0:00");
  });

  it("that somebody waited is never said like a time of day", () => {
    expect(waited(5)).toBe("< 1 min");
    expect(waited(12 * 60 + 57)).toBe("12 min");
    expect(waited(3 * 3600 + 20 * 60)).toBe("3 h 20 min");
  });

  it("ends at a moment that somebody picked", () => {
    expect(picked("2030-01-05T14:00")).toBe(new Date(2030, 0, 5, 14).getTime() / 1000);
    expect(picked("")).toBeUndefined();
  });
});
