/** A few printed cards for the tests of the trade. */

import type { Printed, Scene } from "../printed";

const good = (stack: number) => ({ stack, calamity: "" as const, tradeable: true, face: stack });

export const printed = {
  names: {
    hides: "Hides",
    salt: "Salt",
    bronze: "Bronze",
    spice: "Spice",
    pearls: "Pearls",
    famine: "Famine",
    treachery: "Treachery",
    water: "Water",
  },
  numbers: { trade_cards: 3, true_names: 2 },
  cards: {
    hides: good(1),
    salt: good(3),
    bronze: good(6),
    spice: good(7),
    pearls: good(9),
    famine: { stack: 3, calamity: "major", tradeable: false },
    treachery: { stack: 2, calamity: "major", tradeable: true },
    water: { stack: 0, calamity: "", tradeable: true, face: 0 },
  },
} as unknown as Printed;

export const scene = {
  cards: { hides: 9, salt: 9, bronze: 6, spice: 6, pearls: 5, famine: 1, treachery: 1 },
} as unknown as Scene;

/** The same cards in a game with two blocks: salt and treachery of both. */
const unmarked = Object.fromEntries(Object.entries(printed.cards).filter(([card]) => card !== "salt"));
export const inBlocks = {
  ...printed,
  cards: {
    ...unmarked,
    "salt.w": { ...good(3), commodity: "salt", block: "w" },
    "salt.e": { ...good(3), commodity: "salt", block: "e" },
    "treachery.w": { stack: 2, calamity: "major", tradeable: true, commodity: "treachery", block: "w" },
  },
} as unknown as Printed;

export const HAND = [
  "salt",
  "salt",
  "bronze",
  "spice",
  "spice",
  "spice",
  "pearls",
  "pearls",
  "treachery",
  "famine",
];
