/** The keys of the map: arrows move it, plus and minus zoom, zero shows the whole board and, once
 * more, one's own land; so does Home. */

import type { Camera } from "./camera.svelte";

/** The part of the window that an arrow moves by, and what a key zooms by. */
const STRIDE = 0.18;
export const ZOOM = 1.5;

export function cameraKeys(camera: Camera): (event: KeyboardEvent) => void {
  const stride = (dx: number, dy: number) => () =>
    camera.panSlowly(dx * STRIDE * camera.width, dy * STRIDE * camera.height);
  const acts: Record<string, () => void> = {
    ArrowLeft: stride(1, 0),
    ArrowRight: stride(-1, 0),
    ArrowUp: stride(0, 1),
    ArrowDown: stride(0, -1),
    "+": () => camera.zoomSlowly(ZOOM),
    "=": () => camera.zoomSlowly(ZOOM),
    "-": () => camera.zoomSlowly(1 / ZOOM),
    "0": () => camera.turnWhole(),
    Home: () => camera.goHome(),
  };
  return (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
