/** The civilizations that have a colour (`.c-<id>` of tokens.css) and a symbol (`s-<id>` of symbols.svg). */

import symbols from "./symbols.svg?url";

export const CIVILIZATIONS = [
  "minoa",
  "saba",
  "assyria",
  "maurya",
  "celt",
  "babylon",
  "carthage",
  "dravidia",
  "hatti",
  "kushan",
  "rome",
  "persia",
  "iberia",
  "nubia",
  "hellas",
  "indus",
  "egypt",
  "parthia",
  "abbasid",
] as const;

export type Civilization = (typeof CIVILIZATIONS)[number];

/** How many colours there are for seats that have no civilization yet; the numeral tells them apart. */
export const SEAT_COLOURS = 9;

/** The civilization behind a seat's name, if it is one; "Abbasids" and "abbasid" are the same. */
export function civilizationOf(name: string | undefined): Civilization | undefined {
  const folded = name?.trim().toLowerCase().replace(/s$/, "");
  return CIVILIZATIONS.find((id) => id === folded || id.replace(/s$/, "") === folded);
}

/** Where a `<use>` finds the symbol of a civilization. */
export function symbolOf(civilization: Civilization): string {
  return `${symbols}#s-${civilization}`;
}
