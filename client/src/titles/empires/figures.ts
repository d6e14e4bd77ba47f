/** Figures as they are printed everywhere on the board. */

/** A change with its sign: a true minus. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
