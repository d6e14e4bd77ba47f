/** What is printed on the components of Mega Empires, as the house sends it once. */

import { entry, printing } from "../printing";

export { entry, nameOf } from "../printing";

export type Group = "science" | "arts" | "crafts" | "civics" | "religion";

export type Area = {
  region: string;
  limit: number;
  site: "black" | "white" | null;
  flood_plain: string | null;
  /** The areas that it borders on by land and by water, and its open seas. */
  land: string[];
  water: string[];
  seas: string[];
  coastal: boolean;
};

/** A set-up: who plays, and what differs from the areas as they are printed. */
export type Scene = {
  civilizations: string[];
  starts: Record<string, string>;
  seas: string[];
  volcanoes: Record<string, string[]>;
  out_of_play: string[];
  changed: Record<string, Area>;
  /** The trade cards in the box, with their copies. */
  cards: Record<string, number>;
  credits: number;
  minor_calamities: boolean;
};

export type Advance = {
  groups: Group[];
  cost: number;
  victory_points: number;
  credits: Partial<Record<Group, number>>;
  /** Stacks that trade cards may be bought from, each with the price of a card. */
  purchases: [number, number][];
  tax_choices: number[];
  raises: Record<string, number>;
  /** A discount to one other advance. */
  special_credit: [string, number] | null;
  /** The group and the cost below which an advance is given at the purchase. */
  free_advance: [Group, number] | null;
  free_credits: number;
  discount: number;
  /** What it does. */
  words: string;
};

/** A trade card: a commodity with its face value, or a calamity with what it does. */
export type Card = {
  stack: number;
  calamity: "" | "minor" | "major";
  tradeable: boolean;
  face?: number;
  words?: string;
};

export type Need = {
  cities: number;
  advances: number;
  advances_below_100: number;
  advances_from_100: number;
  advances_from_200: number;
  advance_points: number;
};

export type Ast = {
  /** By civilization: the first step of each era, and the step that ends the game. */
  tracks: Record<string, { first_steps: number[]; last_step: number }>;
  needs: Need[];
  eras: string[];
  last_turns: number;
  back_without_cities: number;
};

export type Printed = {
  names: Record<string, string>;
  numbers: Record<string, number>;
  groups: Group[];
  areas: Record<string, Area>;
  scenes: Record<string, Scene>;
  ranking: Record<string, number>;
  advances: Record<string, Advance>;
  cards: Record<string, Card>;
  /** Calamities in the order of their resolution. */
  calamities: string[];
  purchases: [number, number][];
  asts: Record<"basic" | "expert", Ast>;
};

/** The components in a language; asked for once. */
export const printedIn = printing<Printed>("empires");

/** Set-ups of games that somebody has left, made once. */
const left = new WeakMap<Printed, Map<string, Scene>>();

/** A set-up. That of a game which somebody has left names their regions too (`east_9-saba`): they are out of play. */
export function sceneOf(printed: Printed, id: string): Scene {
  const [first = id, ...gone] = id.split("-");
  const scene = entry(printed.scenes, first);
  if (!gone.length) return scene;
  const made = left.get(printed) ?? new Map<string, Scene>();
  left.set(printed, made);
  const closed = (area: string): boolean => gone.includes(areaIn(printed, scene, area).region);
  const found = made.get(id) ?? {
    ...scene,
    out_of_play: [...new Set([...scene.out_of_play, ...Object.keys(printed.areas).filter(closed)])],
  };
  made.set(id, found);
  return found;
}

/** An area as the board of a set-up prints it. */
export const areaIn = (printed: Printed, scene: Scene, id: string): Area =>
  scene.changed[id] ?? entry(printed.areas, id);

/** The board that a set-up is played on: the part of its id before the number of seats. */
export const boardOf = (scene: string): string => scene.split("_")[0] ?? scene;
