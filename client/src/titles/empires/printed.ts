/** What is printed on the components of Mega Empires and its relatives, as the house sends it once. */

import { entry, printing } from "../printing";

export { entry } from "../printing";

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
  /** Its coasts where it has more than one: a ship lies at one of them. */
  coasts?: Coast[];
  /** Whether something may come over its border from beyond the map, in games that have a frontier. */
  frontier?: boolean;
};

/** A coast, with the waters that it borders on. */
export type Coast = { id: string; borders: string[] };

/** A trade block, by the mark of its cards, West or East: cards of both are traded together, but each is drawn and bought by its own seats. */
export type Block = "w" | "e";

/** The board of the market, where three or four play: its spaces, and how many cards go each way in a trade. */
export type MarketBoard = {
  columns: number[];
  rows: number;
  /** The row in which cards lie face down. */
  top_row: number;
  /** The red spaces, with what a card there counts. */
  red_spaces: Record<string, number>;
  rounds: number;
  cards: number;
  water_price: number;
  /** What of it no text tells, so that the house has made it up. */
  reconstructed: string[];
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
  /** The civilizations of each trade block, where there are two. */
  blocks?: Record<Block, string[]>;
  /** What goods of the other block count more in each block, card by card, in games that add something. */
  bonuses?: Record<Block, Record<string, number>>;
  market?: MarketBoard;
  /** The tokens of its Short Game, one for each seat. */
  scenarios: string[];
};

/** A token of the Short Game: its advances, whether one city is lost for them, and whether that is our guess. */
export type Scenario = { advances: string[]; loses_city: boolean; reconstructed: boolean };

/** What everybody places before the first turn of a Short Game, and where the markers stand then. */
export type ShortGame = {
  cities: number;
  /** So many of the cities stand on sites at least. */
  cities_on_sites: number;
  tokens: number;
  treasury: number;
  first_steps: Record<"basic" | "expert", number>;
  scenarios: Record<string, Scenario>;
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
  /** What else its holder may do. */
  allows: string[];
  /** The special ability, with its numbers. */
  ability: { does: string; [number: string]: unknown } | null;
  /** What it does. */
  words: string;
};

/** A trade card: a commodity with its face value, or a calamity with what it does and all that it declares. */
export type Card = {
  stack: number;
  calamity: "" | "minor" | "major";
  tradeable: boolean;
  face?: number;
  words?: string;
  /** Where there are two trade blocks, the copies of a card differ by theirs: `clay.w` and `clay.e` make one set. */
  commodity?: string;
  block?: Block;
  /** What each card of it counts more for those who redeem it here: see `redeemedIn`. */
  bonus?: number;
  [declared: string]: unknown;
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
  /** The order of the civilizations, where this A.S.T. has another than is usual. */
  ranking?: Record<string, number>;
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
  /** By the side of the table; a game may have only one. */
  asts: Record<string, Ast>;
  short_game?: ShortGame;
};

/** The advances that somebody holds, by id. */
export type Held = Readonly<Record<string, true>>;

/** A number of the game as the advances of a seat raise it. */
export function raisedBy(printed: Printed, held: Held, number: string): number {
  const more = Object.keys(held).map((id) => entry(printed.advances, id).raises[number] ?? 0);
  return more.reduce((sum, one) => sum + one, entry(printed.numbers, number));
}

/** Whether an advance of a seat allows something. */
export const allows = (printed: Printed, held: Held, what: string): boolean =>
  Object.keys(held).some((id) => entry(printed.advances, id).allows.includes(what));

/** A number of the special ability of a kind; 0 where no advance has it. */
export function abilityNumber(printed: Printed, does: string, number: string): number {
  const ability = Object.values(printed.advances).find((advance) => advance.ability?.does === does)?.ability;
  return Number(ability?.[number] ?? 0);
}

/** What something is called. A card that two blocks have is called by its commodity. */
export const nameOf = (printed: Printed, id: string): string =>
  printed.names[printed.cards[id]?.commodity ?? id] ?? id;

const shores = new WeakMap<Printed, Map<string, string>>();

/** The area of a place: of one of the coasts of an area the area itself, of anything else the place. */
export function areaOfPlace(printed: Printed, place: string): string {
  const known = shores.get(printed) ?? new Map(shoresOf(printed));
  shores.set(printed, known);
  return known.get(place) ?? place;
}

/** The coasts of all areas that have more than one, in one set-up or another, each with its area. */
function shoresOf({ areas, scenes }: Printed): [string, string][] {
  const lands = [areas, ...Object.values(scenes).map(({ changed }) => changed)].flatMap(Object.entries<Area>);
  return lands.flatMap(([area, { coasts = [] }]) => coasts.map(({ id }): [string, string] => [id, area]));
}

/** The components of the games that are played on this board, by title; each game is found when it is asked for. */
const printings = new Map<string, ReturnType<typeof printing<Printed>>>();

/** The components of a set-up of a title in a language; asked for once. */
export function printedIn(title: string, language: string, setup?: string): Promise<Printed> {
  const printed = printings.get(title) ?? printing<Printed>(title);
  printings.set(title, printed);
  return printed(language, setup);
}

/** The set-up that a game began with: that of one which somebody has left names their regions too (`east_9-saba`). */
export const setupOf = (scene: string): string => scene.split("-")[0] ?? scene;

/** Set-ups of games that somebody has left, made once. */
const left = new WeakMap<Printed, Map<string, Scene>>();

/** A set-up; the regions of those who have left the game are out of play. */
export function sceneOf(printed: Printed, id: string): Scene {
  const [, ...gone] = id.split("-");
  const scene = entry(printed.scenes, setupOf(id));
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

/** The board of the market of a set-up that has one. */
export function marketBoardOf(printed: Printed, scene: string): MarketBoard {
  const { market } = sceneOf(printed, scene);
  if (!market) throw new Error(`There is no market with ${scene}.`);
  return market;
}

/** An area as the board of a set-up prints it. */
export const areaIn = (printed: Printed, scene: Scene, id: string): Area =>
  scene.changed[id] ?? entry(printed.areas, id);

/** The board that a set-up is played on: the part of its id before the number of seats. */
export const boardOf = (scene: string): string => scene.split("_")[0] ?? scene;
