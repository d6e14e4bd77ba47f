/** The colours of the civilizations as `tokens.css` has them, and how far apart they have to look. */

import { readFileSync } from "node:fs";

export type Paint = { id: string; colour: string; ink: string };

/** The least distance of any two civilizations, and of two whose regions touch, in every way of seeing. */
export const LEAST = 12;
export const LEAST_OF_NEIGHBOURS = 20;

const RULE = /^\.c-([\w-]+) \{\s+--c: (#\w+);\s+--k: (#\w+);/gm;

/** Every paint of a seat or a civilization, in the order of the style sheet. */
export function paints(): Paint[] {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  return [...tokens.matchAll(RULE)].map(([, id = "", colour = "", ink = ""]) => ({ id, colour, ink }));
}
