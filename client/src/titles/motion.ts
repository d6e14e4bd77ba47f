/** Cards and workers slide from where they were to where they are, as on a table; nothing moves for those who want that. */

import { crossfade, fade, type TransitionConfig } from "svelte/transition";

/** The durations of the tokens, in milliseconds; none of them takes time where the system asks for no motion. */
export function timeOf(token: "--d-move" | "--d-map"): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(written) || 0;
  return written.endsWith("ms") ? number : number * 1000;
}

/** The time a piece takes to slide. */
export const slideTime = (): number => timeOf("--d-move");

export const [leave, arrive] = crossfade({
  duration: () => slideTime(),
  fallback: (node) => fade(node, { duration: slideTime() }),
});

/** A card that is turned up, around its upright middle. */
export const turn: (card: Element) => TransitionConfig = () => ({
  duration: slideTime(),
  css: (part) => `transform: perspective(600px) rotateY(${(1 - part) * 90}deg)`,
});
