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

/** What lies around a piece that is a dot by night, and the grounds that it may stand on then. */
export function nights(): { line: string; grounds: string[] } {
  const night = readFileSync("src/styles/tokens.css", "utf8")
    .split('[data-theme="dark"] {')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf("}")))
    .join("");
  const line = /--dot-line: (#\w+);/.exec(night)?.[1] ?? "";
  const grounds = [...night.matchAll(/--(?:land-\d|land-off|sea|sea-coastal): (#\w+);/g)];
  return { line, grounds: grounds.map(([, colour = ""]) => colour) };
}
