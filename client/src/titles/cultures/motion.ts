/** Cards slide from where they were to where they are, as on a table; nothing moves for those who want that. */

import { crossfade, fade } from "svelte/transition";

/** The time a piece takes to slide: that of the tokens, which is none with reduced motion. */
export function slideTime(): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue("--d-move").trim();
  const number = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? number : number * 1000;
}

export const [leave, arrive] = crossfade({
  duration: () => slideTime(),
  fallback: (node) => fade(node, { duration: slideTime() }),
});
