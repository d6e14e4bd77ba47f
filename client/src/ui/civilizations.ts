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

/** Nations of The Expansion Project that live in the homeland of another civilization: they have its colour and symbol. */
const AT_HOME_OF = new Map<string | undefined, Civilization>([
  ["crete", "minoa"],
  ["arabia", "saba"],
  ["illyria", "celt"],
  ["chorasmia", "parthia"],
  ["dravidian", "dravidia"],
  ["thrace", "hellas"],
  ["mauryan", "maurya"],
]);

/** The colours that players choose where no civilization stays with a seat: its pieces are drawn in the one that it is
 * called by (`.c-<id>`). */
export const COLOURS = ["black", "brown", "yellow", "white"] as const;

export type Colour = (typeof COLOURS)[number];

/** The colour that a seat is called by, if it is called by one. */
export function colourOf(id: string | undefined): Colour | undefined {
  return COLOURS.find((colour) => colour === id);
}

/** How many colours there are for seats that have no civilization yet: as many as seats at the largest table. */
export const SEAT_COLOURS = 18;

/** The class that paints what belongs to a seat: in its civilization's colour, in the one it is called by, or in that
 * of its number. */
export function paintOf(seat: number, civilization?: Civilization, colour?: Colour): string {
  return `c-${civilization ?? colour ?? `seat-${seat % SEAT_COLOURS}`}`;
}

/** The civilization of an id, if it is one: seats that lead nothing yet have ids too. Names are for people. */
export function civilizationOf(id: string | undefined): Civilization | undefined {
  return CIVILIZATIONS.find((civilization) => civilization === id) ?? AT_HOME_OF.get(id);
}

/** Where a `<use>` finds the symbol of a civilization. */
export function symbolOf(civilization: Civilization): string {
  return `${symbols}#s-${civilization}`;
}
