/** The drawing of a board of Mega Empires, as `make atlas` writes it to `src/ecumene/titles/empires/boards`.
 *
 * A document holds shapes and places, nothing of the rules and no colour: names, limits and sites come from the
 * title, colours from `styles/tokens.css` (`--land-1` and so on). Everything is in board units, and an area has
 * the same coordinates on each board that shows it. Paths are the `d` of an SVG path; outlines are to be filled
 * with `fill-rule="evenodd"`, and everything is to be clipped to the frame.
 */

import both from "../../../../../src/ecumene/titles/empires/boards/both.json?url";
import east from "../../../../../src/ecumene/titles/empires/boards/east.json?url";
import west from "../../../../../src/ecumene/titles/empires/boards/west.json?url";

/** The maps that a set-up is played on, as the title names them. */
export type BoardName = "east" | "west" | "both";

export type Point = [x: number, y: number];

/** A place for a piece: its middle, and the radius that is free around it. */
export type Spot = [x: number, y: number, radius: number];

/** A name: the middle of its lines, which stand `LINE_HEIGHT * size` apart; `angle` in degrees, clockwise. */
export type Label = { x: number; y: number; size: number; lines: string[]; angle?: number };

export type AreaDrawing = {
  /** The civilization in whose region the area lies. */
  region: string;
  /** The number of the land's colour, 1 to 9; all regions of a map have different ones. */
  tint: number;
  land: string;
  /** Its coastal water; inland areas have none. */
  water?: string;
  label: Label;
  /** The size of the three marks below, which are drawn about 14 units wide at scale 1. */
  scale: number;
  limit: Point;
  site?: Point;
  start?: Point;
  /** The stacks of tokens, one place for each civilization, the best first: one at least, often four. They lie
   * apart from each other, from the city's place and from everything that is written. */
  tokens: Spot[];
  city: Spot;
  /** Where ships lie in the coastal water, one place for each civilization: one at least. */
  ships?: Spot[];
  centroid: Point;
};

export type SeaDrawing = { path: string; label: Label; ship: Spot };

export type FloodPlainDrawing = { path: string; areas: string[] };

export type VolcanoDrawing = { at: Point; areas: string[] };

/** Two places that border on each other though the drawing keeps them apart (a link), or do not though it lets
 * them touch (a barrier); `path` is the line to draw. Both lists may be empty. */
export type Crossing = { a: string; b: string; kind: "land" | "water" | "sea"; path: string };

/** What is drawn for the eye alone. */
export type Decoration = {
  /** All land, also what is not in play: filled as such beneath the areas, its line is the shore. */
  coast: string;
  /** The outline of each region, by civilization. */
  regions: Record<string, string>;
  /** The lines between regions. */
  region_borders: string;
  rivers: string;
  lakes: string;
  /** Water on which nothing moves on this board. */
  closed_water: string;
  mountains: [x: number, y: number, form: number][];
  dunes: Point[];
  ships: [x: number, y: number, direction: number][];
  cartouche: [x: number, y: number, scale: number];
  compass: [x: number, y: number, scale: number];
};

export type BoardDrawing = {
  board: BoardName;
  frame: [x: number, y: number, width: number, height: number];
  areas: Record<string, AreaDrawing>;
  seas: Record<string, SeaDrawing>;
  flood_plains: Record<string, FloodPlainDrawing>;
  volcanoes: Record<string, VolcanoDrawing>;
  links: Crossing[];
  barriers: Crossing[];
  decoration: Decoration;
};

/** The distance between the lines of a name, in parts of its size. */
export const LINE_HEIGHT = 0.92;

/** Where each drawing lies; they are files of the built client, named for what is in them. */
export const DRAWINGS: Record<BoardName, string> = { east, west, both };

const loaded = new Map<BoardName, Promise<BoardDrawing>>();

/** The drawing of a board, fetched once; what failed is tried again the next time. */
export function drawing(board: BoardName): Promise<BoardDrawing> {
  let coming = loaded.get(board);
  if (!coming) {
    coming = fetched(DRAWINGS[board]);
    loaded.set(board, coming);
    coming.catch(() => loaded.delete(board));
  }
  return coming;
}

async function fetched(url: string): Promise<BoardDrawing> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`);
  return (await answer.json()) as BoardDrawing;
}

/** How much wider than the name that was drawn one in another language may be, and how small it is written. */
const WIDER = 1.15;
const SMALLEST = 0.68;

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Words on so many lines at most, the longest of which is as short as it can be. */
function broken(words: readonly string[], most: number): string[] {
  const whole = [words.join(" ")];
  if (most === 1) return whole;
  const ways = words.slice(1).map((_, at) => {
    const [first, rest] = [words.slice(0, at + 1).join(" "), words.slice(at + 1)];
    return [first, ...broken(rest, most - 1)];
  });
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), whole);
}

/** A label with the name in the reader's language: about as wide as the one that was drawn, and no taller. */
export function called(label: Label, name: string | undefined): Label {
  if (!name || name === label.lines.join(" ")) return label;
  const lines = broken(name.split(" "), label.lines.length);
  const fitting = (WIDER * longest(label.lines)) / longest(lines);
  return { ...label, lines, size: label.size * Math.max(SMALLEST, Math.min(1, fitting)) };
}

/** The baselines of a name's lines, for text that is anchored in its middle. */
export function lines(label: Label): { text: string; x: number; y: number }[] {
  const step = label.size * LINE_HEIGHT;
  const first = label.y - ((label.lines.length - 1) * step) / 2 + label.size * 0.3;
  return label.lines.map((text, at) => ({ text, x: label.x, y: first + at * step }));
}
