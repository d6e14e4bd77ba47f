import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Term from "./Term.svelte";

const ABOUT = "The Archaeological Succession Table.";
const children = createRawSnippet(() => ({ render: () => "<span>A.S.T.</span>" }));

it("says what a word means to whoever hears it, points at it, or presses it", async () => {
  const { container } = render(Term, { about: ABOUT, children });
  const word = screen.getByRole("button", { name: "A.S.T." });
  expect(word).toHaveAccessibleDescription(ABOUT);
  expect(word).toHaveAttribute("title", ABOUT);

  const note = container.querySelector<HTMLElement>("[popover]");
  expect(word).toHaveAttribute("popovertarget", note?.id);
  if (note) await fireEvent(note, Object.assign(new Event("toggle"), { newState: "open" }));
  expect(word).toHaveAttribute("aria-expanded", "true");
  expect(word).not.toHaveAttribute("title");
});

it("stays on the screen at its edge", async () => {
  const { container } = render(Term, { about: ABOUT, children });
  const note = container.querySelector<HTMLElement>("[popover]");
  const mark = screen.getByRole("button");
  mark.getBoundingClientRect = () => new DOMRect(innerWidth - 20, innerHeight - 30, 20, 20);
  if (!note) throw new Error("no note");
  note.getBoundingClientRect = () => new DOMRect(0, 0, 200, 60);
  await fireEvent(note, Object.assign(new Event("toggle"), { newState: "open" }));
  expect(note.style.left).toBe(`${innerWidth - 208}px`);
  expect(note.style.top).toBe(`${innerHeight - 96}px`);
});

it("is closed by Escape, which closes nothing else, and is not read along with what stands around it", async () => {
  const { container } = render(Term, { about: ABOUT, children });
  const word = screen.getByRole("button");
  const note = container.querySelector<HTMLElement>("[popover]");
  if (!note) throw new Error("no note");
  const [closed, heard] = [vi.fn(), vi.fn()];
  note.hidePopover = closed;
  addEventListener("keydown", heard);
  await fireEvent.keyDown(word, { key: "Escape" });
  expect([heard, closed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await fireEvent(note, Object.assign(new Event("toggle"), { newState: "open" }));
  await fireEvent.keyDown(word, { key: "Escape" });
  expect([heard, closed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  removeEventListener("keydown", heard);
  expect(screen.getByText(ABOUT, { selector: "span" })).not.toBeVisible();
});
