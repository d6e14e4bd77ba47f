/** What is printed on the components of Age of Civilization, as the house sends it once. */

import { printing } from "../printing";

export { entry, nameOf } from "../printing";

export const COLUMNS = ["left", "middle", "right"] as const;
export type Column = (typeof COLUMNS)[number];

/** An effect as data; only what changes an action is computed with here. */
export type Effect = {
  type: string;
  action?: string;
  after?: string;
  actions?: string[];
  events?: string[];
  technologies?: string[] | number;
};
/** Where a card comes from: all of it is our reconstruction, or the facts that are `ours`. */
type Sourced = { id: string; name: string; reconstructed: boolean; ours: string[] };

export type Action = Sourced & {
  workers: number;
  coins: number;
  sacrifice: boolean;
  slots: number;
  words: string;
};
export type ActionCard = Sourced & { action: string | null; event: string | null };
export type Technology = Sourced & {
  column: Column;
  row: number;
  requires: string[];
  effects: Effect[];
  words: string[];
  special: boolean;
};
export type SpecialCard = Sourced & {
  column: Column;
  technologies: string[];
  tree: Record<string, string[]>;
};
export type Civilization = Sourced & {
  region: string;
  population: number;
  main: Effect[];
  legacy: Effect[];
  main_words: string[];
  legacy_words: string[];
};
export type Wonder = Sourced & { effects: Effect[]; words: string[] };
export type EventToken = Sourced & { words: string };
export type Goal = { points: number; wonders: number; technologies: number; stations: number };
/** A solo scenario; its goals are those of bronze, silver and gold. */
export type Scenario = Sourced & { era: string; goals: Goal[]; stations: number; commands: string[] };
/** A command of the Mongols, or an achievement of the solo game, with what it does or takes. */
export type Told = Sourced & { words: string };

export type Printed = {
  names: Record<string, string>;
  constants: {
    window: number;
    max_civilizations: number;
    max_workers: number;
    rounds: number;
    special_price: number;
    permanent: string[];
  };
  actions: Record<string, Action>;
  action_cards: Record<string, ActionCard>;
  technologies: Record<string, Technology>;
  special_cards: Record<string, SpecialCard>;
  event_tokens: Record<string, EventToken>;
  civilizations: Record<string, Civilization>;
  wonders: Record<string, Wonder>;
  scenarios: Record<string, Scenario>;
  commands: Record<string, Told>;
  achievements: Record<string, Told>;
};

/** The components in a language; asked for once. */
export const printedIn = printing<Printed>("ages");

/** Some lines as one sentence each, with a capital. */
export const sentence = (text: string): string => text && text.charAt(0).toUpperCase() + text.slice(1);
