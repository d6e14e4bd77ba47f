import { describe, expect, it } from "vitest";
import { isContested } from "./contested";

describe("an area is contested", () => {
  it("when several have more tokens there than it feeds", () => {
    expect(isContested({ tokens: { 0: 2, 1: 1 } }, 2)).toBe(true);
    expect(isContested({ tokens: { 0: 1, 1: 1 } }, 2)).toBe(false);
    expect(isContested({ tokens: { 0: 9 } }, 2)).toBe(false);
    expect(isContested({ tokens: { 0: 2, 1: 0 } }, 1)).toBe(false);
  });

  it("when barbarians stand there with others", () => {
    expect(isContested({ tokens: { 0: 1 }, barbarians: 3 }, 3)).toBe(true);
    expect(isContested({ barbarians: 7 }, 3)).toBe(false);
  });

  it("when anybody stands beside a city of somebody else, pirates included", () => {
    expect(isContested({ city: 0, tokens: { 1: 1 } }, 4)).toBe(true);
    expect(isContested({ city: "pirates", tokens: { 1: 7 } }, 4)).toBe(true);
    expect(isContested({ city: 0, tokens: { 0: 3 } }, 1)).toBe(false);
  });
});
