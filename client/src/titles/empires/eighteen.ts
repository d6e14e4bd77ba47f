/** For tests: a table of eighteen, made of a recorded view of nine. The nine of the West stand beside those of the East,
 * with the same figures. */

import { Table } from "../../lib/table.svelte";
import type { TableState } from "../../lib/protocol";
import { CIVILIZATIONS } from "../../ui/civilizations";
import recorded from "./decisions/positions.json";
import type { Printed } from "./printed";
import type { Side, View } from "./view";

const EAST = ["saba", "maurya", "babylon", "dravidia", "kushan", "persia", "nubia", "indus", "parthia"];
const WEST = ["minoa", "assyria", "celt", "carthage", "hatti", "rome", "iberia", "hellas", "egypt"];
export const SCENE = "both_18";

const { printed: east, positions } = recorded as unknown as {
  printed: Printed;
  positions: Record<string, { view: View }>;
};
const TRACK = { first_steps: [0, 5, 8, 11, 14, 15], last_step: 15 };

/** What is printed for the table of eighteen: two blocks, and a track for everybody. */
export const printed: Printed = {
  ...east,
  scenes: {
    [SCENE]: { ...east.scenes.east_9, civilizations: [...WEST, ...EAST], blocks: { w: WEST, e: EAST } },
  },
  ranking: Object.fromEntries(CIVILIZATIONS.map((id, place) => [id, place + 1])),
  asts: {
    basic: {
      tracks: Object.fromEntries([...WEST, ...EAST].map((id) => [id, TRACK])),
      eras: ["stone", "early_bronze", "middle_bronze", "late_bronze", "early_iron", "late_iron"],
      needs: [],
      last_turns: 0,
      back_without_cities: 0,
    },
  },
} as unknown as Printed;

/** A view of nine seats with nine more: seat 9 has the figures of seat 0, and leads a civilization of the West. */
export function widened(view: View): View {
  const rest = { census: 20, ast: 4, hand: 3, ships: {} };
  const sides = Object.values(view.seats).map((side): Side => ({ ...side, ...rest }));
  const both = [...sides, ...sides.map((side, at) => ({ ...side, civilization: WEST[at] ?? "" }))];
  return {
    ...view,
    scene: SCENE,
    phase: "movement",
    rules: { ast: "basic" } as View["rules"],
    seats: Object.fromEntries(both.map((side, seat) => [seat, side])),
  };
}

/** The table of eighteen at which one has the first seat; some are still awaited. */
export function tableOfEighteen(awaited: readonly number[] = [0, 9, 12]): Table {
  const view = widened((positions.growth as { view: View }).view);
  const sides = Object.entries(view.seats);
  const table = new Table("t", "en");
  table.card = {
    seats: sides.map(([seat]) => ({ seat: Number(seat), bot: "greedy" })),
  } as unknown as Table["card"];
  table.now = {
    number: 1,
    turn: 6,
    phase: "movement",
    over: false,
    names: Object.fromEntries(sides.map(([seat, { civilization }]) => [seat, civilization])),
    keys: Object.fromEntries(sides.map(([seat, { civilization }]) => [seat, civilization])),
    awaited: Object.fromEntries(awaited.map((seat) => [seat, true])),
    view: view as unknown,
    requests: {},
    amendable: {},
    standings: sides.map(([seat], at) => ({
      seat: Number(seat),
      rank: at + 1,
      score: 40 - at,
      parts: { cities: at },
    })),
    undo: 0,
  } as unknown as TableState;
  table.seat = 0;
  table.seats = [0];
  table.terms = {
    course: [],
    preludes: [],
    phases: {},
    parts: { cities: "Cities" },
    at_end: [],
  } as unknown as Table["terms"];
  return table;
}
