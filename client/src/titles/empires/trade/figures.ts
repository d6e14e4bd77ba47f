/** A change with its sign, as it is printed: a true minus. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
