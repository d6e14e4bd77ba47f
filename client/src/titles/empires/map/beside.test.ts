import { expect, it } from "vitest";
import { besideOf } from "./beside";

const strip = { from: 300, to: 940 };

it("lies beside its place, and never on the sheets at the sides", () => {
  expect(besideOf(400, 56, 300, strip)).toBe(456);
  expect(besideOf(900, 56, 300, strip)).toBe(544);
  expect(besideOf(1100, 56, 300, strip)).toBe(640);
  expect(besideOf(100, 56, 300, strip)).toBe(640);
});

it("keeps as far away as it can where neither side has room", () => {
  expect(besideOf(600, 56, 300, { from: 300, to: 940 })).toBe(640);
  expect(besideOf(640, 56, 300, { from: 300, to: 940 })).toBe(300);
  expect(besideOf(500, 56, 300, { from: 420, to: 600 })).toBe(420);
});
