/** The view of a table of Rising Cultures, as far as the board draws it. */

import type { Table } from "../../lib/table.svelte";
import type { Counts, Resource, Symbol } from "./printed";

export type Sheet = { display: number; board: number; provinces: number; marker: number };

/** The cards and coins around a board: everything else that is public follows from them. */
export type Piles = {
  civilization: string;
  resources: string[];
  military: string[];
  progress: string[];
  buildings: string[];
  leaders: string[][];
  discard: string[];
  won: string[];
  coins: number;
  nile: number;
};

export type Side = Piles & {
  hand: number;
  deck: number;
  box: number;
  played: number;
  paid_swaps: number;
  free_swaps: number;
  /** The rest is there once the seat has a civilization. */
  available?: Counts<Resource>;
  symbols?: Counts<Symbol>;
  income?: number;
  missing_costs?: number;
  golden_age?: boolean;
  strength?: Record<string, number>;
  score?: Sheet;
  /** The score sheet line by line, when a game is over: category, what scores, points. */
  points?: [string, string, number][];
};

export type Own = {
  seat: number;
  hand: string[];
  box: string[];
  deck_top: string[];
  deck_bottom: string[];
  prices?: Record<string, number>;
};

export type ProvinceStatus = "contested" | "coming" | "boxed" | "won by 0" | "won by 1";

export type View = {
  game: number;
  round: number;
  phase: "setup" | "income" | "swap" | "play" | "province" | "between" | "over";
  marker: number;
  supply: number;
  rules: { limited_coins: boolean; match: boolean; lone_competitor: string };
  provinces: Record<string, { place: number; status: ProvinceStatus }>;
  nile_sections: number;
  first_game: Record<string, Sheet>;
  seats: Record<string, Side>;
  you?: Own;
};

export const viewOf = (table: Table): View => table.shown.view as unknown as View;

export function sideOf(view: View, seat: number): Side {
  const side = view.seats[seat];
  if (!side) throw new Error(`There is no seat ${seat}.`);
  return side;
}

/** The leftmost province that nobody has yet, while a round runs. */
export function contested(view: View): string | undefined {
  return Object.keys(view.provinces).find((id) => view.provinces[id]?.status === "contested");
}

export const total = (sheet: Sheet): number => Object.values(sheet).reduce((sum, points) => sum + points, 0);
