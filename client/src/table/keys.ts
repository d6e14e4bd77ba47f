/** The keys of a table, and what they are for (`key-...` of the catalogue). */

export const KEYS = [
  { keys: ["1", "…", "9"], about: "option" },
  { keys: ["↑", "↓"], about: "options" },
  { keys: ["Enter"], about: "take" },
  { keys: ["/"], about: "search" },
  { keys: ["R"], about: "request" },
  { keys: ["U"], about: "undo" },
  { keys: ["H"], about: "history" },
  { keys: ["←", "→"], about: "answers" },
  { keys: ["Shift", "←", "→"], about: "phases" },
  { keys: ["L"], about: "log" },
  { keys: ["C"], about: "chat" },
  { keys: ["N"], about: "notes" },
  { keys: ["S"], about: "seats" },
  { keys: ["T"], about: "text" },
  { keys: ["F1"], about: "help" },
  { keys: ["?"], about: "keys" },
  { keys: ["Esc"], about: "escape" },
] as const;

/** Whether somebody writes, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("textarea, select, [contenteditable]") ||
      (target instanceof HTMLInputElement && !["radio", "checkbox", "range", "button"].includes(target.type)))
  );
}
