import { expect, it } from "vitest";
import { besideOf, levelOf } from "./beside";

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

it("lies above or below where the strip has no room beside its place", () => {
  const window = { top: 20, bottom: 600 };
  expect(levelOf(300, 150, window, true)).toBe(250);
  expect(levelOf(590, 150, window, true)).toBe(450);
  expect(levelOf(200, 150, window, false)).toBe(450);
  expect(levelOf(400, 150, window, false)).toBe(20);
});
