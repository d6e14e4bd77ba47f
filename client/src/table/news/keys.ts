/** Whether a key belongs to something else than the news that lies over the board. */

import { isWriting } from "../keys";

const PRESSABLE = "button, a, input, select, summary, [role=tab], [role=option], [role=menuitem]";

/** A dialog is open, of the page or of a title's board: its keys are its own. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

/** Whether somebody writes, or presses what has the focus by the space bar. */
export function isBusyKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isWriting(target)) return true;
  return key === " " && target instanceof HTMLElement && target.closest(PRESSABLE) !== null;
}
