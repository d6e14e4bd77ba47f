/** The technology card of a seat: what stands where, which arrows lead there, and how far one has come. */

import { COLUMNS, entry, type Column, type Printed, type Technology } from "./printed";
import type { Side } from "./view";

export type Standing = "held" | "open" | "locked";
export type Square = { technology: Technology; requires: string[]; standing: Standing; covered: boolean };
export type Arrow = { from: Column; to: Column; row: number; open: boolean };

/** The squares by row; a special card covers the lower two of its column. */
export function squaresOf(printed: Printed, side: Side): Square[][] {
  const special = side.special ? printed.special_cards[side.special] : undefined;
  const ids = special ? Object.keys(special.tree) : ordinary(printed);
  const squares = ids.map((id): Square => {
    const technology = entry(printed.technologies, id);
    const standing = side.technologies.includes(id) ? "held" : side.open.includes(id) ? "open" : "locked";
    return {
      technology,
      requires: special?.tree[id] ?? technology.requires,
      standing,
      covered: technology.special,
    };
  });
  return [1, 2, 3].map((row) =>
    COLUMNS.flatMap((column) =>
      squares.filter(({ technology }) => technology.row === row && technology.column === column),
    ),
  );
}

const ordinary = (printed: Printed): string[] =>
  Object.values(printed.technologies)
    .filter((technology) => !technology.special)
    .map((technology) => technology.id);

/** The arrows that end in a row; one is open when it comes from a technology that one has. */
export function arrowsInto(printed: Printed, side: Side, squares: readonly Square[]): Arrow[] {
  return squares.flatMap(({ technology, requires }) =>
    requires.map((id) => ({
      from: entry(printed.technologies, id).column,
      to: technology.column,
      row: technology.row,
      open: side.technologies.includes(id),
    })),
  );
}

/** How far beside the middle of a square an arrow from another column ends. */
const ASIDE = 22;
const HEAD = 6;

/** An arrow through the gap between two rows, with its head. */
export function arrowPath(from: number, to: number, gap: number): string {
  const tip = to + Math.sign(from - to) * ASIDE;
  const end = gap - 2;
  const length = Math.hypot(tip - from, end);
  const [x, y] = [((tip - from) / length) * HEAD, (end / length) * HEAD];
  const round = (number: number): number => Math.round(number * 10) / 10;
  const wing = (turn: 1 | -1): string =>
    `${round(tip - x + turn * y * 0.6)} ${round(end - y - turn * x * 0.6)}`;
  return `M${round(from)} 0L${round(tip)} ${end}M${wing(1)}L${round(tip)} ${end}L${wing(-1)}`;
}
