/** What is drawn for the eye alone, as few long paths: hundreds of small shapes would slow the map down. */

import type { Decoration, Point } from "../board/atlas";

const at = (x: number, y: number, shape: string): string => `M${x} ${y}${shape}`;

/** Mountains, high and low: the outline, and the side in the shade. All begin at their middle. */
const OUTLINES = ["m-8 5q4-7 7-13q2 5 4 7q3 3 5 6", "m-6 4q3-6 6-10q2 4 6 10"];
const SHADES = ["m-1-8q2 5 4 7q3 3 5 6h-6q-1-7-3-13z", "m0-6q2 4 6 10h-5q0-5-1-10z"];
const DUNE = "m-6 2q3-5 7-2q2 1 5 1m-5-1q-1 2-2 3";

const form = (shapes: readonly string[], number: number): string => shapes[number - 1] ?? shapes[0] ?? "";

export function mountains({ mountains: all }: Decoration): { outlines: string; shades: string } {
  return {
    outlines: all.map(([x, y, number]) => at(x, y, form(OUTLINES, number))).join(""),
    shades: all.map(([x, y, number]) => at(x, y, form(SHADES, number))).join(""),
  };
}

export const dunes = (points: readonly Point[]): string => points.map(([x, y]) => at(x, y, DUNE)).join("");
