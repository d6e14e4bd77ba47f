/** How what moves on the map moves; the durations are those of the tokens (`titles/motion.ts`). */

/** No piece is longer on its way than this, whatever the tokens say. */
export const LONGEST = 300;

/** Slow at the end, like a hand that lays a sheet down. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
