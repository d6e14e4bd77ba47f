import { afterEach, expect, test } from "vitest";
import { isBusyKey, isDialogOpen } from "./keys";

afterEach(() => document.body.replaceChildren());

function pressedIn(html: string, key = " ", more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild ?? document.body;
  let heard: KeyboardEvent | undefined;
  const hear = (event: KeyboardEvent): void => void (heard = event);
  window.addEventListener("keydown", hear, { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  if (!heard) throw new Error("nothing was pressed");
  return heard;
}

test("keys of whoever writes are letters, also Escape", () => {
  for (const field of ["<input>", "<textarea></textarea>", "<select></select>"])
    for (const key of [" ", "Escape"]) expect(isBusyKey(pressedIn(field, key))).toBe(true);
});

test("the space bar presses what has the focus, Escape does not", () => {
  for (const thing of ["<button></button>", "<a href='/'></a>", "<summary></summary>"]) {
    expect(isBusyKey(pressedIn(thing))).toBe(true);
    expect(isBusyKey(pressedIn(thing, "Escape"))).toBe(false);
  }
  expect(isBusyKey(pressedIn("<div></div>"))).toBe(false);
});

test("keys with others are for the browser", () => {
  expect(isBusyKey(pressedIn("<div></div>", " ", { ctrlKey: true }))).toBe(true);
});

test("an open dialog is noticed, whoever opened it", () => {
  expect(isDialogOpen()).toBe(false);
  document.body.innerHTML = "<dialog></dialog>";
  expect(isDialogOpen()).toBe(false);
  document.body.innerHTML = "<dialog open></dialog>";
  expect(isDialogOpen()).toBe(true);
});
