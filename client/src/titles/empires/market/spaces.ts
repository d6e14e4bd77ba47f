/** The spaces of the market board: columns with rows, and the red column. A space is called by column and row (`3.1`),
 * a red one by its number (`-2`). */

import type { MarketBoard } from "../printed";

/** How a card lies: from a stack, shown and turned down, open, face down on red, or not to be taken this turn. */
export type Lies = "dealt" | "shown" | "open" | "red" | "blocked";

/** A card on the board: which one, if the viewer knows it, and on red who put it there. */
export type Lying = { lies: Lies; card?: string; by?: number };

export type Stage = "dealt" | "buying" | "trading" | "closed" | "revealed";

/** The market as a seat sees it. */
export type Market = {
  round: number;
  rounds: number;
  /** The seats in the order of their turns. */
  order: number[];
  awaited: number | null;
  /** How many have passed in a row. */
  passes: number;
  stage: Stage;
  spaces: Record<string, Lying>;
};

/** A space with its place on the board; the red column comes after the others. */
export type Space = { id: string; column: number; row: number; red: boolean };

export const isRed = (space: string): boolean => space.startsWith("-");

/** The number of a space: that of its column, or its own where it is red. */
export const numberOf = (space: string): number => Number(space.split(".")[0]);

/** All spaces, column by column from the top. */
export function spacesOf({ columns, rows, red_spaces }: MarketBoard): Space[] {
  const inColumns = columns.flatMap((column, place) =>
    Array.from({ length: rows }, (_, row) => ({
      id: `${column}.${row + 1}`,
      column: place,
      row,
      red: false,
    })),
  );
  const inRed = Object.keys(red_spaces).map((id, row) => ({ id, column: columns.length, row, red: true }));
  return [...inColumns, ...inRed];
}

/** The spaces of one column in the order in which one would fill them: open rows first, then the hidden one. */
export function columnSpaces({ rows, top_row }: MarketBoard, column: number): string[] {
  const row = (number: number): string => `${column}.${number}`;
  const numbers = Array.from({ length: rows }, (_, place) => place + 1);
  return [...numbers.filter((number) => number !== top_row).map(row), row(top_row)];
}

/** Where the arrow keys lead from a space; itself at the edge. */
export function neighbour(spaces: readonly Space[], from: string, across: number, down: number): string {
  const here = spaces.find(({ id }) => id === from);
  const there = spaces.find(
    ({ column, row }) => here && column === here.column + across && row === here.row + down,
  );
  return there?.id ?? from;
}
