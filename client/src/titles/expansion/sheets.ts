/** The questions that only The Expansion Project asks, each with the sheet that puts it; all others are asked as in Mega
 * Empires. */

import type { Sheets } from "../empires/game";
import Division from "./Division.svelte";

export const SHEETS: Sheets = {
  division: Division,
};
