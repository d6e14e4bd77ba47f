/** Answers that were given together, so that they are taken back together; kept in this browser over a reload. */

import { keep, recall } from "./kept";

/** The numbers of the first and the last entry. */
type Range = [first: number, last: number];

/** So many are remembered: nobody takes back more. */
const MOST = 20;

const nameOf = (table: string, seat: number): string => `together.${table}.${seat}`;

/** Remember what was written down as a whole, of which `last` is the number and `taken` how many there were. */
export function noteTogether(table: string, seat: number, last: number, taken: number): void {
  if (taken < 2) return;
  const known = recall<Range[]>(nameOf(table, seat)) ?? [];
  keep(nameOf(table, seat), [...known, [last - taken + 1, last]].slice(-MOST));
}

/** The first of what was given together with an entry, if it is the last of such a whole. */
export function togetherWith(table: string, seat: number, of: number): number | undefined {
  return recall<Range[]>(nameOf(table, seat))?.find(([, last]) => last === of)?.[0];
}
