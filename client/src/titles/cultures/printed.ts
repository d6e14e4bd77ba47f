/** What is printed on the components of Rising Cultures, as the house sends it once. */

import { printing } from "../printing";

export { entry, nameOf } from "../printing";

export const RESOURCES = ["wood", "brick", "stone", "gold"] as const;
export const SYMBOLS = ["sword", "horse", "shield"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Icon = "harvest" | "craft" | "trade";
export type Kind = "building" | "leader";
export type Counts<K extends string> = Record<K, number>;

/** An effect as data. Those that nothing here computes with are known by their words only. */
export type Effect =
  | { type: "income" | "immediate_coins" | "discard_value" | "missing_resource_cost"; coins: number }
  | { type: "coins_on_display_play"; coins: number }
  | { type: "military"; symbol: Symbol; amount: number }
  | { type: "resource"; resource: Resource; amount: number }
  | { type: "cost_reduction"; kind: Kind; amount: number }
  | { type: "immediate_progress"; from: ("discard" | "last_military_card")[]; optional?: boolean }
  | { type: "keep_military_card_on_province" | "keep_military_card_on_this_province" }
  | { type: "hidden_leaders_score" | "golden_age" }
  | { type: "free_swap"; count: number }
  | { type: "leader_slots" | "nile_sections" | "vp"; amount: number }
  | {
      type: "vp_per";
      count: string;
      divisor: number;
      amount: number;
      max?: number | null;
      hidden?: "never" | "when_unlocked";
    }
  | { type: "vp_pairs"; of: string[] }
  | { type: "vp_if"; condition: "golden_age" | "progress_marker"; amount: number };

/** Something that acts: its effects as data, and each of them in words. */
export type Acting = { id: string; effects: Effect[]; words: string[]; reconstructed: boolean };

export type Card = Acting & {
  name: string;
  civilization: string;
  kind: Kind;
  resources: (Resource | "coin")[];
  military: Symbol;
  cost: Partial<Counts<Resource>>;
  vp: number;
};

export type Province = Acting & { number: number; name: string; symbols: Symbol[]; vp: number; icon: Icon };

export type Board = {
  id: string;
  name: string;
  printed_resources: Resource[];
  printed_coins: number;
  coin_limit: number;
  study_cost: number | null;
  military_bands: Acting[];
  progress_bands: Acting[];
  golden_age: Acting & { vp: number };
  reconstructed: boolean;
};

export type Constants = {
  rounds: number;
  hand: number;
  play: number;
  swap_cost: number;
  discard_coins: number;
  missing_resource_coins: number;
  progress_marker_vp: number;
};

export type Printed = {
  names: Record<string, string>;
  constants: Constants;
  cards: Record<string, Card>;
  provinces: Record<string, Province>;
  civilizations: Record<string, Board>;
  nile: (Acting & { number: number })[];
};

/** The components in a language; asked for once. */
export const printedIn = printing<Printed>("cultures");

/** What an entry does, as one sentence; nothing is an empty text. */
export function inWords(acting: Acting): string {
  const text = acting.words.join(", ");
  return text && text[0]?.toUpperCase() + text.slice(1);
}
