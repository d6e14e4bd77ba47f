/** The keys of a table, and what they are for (`key-...` of the catalogue). */

import { phone } from "./desk.svelte";

export const KEYS = [
  { keys: ["1", "…", "9"], about: "option" },
  { keys: ["↑", "↓"], about: "options" },
  { keys: ["Enter"], about: "take" },
  { keys: ["/"], about: "search" },
  { keys: ["R"], about: "request" },
  { keys: ["U"], about: "undo" },
  { keys: ["W"], about: "hint" },
  { keys: ["H"], about: "history" },
  { keys: ["←", "→"], about: "answers" },
  { keys: ["Shift", "←", "→"], about: "phases" },
  { keys: ["."], about: "reel-next" },
  { keys: ["P"], about: "reel-present" },
  { keys: ["L"], about: "log" },
  { keys: ["C"], about: "chat" },
  { keys: ["N"], about: "notes" },
  { keys: ["S"], about: "seats" },
  { keys: ["A"], about: "aids" },
  { keys: ["T"], about: "text" },
  { keys: ["B"], about: "report" },
  { keys: ["Z"], about: "keeping" },
  { keys: ["F1"], about: "help" },
  { keys: ["?"], about: "keys" },
  { keys: ["Space"], about: "news" },
  { keys: ["Esc"], about: "escape" },
] as const;

/** What a title's own board asks, question by question: the inputs of each. */
function questionsOnBoard(): HTMLInputElement[][] {
  const inputs = (part: ParentNode): HTMLInputElement[] => [...part.querySelectorAll("input")];
  const groups = [...document.querySelectorAll(".area [role=radiogroup]")].map(inputs);
  return groups.length ? groups : [inputs(document.querySelector(".area") ?? document.body)];
}

/** The question to answer now: the first that nothing was chosen for, or else the last. */
function openOnBoard(): HTMLInputElement[] {
  const groups = questionsOnBoard();
  return groups.find((group) => !group.some((input) => input.checked)) ?? groups.at(-1) ?? [];
}

/** Go to the question on the board. */
export function focusOnBoard(): void {
  const inputs = openOnBoard();
  (inputs.find((input) => input.checked) ?? inputs.find((input) => !input.disabled))?.focus();
}

/** Choose an answer on the board by its number. */
export function takeOnBoard(number: number): void {
  const input = openOnBoard()[number - 1];
  input?.focus();
  input?.click();
}

/** Whether somebody writes, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("textarea, select, [contenteditable]") ||
      (target instanceof HTMLInputElement && !["radio", "checkbox", "range", "button"].includes(target.type)))
  );
}

/** Who opens something to write in can write at once; not who walks through the tabs, nor on a phone, where a
 * keyboard would cover half of it. */
export function writeHere(field: HTMLElement): void {
  if (phone.current || document.activeElement?.closest("[role=tablist]")) return;
  field.focus();
}
