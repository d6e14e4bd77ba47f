/** What a seat knows of a table of Age of Civilization, as the house sends it. */

import type { Table } from "../../lib/table.svelte";

export type TrackPlace = { place: number; status: "past" | "open" | "upcoming"; token: string };

/** What an action would cost and give, all abilities counted; `why` is why it cannot be done now. */
export type Way = {
  workers: number;
  lost: number;
  price: number;
  points: number;
  coins: number;
  gained: number;
  /** Besides, in scenarios: strength, stations of a road, coins off the price of Wonder in this turn. */
  strength: number;
  stations: number;
  discount: number;
  why: "" | "forbidden" | "used" | "workers" | "coins";
};
export type Usable = { slots: number; used: number; ways: Record<string, Way> };
export type Rest = { points: number; coins: number; workers: number };

export type Side = {
  coins: number;
  points: number;
  workers: number;
  military: number;
  strength: number;
  special: string;
  strongest: boolean;
  /** The main one first. */
  civilizations: string[];
  technologies: string[];
  wonders: string[];
  /** The technologies that could be gained now. */
  open: string[];
  hand: number;
  passing: number;
  score: { played: number; end: number };
  /** What game-end abilities would score: card and points. */
  end: [string, number][];
};

export type Own = {
  seat: number;
  hand: string[];
  passing: string[];
  rising: Record<string, number>;
  annexing: Record<string, number>;
};

export type View = {
  round: number;
  phase: string;
  starter: number;
  active: number | null;
  rules: Record<string, unknown>;
  track: Record<string, TrackPlace>;
  market: Record<string, { place: number; coins: number }>;
  deck: number;
  wonders: Record<string, number>;
  specials: Record<string, number>;
  /** The strength of the virtual opponent of a solo game; below zero where there is none. */
  rival: number;
  /** Workers of the active seat that are not placed, and those on red slots. */
  free: number;
  lost: number;
  /** The actions of this turn, in their order. */
  used: string[];
  seats: Record<string, Side>;
  actions?: Record<string, Usable> & { rest?: Rest };
  achievements: string[];
  /** The scenario of Path to Glory, and the medal that was won in the end. */
  scenario: string;
  medal: string;
  marks: Record<string, number>;
  you?: Own;
};

export const viewOf = (table: Table): View => table.shown.view as unknown as View;

export function sideOf(view: View, seat: number): Side {
  const side = view.seats[seat];
  if (!side) throw new Error(`There is no seat ${seat}.`);
  return side;
}

/** Whether a command of the Mongols forbids to rest and to annex in this round. */
export const terrified = (view: View): boolean => view.marks.terror === view.round && view.phase !== "over";

/** Ids in the order of their places. */
export function inPlace(cards: Record<string, number | { place: number }>): string[] {
  const place = (id: string): number => {
    const at = cards[id];
    return typeof at === "object" ? at.place : (at ?? 0);
  };
  return Object.keys(cards).sort((one, other) => place(one) - place(other));
}

export function usableOf(view: View, action: string): Usable | undefined {
  return action === "rest" ? undefined : view.actions?.[action];
}

/** The way to perform an action, with the technology or wonder that it would give. */
export function wayOf(view: View, action: string, choice?: string): Way | undefined {
  const ways = usableOf(view, action)?.ways;
  return ways && (choice === undefined ? Object.values(ways)[0] : ways[choice]);
}
