/** Cards and workers slide from where they were to where they are, as on a table; nothing moves for those who want that. */

import { crossfade, fade, type TransitionConfig } from "svelte/transition";

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

/** A card that is turned up, around its upright middle. */
export const turn: (card: Element) => TransitionConfig = () => ({
  duration: slideTime(),
  css: (part) => `transform: perspective(600px) rotateY(${(1 - part) * 90}deg)`,
});
