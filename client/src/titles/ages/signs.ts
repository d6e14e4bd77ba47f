/** The signs of the game in the house's icon set; each is drawn beside a word or a number. */

import type { IconName } from "../../ui/icons";

export const FIGURES = {
  points: "star",
  coins: "coin",
  workers: "meeple",
  lost: "meeple",
  strength: "shield",
  stations: "horse",
  discount: "stone",
  technologies: "science",
  wonders: "pyramid",
} as const satisfies Record<string, IconName>;
export type FigureName = keyof typeof FIGURES;

const ACTIONS: Record<string, IconName> = {
  wonder: "pyramid",
  research: "science",
  exploit: "pick",
  culture: "arts",
  build: "building",
  conquest: "sword",
  hunt: "bow",
  fish: "fish",
  trade: "trade",
  farm: "harvest",
  plague: "plague",
  black_death: "plague",
  drought: "sun",
  quarry: "stone",
  caravan: "horse",
  bazaar: "stack",
  ritual: "religion",
  fortify: "shield",
  renaissance: "civics",
};

/** The sign of an action; an owner's own action has that of the crafts. */
export const signOf = (action: string): IconName => ACTIONS[action] ?? "crafts";

const EVENTS: Record<string, IconName> = { war: "war", plague: "plague", drought: "sun" };

export const eventSign = (event: string): IconName => EVENTS[event] ?? "plague";
