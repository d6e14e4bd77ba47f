/** Cards that are dragged, with a mouse, a pen or a finger. Whoever taps means the card itself. */

import type { Attachment } from "svelte/attachments";
import type { Barter } from "./bartering.svelte";

/** A card on its way: one of the hand, one that was put down, or one of the board, which may be unknown. */
export type Carried = {
  from: "hand" | "put" | "board";
  card?: string;
  space?: string;
  x: number;
  y: number;
};

type Load = Omit<Carried, "x" | "y">;

/** So far a finger may tremble before it drags. */
const TREMBLE = 7;

/** What lies below a point: a space, or the side of the bench that cards are put in (`in`) or taken to (`out`). */
export function targetAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-space], [data-drop]");
    if (found) return found.dataset.space ?? found.dataset.drop;
  }
  return undefined;
}

/** Let an element be dragged as long as it has something to carry. */
export const carry =
  (barter: Barter, load: () => Load | undefined): Attachment<HTMLElement> =>
  (element) => {
    let from: { x: number; y: number } | undefined;
    let dragged = false;

    const hold = (event: PointerEvent): void => {
      dragged = false;
      if (event.button !== 0 || !load()) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId); // whoever is quick has left it with the first move
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!barter.carried && !begin(event)) return;
      barter.carried = barter.carried && { ...barter.carried, x, y };
      barter.over = targetAt(x, y);
    };
    const begin = (event: PointerEvent): boolean => {
      const { clientX: x, clientY: y } = event;
      const taken = load();
      if (!from || !taken || Math.hypot(x - from.x, y - from.y) < TREMBLE) return false;
      barter.carried = { ...taken, x, y };
      dragged = true;
      return true;
    };
    const release = (): void => {
      from = undefined;
      if (barter.carried) barter.drop(barter.over);
    };
    const cancel = (): void => {
      if (!from) return;
      from = undefined;
      barter.carried = barter.over = undefined;
    };
    /** What ends a drag is no tap. */
    const swallow = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = {
      pointerdown: hold,
      pointermove: move,
      pointerup: release,
      pointercancel: cancel,
    } as const;
    for (const [name, act] of Object.entries(listeners)) element.addEventListener(name, act as EventListener);
    element.addEventListener("click", swallow, { capture: true });
    return () => {
      cancel();
      for (const [name, act] of Object.entries(listeners))
        element.removeEventListener(name, act as EventListener);
      element.removeEventListener("click", swallow, { capture: true });
    };
  };
