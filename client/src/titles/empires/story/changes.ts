/** The map now against the map before: what stood in an area and what stands there. */

import type { Standing } from "../view";

/** What changed for a seat in an area: its tokens before and after, and whether a city came (1) or went (-1). */
export type Change = { area: string; seat: number; city: -1 | 0 | 1; before: number; after: number };

type Areas = Readonly<Record<string, Standing>>;

const cityOf = (there: Standing | undefined, seat: number): number => (there?.city === seat ? 1 : 0);
const seatsIn = (there: Standing | undefined): number[] => [
  ...Object.keys(there?.tokens ?? {}).map(Number),
  ...(typeof there?.city === "number" ? [there.city] : []),
];

/** Everything that changed, cities first, then by the number of tokens. */
export function changes(before: Areas, after: Areas): Change[] {
  const areas = new Set([...Object.keys(before), ...Object.keys(after)]);
  const found = [...areas].flatMap((area) => {
    const [then, now] = [before[area], after[area]];
    return [...new Set([...seatsIn(then), ...seatsIn(now)])].map((seat) => ({
      area,
      seat,
      city: (cityOf(now, seat) - cityOf(then, seat)) as Change["city"],
      before: then?.tokens?.[seat] ?? 0,
      after: now?.tokens?.[seat] ?? 0,
    }));
  });
  const weight = (one: Change): number => (one.city ? 100 : 0) + Math.abs(one.after - one.before);
  return found
    .filter((one) => weight(one) > 0)
    .sort(
      (one, other) =>
        weight(other) - weight(one) || one.area.localeCompare(other.area) || one.seat - other.seat,
    );
}
