/** Figures as they are printed on every board and page. */

import { numeral } from "./words.svelte";

/** A change with its sign: a true minus. */
export const signed = (change: number): string =>
  change > 0 ? `+${numeral(change)}` : change < 0 ? `−${numeral(-change)}` : "±0";
