/** Mouse, pen and fingers on the map. One pointer drags, two also zoom, the wheel zooms to where it points. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "../board/atlas";
import type { Camera } from "./camera.svelte";

/** How far a pointer may move, in pixels, before a tap becomes a drag. */
const TREMBLE = 5;
/** Lines and pages of a wheel, in pixels. */
const NOTCH = [1, 33, 400];

const spread = ([a, b]: [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (stage) => {
    const down = new Map<number, Point>();
    let from: Point | undefined;
    let dragged = false;

    const at = (event: MouseEvent): Point => {
      const box = stage.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const pair = (): [Point, Point] | undefined => {
      const [one, two] = down.values();
      return one && two ? [one, two] : undefined;
    };

    function press(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
      if (down.size === 0) dragged = false;
      from = at(event);
      down.set(event.pointerId, from);
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (!dragged && down.size === 1 && from && spread([from, now]) < TREMBLE) return;
      if (!dragged) begin(event.pointerId);
      const held = pair();
      down.set(event.pointerId, now);
      const moved = pair();
      if (held && moved) pinch(held, moved);
      else camera.pan(now[0] - before[0], now[1] - before[1]);
    }

    function begin(pointer: number): void {
      dragged = true;
      stage.setPointerCapture(pointer);
      stage.dataset.dragged = "";
    }

    function pinch(held: [Point, Point], moved: [Point, Point]): void {
      const [before, now] = [middle(held), middle(moved)];
      camera.pan(now[0] - before[0], now[1] - before[1]);
      camera.zoom(spread(moved) / Math.max(1, spread(held)), now);
    }

    function lift(event: PointerEvent): void {
      down.delete(event.pointerId);
      if (down.size === 0) delete stage.dataset.dragged;
    }

    /** What ends a drag is not a tap. */
    function click(event: MouseEvent): void {
      if (dragged && event.detail > 0) event.stopImmediatePropagation();
      dragged = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const pixels = event.deltaY * (NOTCH[event.deltaMode] ?? 1);
      const strength = event.ctrlKey ? 0.01 : 0.0016; // a pinch on a touch pad comes as a small turn
      camera.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) * strength), at(event));
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [type, heard, options] of listeners)
      stage.addEventListener(type, heard as EventListener, options);
    return () => {
      for (const [type, heard, options] of listeners) {
        stage.removeEventListener(type, heard as EventListener, options);
      }
    };
  };
}
