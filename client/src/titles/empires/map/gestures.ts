/** Mouse, pen and fingers on the map. One pointer drags it, or what it has pressed where that may be carried; two also
 * zoom, the wheel zooms to where it points. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "../board/atlas";
import type { Carrying } from "../carry/carrying.svelte";
import { Drift } from "../carry/drift";
import { Grasp } from "../carry/grasp";
import type { Camera } from "./camera.svelte";

/** How far a pointer may move, in pixels, before a tap becomes a drag; a finger trembles more than a mouse. */
const TREMBLE = 5;
const FINGER_TREMBLE = 9;
/** Lines and pages of a wheel, in pixels. */
const NOTCH = [1, 33, 400];

const spread = ([a, b]: [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** `hands` is the hand that carries pieces, while there is one. */
export function gestures(
  camera: Camera,
  hands: () => Carrying | undefined = () => undefined,
): Attachment<HTMLElement> {
  return (stage) => {
    const grasp = new Grasp(stage, hands);
    const drift = new Drift(
      camera,
      () => hands()?.holding ?? false,
      () => grasp.aim(),
    );
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
      if (down.size === 0) {
        dragged = false;
        grasp.press(event);
      } else {
        drift.stop();
        grasp.letGo();
      }
      from = at(event);
      down.set(event.pointerId, from);
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const tremble = event.pointerType === "mouse" ? TREMBLE : FINGER_TREMBLE;
      if (!dragged && down.size === 1 && from && spread([from, now]) < tremble) return;
      if (!dragged) begin(event.pointerId);
      if (down.size === 1 && grasp.move(event)) {
        if (from) drift.follow(now, from);
        return void down.set(event.pointerId, now);
      }
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
      if (down.size === 1 && down.has(event.pointerId)) grasp.release();
      forget(event.pointerId);
    }

    function forget(pointer: number): void {
      drift.stop();
      grasp.letGo();
      down.delete(pointer);
      if (down.size === 0) delete stage.dataset.dragged;
    }

    /** The browser has taken the pointer away. */
    const cancel = (event: PointerEvent): void => forget(event.pointerId);
    const lose = (event: PointerEvent): void => {
      if (event.target === stage && down.has(event.pointerId)) forget(event.pointerId);
    };
    const blur = (): void => {
      for (const pointer of [...down.keys()]) forget(pointer);
    };

    /** What ends a drag is not a tap; a tap with Shift asks how many. */
    function click(event: MouseEvent): void {
      const isTap = event.detail > 0;
      const place = (event.target as Element).closest<SVGElement>("[data-place]")?.dataset.place;
      const isAsked = event.shiftKey && !dragged && grasp.ask(place, [event.clientX, event.clientY]);
      if (isTap && (dragged || grasp.spent || isAsked)) event.stopImmediatePropagation();
      dragged = false;
    }

    /** A finger that rests has its own answer. */
    function menu(event: Event): void {
      if (hands() && down.size > 0) event.preventDefault();
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
      ["pointercancel", cancel],
      ["lostpointercapture", lose],
      ["contextmenu", menu],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [type, heard, options] of listeners)
      stage.addEventListener(type, heard as EventListener, options);
    window.addEventListener("blur", blur);
    return () => {
      blur();
      window.removeEventListener("blur", blur);
      for (const [type, heard, options] of listeners) {
        stage.removeEventListener(type, heard as EventListener, options);
      }
    };
  };
}
