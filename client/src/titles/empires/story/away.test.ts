import { expect, it } from "vitest";
import type { LogLine } from "../../../lib/protocol";
import { telling } from "./away";

const line = (number: number, kind: string): LogLine => ({ number, kind }) as LogLine;
const LINES = [line(1, "trade"), line(2, "move"), line(3, "trade"), line(4, "damage"), line(5, "trade")];

it("tells deeds before offers, in their order, and no more than one can read", () => {
  const told = (most: number): number[] => telling(LINES, most).map(({ number }) => number);
  expect(told(1)).toEqual([4]);
  expect(told(2)).toEqual([2, 4]);
  expect(told(3)).toEqual([2, 4, 5]);
  expect(told(9)).toEqual([1, 2, 3, 4, 5]);
});
