/** The kinds of requests that are answered on the map, each with the sheet that asks it. */

/** One place is picked, on the map or from a list. */
export const PICKED = [
  "revolt",
  "loss",
  "first",
  "defence",
  "reduce",
  "cities",
  "hordes",
  "place",
  "resettle",
  "relocate",
  "convert",
  "annexation",
];
/** A number is spread over areas. */
export const TALLIED = ["growth", "damage"];
/** Cards of one's hand. */
export const CARDS = ["discard", "sell"];
/** Other players. */
export const PLAYERS = ["victims", "neighbours"];
/** What is placed before the first turn of a Short Game, and what its tokens cost. */
export const OPENING = ["found", "lose_city", "populate"];
/** A number or one of a few words. */
export const SAID = ["civilization", "wait", "hold", "pillage", "rate", "loot", "reveal"];

export const KINDS: readonly string[] = [
  "move",
  "build",
  "units",
  "ability",
  "purchase",
  "tribute",
  ...OPENING,
  ...PICKED,
  ...TALLIED,
  ...CARDS,
  ...PLAYERS,
  ...SAID,
];
