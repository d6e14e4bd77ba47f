/** Times as they are printed on the trade floor. */

const MINUTE = 60_000;

/** A time in milliseconds as minutes and seconds: "4:12". */
export function clock(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Minutes that are not over yet: they change seldom enough to be said aloud. */
export const minutesLeft = (left: number): number => Math.max(1, Math.ceil(left / MINUTE));
