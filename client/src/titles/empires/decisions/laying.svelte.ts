/** How a sheet lays its choice on the map: while it is open, the map shows it and tells it what was picked. */

import { NOWHERE, UNMARKED } from "../places";
import type { Scene } from "../scene.svelte";

type Layer =
  | "selected"
  | "legal"
  | "besides"
  | "destinations"
  | "marked"
  | "arrows"
  | "ghosts"
  | "fleet"
  | "hand"
  | "onpick";
export type Layers = Partial<Pick<Scene, Layer>>;

/** Keep the scene as `layers` says; what it does not name lies bare. */
export function layScene(scene: Scene, layers: () => Layers): void {
  $effect(() => {
    const laid = layers();
    scene.selected = laid.selected;
    scene.legal = laid.legal ?? NOWHERE;
    scene.besides = laid.besides ?? NOWHERE;
    scene.destinations = laid.destinations ?? NOWHERE;
    scene.marked = laid.marked ?? UNMARKED;
    scene.arrows = laid.arrows ?? [];
    scene.ghosts = laid.ghosts ?? {};
    scene.fleet = laid.fleet;
    scene.hand = laid.hand;
    scene.onpick = laid.onpick;
  });
  $effect(() => () => scene.clear());
}
