import { describe, expect, it } from "vitest";
import { BESIDE, GAP, standingsOf } from "./pins";

const phone = { left: 52, right: 336, top: 34, foot: 200 };
const level = () => 110;
const farthest = (places: readonly number[], changes: readonly number[]): number =>
  Math.max(...standingsOf(places, changes, level, phone).map(({ x, place }) => Math.abs(x - place)));

describe("the signs of the moments", () => {
  it("stand on the line where each has room", () => {
    const stood = standingsOf([60, 120, 300], [4, -3, 2], level, phone);
    expect(stood.map(({ x, y, moved }) => [x, y, moved])).toEqual([
      [60, 110, false],
      [120, 110, false],
      [300, 110, false],
    ]);
    expect(stood.map(({ above }) => above)).toEqual([true, false, true]);
  });

  it("stand above and below it, gains above, where two were at about the same time", () => {
    const [gain, loss] = standingsOf([200, 204], [4, -3], level, phone);
    expect(gain).toMatchObject({ x: 200, y: 110 - BESIDE, moved: true, above: true });
    expect(loss).toMatchObject({ x: 204, y: 110 + BESIDE, moved: true, above: false });
  });

  it("stand near their places, also five of one kind at the end of a game", () => {
    const places = [310, 316, 322, 328, 334];
    for (const changes of [
      [1, 2, 3, 4, 5],
      [-1, -2, -3, -4, -5],
      [1, 2, -3, 4, 5],
    ])
      expect(farthest(places, changes)).toBeLessThanOrEqual(1.5 * GAP);
  });

  it("never stand on each other", () => {
    const stood = standingsOf([310, 316, 322, 328, 334], [1, 2, 3, 4, 5], level, phone);
    for (const [at, one] of stood.entries())
      for (const other of stood.slice(at + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(GAP);
  });

  it("stay in the chart where the line runs high", () => {
    const stood = standingsOf([200, 210], [4, 5], () => 40, phone);
    expect(stood.map(({ above }) => above)).toEqual([false, false]);
    expect(stood.every(({ y }) => y >= phone.top && y <= phone.foot)).toBe(true);
  });
});
