/** Cards of the hand that are dragged into the offer by the browser's own drag; a tap puts them there as well. */

import type { Attachment } from "svelte/attachments";

/** What is dragged now is put down by this. */
let put: (() => void) | undefined;

/** Something that may be dragged; without `act` it stays. */
export const dragged =
  (act: (() => void) | undefined): Attachment<HTMLElement> =>
  (card) => {
    if (!act) return;
    const start = (event: DragEvent): void => {
      put = act;
      event.dataTransfer?.setData("text/plain", card.dataset.thing ?? "");
    };
    const end = (): void => void (put = undefined);
    card.draggable = true;
    card.addEventListener("dragstart", start);
    card.addEventListener("dragend", end);
    return () => {
      card.draggable = false;
      card.removeEventListener("dragstart", start);
      card.removeEventListener("dragend", end);
    };
  };

/** Where it may be put down; what comes from elsewhere is left to the browser. */
export const takesDragged: Attachment<HTMLElement> = (place) => {
  const over = (event: DragEvent): void => {
    if (put) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    if (!put) return;
    event.preventDefault();
    put();
    put = undefined;
  };
  place.addEventListener("dragover", over);
  place.addEventListener("drop", drop);
  return () => {
    place.removeEventListener("dragover", over);
    place.removeEventListener("drop", drop);
  };
};
