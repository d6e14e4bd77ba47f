import { expect, it, vi } from "vitest";
import { dragged, takesDragged } from "./dragging";

const happens = (place: HTMLElement, kind: string): boolean =>
  place.dispatchEvent(new Event(kind, { cancelable: true }));

it("puts what is dragged into the offer once, and takes nothing else", () => {
  const [card, offer, put] = [document.createElement("li"), document.createElement("section"), vi.fn()];
  const letGo = dragged(put)(card);
  takesDragged(offer);
  expect(card.draggable).toBe(true);
  expect(happens(offer, "dragover")).toBe(true);
  happens(offer, "drop");
  expect(put).not.toHaveBeenCalled();

  happens(card, "dragstart");
  expect(happens(offer, "dragover")).toBe(false);
  happens(offer, "drop");
  happens(offer, "drop");
  expect(put).toHaveBeenCalledTimes(1);

  happens(card, "dragstart");
  happens(card, "dragend");
  happens(offer, "drop");
  expect(put).toHaveBeenCalledTimes(1);
  if (letGo) letGo();
  expect(card.draggable).toBe(false);
});

it("leaves a card where it is that cannot be put down", () => {
  const card = document.createElement("li");
  dragged(undefined)(card);
  expect(card.draggable).not.toBe(true);
});
