/** The view of a table of Mega Empires, as far as the board draws it. */

import type { Table } from "../../lib/table.svelte";
import type { Market } from "./market/spaces";
import type { Group } from "./printed";

/** What stands in an area: tokens by seat, those of them that moved, and the seat of the city. */
export type Standing = {
  tokens?: Record<string, number>;
  moved?: Record<string, number>;
  city?: number | "pirates";
  new?: true;
  barbarians?: number;
};

/** A ship in a place; at one of its coasts, where an area has two. */
export type Ship = {
  place: string;
  coast?: string;
  ready: boolean;
  built: boolean;
  steps: number;
  cargo: number;
};

export type Side = {
  stock: number;
  treasury: number;
  census: number;
  ast: number;
  used: number;
  laid: number;
  civilization: string;
  advances: Record<string, true>;
  credits: Record<Group, number>;
  ships: Record<string, Ship>;
  made: unknown[];
  cities: number;
  hand: number;
};

export type Own = {
  seat: number;
  hand: string[];
  patience: number;
  /** Who last gave a calamity that one holds, by card. */
  givers: Record<string, number>;
  /** Cards that others are known to hold, by seat. */
  known: Record<string, string[]>;
};

export type Rules = {
  /** The side of the A.S.T. */
  ast: string;
  strict: boolean;
  turn_limit: number;
  revolt: string;
  trade_answers: number;
  /** A long game does not say so. */
  game?: "short";
};

export type View = {
  /** The set-up: `east_9`. */
  scene: string;
  turn: number;
  phase: string;
  last_turns: number;
  rules: Rules;
  areas: Record<string, Standing>;
  seats: Record<string, Side>;
  stacks_left: Record<string, boolean>;
  discards: Record<string, string[]>;
  returned: Record<string, string[]>;
  floor: { offers: Record<string, unknown>; made: Record<string, number> };
  /** The market, where three or four play, from its dealing to the end of the turn. */
  market?: Market | null;
  departed: number[];
  /** Who is to join later, where some do. */
  latecomers?: number[];
  /** The commodities that everybody knows a hand to lack, by seat. */
  lacking?: Record<string, string[]>;
  /** The tokens of a Short Game by seat; before they are revealed those of others are empty. */
  scenarios?: Record<string, string>;
  /** What is being asked: the frames of the rules, with areas by their number. */
  flow?: { asks: Record<string, unknown> };
  you?: Own;
};

export const viewOf = (table: Table): View => table.shown.view as unknown as View;

export function sideOf(view: View, seat: number): Side {
  const side = view.seats[seat];
  if (!side) throw new Error(`There is no seat ${seat}.`);
  return side;
}

export const seatsOf = (view: View): number[] => Object.keys(view.seats).map(Number);

/** The civilization of a seat; nothing before it has chosen one. */
export const civilizationOf = (view: View, seat: number): string => sideOf(view, seat).civilization;
