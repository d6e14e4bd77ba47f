/** A market for tests: printed cards, the board, and a hand that can trade. */

import type { MarketBoard, Printed } from "../printed";
import type { Lying, Market } from "./spaces";

const good = (stack: number) => ({ stack, calamity: "" as const, tradeable: true, face: stack });
const NAMES = ["water", "hides", "stone", "salt", "cotton", "lacquer", "bronze", "jade", "tea", "silk"];
const title = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replace("_", " ");
const EVILS = {
  treachery: { stack: 2, calamity: "major", tradeable: true },
  piracy: { stack: 9, calamity: "major", tradeable: true, secondary_victims: 1 },
  civil_war: { stack: 5, calamity: "major", tradeable: false },
};

export const board: MarketBoard = {
  columns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  rows: 3,
  top_row: 1,
  red_spaces: { "-2": -2, "-3": -3, "-4": -4 },
  rounds: 6,
  cards: 2,
  water_price: 2,
  reconstructed: ["red_spaces"],
};

export const printed = {
  names: Object.fromEntries([...NAMES, "flax", "timber", ...Object.keys(EVILS)].map((id) => [id, title(id)])),
  numbers: {},
  cards: {
    ...Object.fromEntries(NAMES.map((id, stack) => [id, good(stack)])),
    flax: good(1),
    timber: good(3),
    ...EVILS,
  },
  scenes: { east_4: { market: board } },
} as unknown as Printed;

const dealt: Lying = { lies: "dealt" };
export const open = (card: string): Lying => ({ lies: "open", card });
export const shown = (card: string): Lying => ({ lies: "shown", card });

/** A market in its third round, with these cards besides the Water that is always dealt. */
export function aMarket(spaces: Record<string, Lying> = {}, rest: Partial<Market> = {}): Market {
  return {
    round: 3,
    rounds: 6,
    order: [2, 0, 3, 1],
    awaited: 1,
    passes: 0,
    stage: "trading",
    spaces: { "0.1": shown("water"), "1.1": dealt, "3.1": dealt, "4.1": dealt, ...spaces },
    ...rest,
  };
}
