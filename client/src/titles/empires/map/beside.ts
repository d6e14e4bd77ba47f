/** Where a card lies beside a place of the map, between the sheets at its sides. */

export type Strip = { from: number; to: number };

/** The upper edge of a card: at the height of its place; where the strip is too narrow for both, above or below, where there
 * is more room. */
export function levelOf(
  y: number,
  height: number,
  window: { top: number; bottom: number },
  isBeside: boolean,
): number {
  const last = Math.max(window.top, window.bottom - height);
  if (isBeside) return Math.max(window.top, Math.min(y - height / 3, last));
  return y - window.top > window.bottom - y ? window.top : last;
}

/** The left edge of a card: right of the place, or left of it; where neither has room, at the side that is farther away. It
 * never leaves the strip. */
export function besideOf(x: number, aside: number, width: number, { from, to }: Strip): number {
  const last = Math.max(from, to - width);
  const [after, before] = [x + aside, x - aside - width];
  if (after >= from && after <= last) return after;
  if (before >= from) return Math.min(before, last);
  return x < (from + to) / 2 ? last : from;
}
