/** What the places of the map are lit as. */

import type { Scene } from "../scene.svelte";

export type Light = "marked" | "lost" | "won" | "told" | "legal" | "goal" | "selected";

/** Every place that is lit, with the strongest of its lights. */
export function litBy(scene: Scene): [place: string, light: Light][] {
  const lights = new Map<string, Light>();
  for (const place of scene.marked.keys()) lights.set(place, "marked");
  for (const place of scene.legal) lights.set(place, "legal");
  for (const place of scene.destinations) lights.set(place, "goal");
  for (const place of scene.told) lights.set(place, "told");
  for (const place of scene.news) lights.set(place, scene.good ? "won" : "lost");
  if (scene.selected) lights.set(scene.selected, "selected");
  return [...lights];
}
