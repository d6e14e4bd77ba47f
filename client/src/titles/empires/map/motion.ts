/** The durations of the tokens, in milliseconds; none of them takes time where the system asks for no motion. */

export function timeOf(token: "--d-move" | "--d-map"): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? number : number * 1000;
}

/** No piece is longer on its way than this, whatever the tokens say. */
export const LONGEST = 300;

/** Slow at the end, like a hand that lays a sheet down. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
