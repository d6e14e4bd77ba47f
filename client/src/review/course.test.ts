import { describe, expect, it } from "vitest";
import { heightAt, lineOf, meanLine, meanOfOthers, shadesBetween, stepsOf, whenOf } from "./course";

const turn = (turn: number, number: number, ...values: number[]) => ({ turn, number, values });

describe("the turns of a curve", () => {
  it("begin before the first turn", () => {
    const steps = stepsOf({ start: [2, 2], turns: [turn(1, 9, 5, 3), turn(2, 20, 8, 4)] });
    expect(steps.map((step) => step.turn)).toEqual([0, 1, 2]);
    expect(lineOf(steps, 0)).toEqual([
      [0, 2],
      [1, 5],
      [2, 8],
    ]);
  });

  it("begin with what was set up, where that is a turn of its own", () => {
    expect(
      stepsOf({ start: [0], turns: [turn(0, 4, 20), turn(1, 14, 29)] }).map((step) => step.turn),
    ).toEqual([0, 1]);
  });

  it("are one where nothing was played", () => {
    expect(stepsOf({ start: [3], turns: [] })).toEqual([{ turn: 0, number: 0, values: [3] }]);
  });
});

describe("the mean of the others", () => {
  it("does not count the seat itself", () => {
    expect(meanOfOthers([10, 2, 4], 0)).toBe(3);
  });

  it("is that of the other seat where there are two, and nothing where one is alone", () => {
    expect(meanOfOthers([10, 2], 0)).toBe(2);
    expect(meanOfOthers([10], 0)).toBeUndefined();
    expect(meanLine([turn(1, 3, 10)], 0)).toEqual([]);
  });
});

describe("the place of a moment on the curve", () => {
  const steps = [turn(0, 0, 0), turn(1, 10, 6), turn(2, 30, 2)];

  it("is as far in its turn as its entry", () => {
    expect(whenOf(5, steps)).toBe(0.5);
    expect(whenOf(10, steps)).toBe(1);
    expect(whenOf(15, steps)).toBe(1.25);
  });

  it("is at an end where the entry lies beyond it", () => {
    expect(whenOf(-3, steps)).toBe(0);
    expect(whenOf(99, steps)).toBe(2);
  });

  it("is on the line", () => {
    expect(heightAt(whenOf(15, steps), lineOf(steps, 0))).toBe(5);
    expect(heightAt(7, lineOf(steps, 0))).toBe(2);
  });
});

describe("what is shaded", () => {
  it("is told apart by who is ahead, and parted where the lines cross", () => {
    const own = [
      [0, 0],
      [1, 4],
    ] as const;
    const other = [
      [0, 4],
      [1, 0],
    ] as const;
    expect(shadesBetween(own, other)).toEqual([
      { above: false, outline: [own[0], [0.5, 2], other[0]] },
      { above: true, outline: [[0.5, 2], own[1], other[1]] },
    ]);
  });

  it("is nothing where both are the same, or nobody else is there", () => {
    const line = [
      [0, 1],
      [1, 2],
    ] as const;
    expect(shadesBetween(line, line)).toEqual([]);
    expect(shadesBetween(line, [])).toEqual([]);
  });
});
