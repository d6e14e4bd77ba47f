/** Where the signs of the moments stand: on the line, or above and below it where several were at about the same time. */

import { apart } from "../lib/scales";

/** So far apart are two signs on the line, and two in a row above or below it. */
export const GAP = 32;
/** So far from the line is a sign that has no room on it. */
export const BESIDE = 34;
/** A shift that nobody sees. */
const SLIGHT = 6;
/** What is written below a sign has so much room above the foot of the chart. */
const WRITTEN = 16;

/** `place` and `height` are where it was on the line; `above`: where its figure is written, and where it stands if it is
 * `moved`. */
export type Standing = {
  place: number;
  height: number;
  x: number;
  y: number;
  moved: boolean;
  above: boolean;
};

type Chart = { left: number; right: number; top: number; foot: number };

/** `heightOf` is how high the line runs at a place across; a gain stands above it, a loss below, as far as there is room
 * and the rows are about as long. */
export function standingsOf(
  places: readonly number[],
  changes: readonly number[],
  heightOf: (place: number) => number,
  { left, right, top, foot }: Chart,
): Standing[] {
  const crowds = crowdsOf(places).filter((crowd) => crowd.length > 1);
  const sides = new Map(crowds.flatMap((crowd) => sidesOf(crowd, (at) => sideAt(at))));

  /** Where one can only stand, or would rather. */
  function sideAt(at: number): { above: boolean; free: boolean } {
    const height = heightOf(places[at] ?? 0);
    const [over, under] = [height - BESIDE >= top, height + BESIDE < foot - WRITTEN];
    return { above: over && (!under || (changes[at] ?? 0) > 0), free: over && under };
  }

  const rooms = new Map<number, number>();
  for (const above of [true, false]) {
    const row = [...sides].flatMap(([at, side]) => (side === above ? [at] : []));
    const wanted = row.map((at) => places[at] ?? 0);
    apart(wanted, GAP, [left, right]).forEach((room, index) => rooms.set(row[index] ?? 0, room));
  }

  return places.map((place, at) => {
    const height = heightOf(place);
    const above = sides.get(at);
    const x = Math.max(left, Math.min(rooms.get(at) ?? place, right));
    if (above === undefined && Math.abs(x - place) <= SLIGHT)
      return { place, height, x, y: height, moved: false, above: (changes[at] ?? 0) > 0 };
    const heights = [height, heightOf(x)];
    const y = above === false ? Math.max(...heights) + BESIDE : Math.min(...heights) - BESIDE;
    return {
      ...{ place, height, x, moved: true, above: above !== false },
      y: Math.max(top, Math.min(y, foot - WRITTEN)),
    };
  });
}

/** Those that stand too near to the next one, from left to right. */
function crowdsOf(places: readonly number[]): number[][] {
  const order = places.map((_, at) => at).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const crowds: number[][] = [];
  for (const at of order) {
    const last = crowds.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && (places[at] ?? 0) - (places[before] ?? 0) < GAP) last.push(at);
    else crowds.push([at]);
  }
  return crowds;
}

/** Who of a crowd stands above: where one row would be longer by more than one, every second of it goes to the other. */
function sidesOf(
  crowd: readonly number[],
  sideAt: (at: number) => { above: boolean; free: boolean },
): [number, boolean][] {
  const wished = crowd.map((at) => ({ at, ...sideAt(at) }));
  let lead = wished.reduce((sum, { above }) => sum + (above ? 1 : -1), 0);
  let isSecond = false;
  return wished.map(({ at, above, free }): [number, boolean] => {
    const isLonger = above ? lead > 1 : lead < -1;
    const goes = free && isLonger && isSecond;
    if (isLonger && free) isSecond = !isSecond;
    if (goes) lead += above ? -2 : 2;
    return [at, goes ? !above : above];
  });
}
