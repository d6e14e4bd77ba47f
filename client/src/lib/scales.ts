/** The arithmetic of charts: scales, round numbers for their lines, and labels that keep apart. */

/** A scale from numbers to places on the screen. */
export function scale([from, to]: readonly [number, number], [low, high]: readonly [number, number]) {
  const span = to - from || 1;
  return (value: number): number => low + ((value - from) / span) * (high - low);
}

/** Round numbers for the lines of a chart, 0 among them: up to the first that is not below the most, and down to the
 * least; about five steps. */
export function ticks(most: number, least = 0): number[] {
  const steps = [1, 2, 5].flatMap((one) => [one, one * 10, one * 100, one * 1000]).sort((a, b) => a - b);
  const span = most - least;
  const width = steps.find((one) => one * 5 >= span) ?? Math.ceil(span / 5);
  const low = Math.floor(least / width);
  const high = Math.max(low + 1, Math.ceil(most / width));
  return Array.from({ length: high - low + 1 }, (_, index) => (low + index) * width);
}

/** The numbers of turns that are written below a chart: the first, the last, and some between. */
export function turnsShown(first: number, last: number, most = 8): number[] {
  const step = Math.max(1, Math.ceil((last - first) / most));
  const shown: number[] = [];
  for (let turn = first; turn <= last; turn += step) shown.push(turn);
  return shown;
}

export type Point = readonly [x: number, y: number];

export const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Places for labels beside a chart: as near as can be to where they belong, in their order, no two too near. */
export function apart(wanted: readonly number[], gap: number, [top, bottom]: Point): number[] {
  const order = wanted
    .map((_, index) => index)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = [...wanted];
  let free = top;
  for (const index of order) {
    places[index] = Math.max(wanted[index] ?? 0, free);
    free = (places[index] ?? 0) + gap;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) - gap;
  }
  return places;
}
