/** Presses that come too early: whoever taps twice means what stood there before.
 *
 * A button that has just appeared takes no press for a moment, by finger, mouse or key. It looks as always, keeps the
 * focus if it has it, and says `aria-disabled` meanwhile. A main button moreover does not stand where somebody has just
 * pressed: it takes the other half of its row (`data-aside`, see ui.css), and all of it again once that is over.
 */

import type { Attachment } from "svelte/attachments";

/** How long, in milliseconds, what has just appeared takes no press. */
export const CALM = 400;

/** How long a finger may still press where it has just pressed, and how long a button then keeps off that spot: the house
 * may answer late. */
export const ASIDE = 5000;

type Point = { x: number; y: number };

/** Where somebody pressed last, on whatever it was, and when. */
let pressed: (Point & { at: number }) | undefined;

if (typeof window !== "undefined") {
  const note = ({ clientX: x, clientY: y }: PointerEvent): void => void (pressed = { x, y, at: Date.now() });
  window.addEventListener("pointerdown", note, { capture: true, passive: true });
  window.addEventListener("keydown", () => (pressed = undefined), { capture: true, passive: true });
}

/** Which half of its row a button has to take so that it is not under the finger that has just pressed. */
export function asideOf(
  point: Point | undefined,
  button: DOMRect,
  row: DOMRect,
): "left" | "right" | undefined {
  if (!point) return undefined;
  const { x, y } = point;
  const isUnder = x >= button.left && x <= button.right && y >= button.top && y <= button.bottom;
  if (!isUnder) return undefined;
  return x < row.left + row.width / 2 ? "right" : "left";
}

/** Keep off the spot that was just pressed, for as long as that may be pressed again; what takes the whole row back. */
function standAside(button: HTMLButtonElement): (() => void) | undefined {
  const row = button.parentElement;
  const isLongAgo = (pressed?.at ?? 0) + ASIDE <= Date.now();
  if (!row || button.disabled || button.dataset.aside || isLongAgo) return undefined;
  const side = asideOf(pressed, button.getBoundingClientRect(), row.getBoundingClientRect());
  if (!side) return undefined;
  button.dataset.aside = side;
  const timer = setTimeout(() => delete button.dataset.aside, ASIDE);
  return () => clearTimeout(timer);
}

/** Let presses through only when a button has stood there for a moment; what a program presses is always taken. */
function rest(button: HTMLButtonElement): () => void {
  const ripen = (): void => button.removeAttribute("aria-disabled");
  const timer = setTimeout(ripen, CALM);
  const swallow = (event: Event): void => {
    if (!event.isTrusted || !button.hasAttribute("aria-disabled")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** A key that is held down is one press. */
  const once = (event: KeyboardEvent): void => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  };
  button.setAttribute("aria-disabled", "true");
  button.addEventListener("click", swallow, { capture: true });
  button.addEventListener("keydown", once);
  return () => {
    clearTimeout(timer);
    ripen();
    button.removeEventListener("click", swallow, { capture: true });
    button.removeEventListener("keydown", once);
  };
}

/** A button that takes no press as soon as it appears. It appears anew when it does something else (`what`). */
export const calmButton =
  (what: string = ""): Attachment<HTMLButtonElement> =>
  (button) => {
    void what;
    return rest(button);
  };

/** A main button: it takes no press as soon as it appears, and appears where nobody has just pressed. */
export const mainButton =
  (what: string = ""): Attachment<HTMLButtonElement> =>
  (button) => {
    void what;
    const wake = rest(button);
    let stay = standAside(button);
    /** One that cannot be pressed yet stays in its place until it can. */
    const watch = new MutationObserver(() => (stay = standAside(button) ?? stay));
    watch.observe(button, { attributeFilter: ["disabled"] });
    return () => {
      watch.disconnect();
      stay?.();
      delete button.dataset.aside;
      wake();
    };
  };
