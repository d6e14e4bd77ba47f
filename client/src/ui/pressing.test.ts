import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ASIDE, asideOf, calmButton, CALM, mainButton } from "./pressing";

const box = (left: number, top: number, width: number, height = 44): DOMRect =>
  new DOMRect(left, top, width, height);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a button that has just appeared", () => {
  it("takes no press for a moment, and says so without losing the focus", () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    const leave = calmButton()(button);
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
    vi.advanceTimersByTime(CALM - 1);
    expect(button).toHaveAttribute("aria-disabled");
    vi.advanceTimersByTime(1);
    expect(button).not.toHaveAttribute("aria-disabled");
    expect(button).toHaveFocus();
    if (leave) leave();
    button.remove();
  });

  it("leaves nothing behind when it goes or does something else", () => {
    const button = document.createElement("button");
    button.dataset.aside = "left";
    const leave = mainButton("submit")(button);
    if (leave) leave();
    expect(button).not.toHaveAttribute("aria-disabled");
    expect(button).not.toHaveAttribute("data-aside");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a main button under the finger", () => {
  const row = box(0, 100, 400);

  it("takes the half of its row that was not pressed", () => {
    expect(asideOf({ x: 150, y: 120 }, row, row)).toBe("right");
    expect(asideOf({ x: 250, y: 120 }, row, row)).toBe("left");
  });

  it("takes the whole row again once nobody presses there any more, and steps aside for no press of long ago", () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.getBoundingClientRect = () => row;
    window.dispatchEvent(new MouseEvent("pointerdown", { clientX: 20, clientY: 120 }));
    const leave = mainButton("move")(button);
    expect(button).toHaveAttribute("data-aside");
    vi.advanceTimersByTime(ASIDE);
    expect(button).not.toHaveAttribute("data-aside");
    const again = mainButton("move")(button);
    expect(button).not.toHaveAttribute("data-aside");
    for (const end of [leave, again]) if (end) end();
    button.remove();
  });

  it("stays where nobody pressed", () => {
    expect(asideOf(undefined, row, row)).toBeUndefined();
    expect(asideOf({ x: 150, y: 90 }, row, row)).toBeUndefined();
    expect(asideOf({ x: 150, y: 120 }, box(200, 100, 200), row)).toBeUndefined();
  });
});
