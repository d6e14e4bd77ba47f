/** Where the pieces of a place stand: at the anchors of the drawing, and beside each other where they are many. */

import type { Berths } from "./berths";
import type { AreaDrawing, BoardDrawing, Point, Spot } from "../board/atlas";
import type { Box } from "./camera.svelte";
import type { Piece } from "./pieces";
import { intrusion, printedBoxes, within } from "./shapes";

export type Placed = Piece & { x: number; y: number; radius: number };

/** A disc never shrinks to less than this part of its size to keep within a small area. */
const LEAST = 0.8;
/** From afar no area is large enough for its disc, and all have one size. */
const FAR_DISC = 26;
/** What a piece covers, in parts of a disc. */
const REACH = { tokens: 1.12, city: 1.2, pirates: 1.2, ship: 1.25, barbarians: 1.12 } as const;
const RINGS = [0.9, 1.5, 2.1, 2.8, 3.5];
const DIRECTIONS = 16;

/** From afar: how often pieces make way, what lies between two of them, and how far one goes, in parts of its width. */
const ROUNDS = 24;
const MARGIN = 1.06;
const STRAY = 1;

const NO_BERTHS: Berths = new Map();

type Ground = { spots: readonly Spot[]; inside: (at: Point) => boolean; printed: readonly Box[] };

/** `berths`: where ships lie at the coasts of areas that have two. */
export function arrange(
  pieces: readonly Piece[],
  drawing: BoardDrawing,
  disc: number,
  berths: Berths = NO_BERTHS,
): Placed[] {
  const at = ({ coast = "" }: Piece, ground: Ground): Ground => {
    const berth = berths.get(coast);
    return berth ? { ...ground, spots: [[...berth, disc]] } : ground;
  };
  const places = new Map<string, Piece[]>();
  for (const piece of pieces) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
  const placed = [...places].flatMap(([place, there]) => {
    const ships = there.filter(({ kind }) => kind === "ship");
    const ashore = there.filter(({ kind }) => kind !== "ship");
    const taken: Placed[] = [];
    for (const [group, ground] of [
      [ashore, landOf(drawing, place)],
      [ships, waterOf(drawing, place)],
    ] as const) {
      if (ground) for (const piece of group) taken.push(stood(piece, at(piece, ground), taken, disc));
    }
    return taken;
  });
  return disc > FAR_DISC ? apart(placed) : placed;
}

/** From afar pieces of neighbouring areas meet: they make way for each other, a step at a time, and none goes further
 * from its place than it is wide. */
function apart(placed: readonly Placed[]): Placed[] {
  const moved = placed.map((piece) => ({ ...piece }));
  const pairs = closePairs(placed);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [one, other] of pairs) {
      const [a, b] = [moved[one], moved[other]];
      if (a && b) makeWay(a, b);
    }
    moved.forEach((piece, index) => keepNear(piece, placed[index] ?? piece));
  }
  return moved;
}

/** The pieces that may come to meet, by their places in the list. */
function closePairs(placed: readonly Placed[]): [number, number][] {
  const order = placed.map((_, index) => index).sort((a, b) => (placed[a]?.x ?? 0) - (placed[b]?.x ?? 0));
  const pairs: [number, number][] = [];
  order.forEach((one, at) => {
    for (const other of order.slice(at + 1)) {
      const [a, b] = [placed[one], placed[other]];
      if (!a || !b) continue;
      const near = STRAY * 2 * (a.radius + b.radius);
      if (b.x - a.x > near) break;
      if (Math.abs(b.y - a.y) < near) pairs.push([one, other]);
    }
  });
  return pairs;
}

function makeWay(one: Placed, other: Placed): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  const wanted = (one.radius + other.radius) * MARGIN;
  if (far >= wanted) return;
  const [nx, ny] = far > 0 ? [dx / far, dy / far] : [1, 0];
  const step = (wanted - far) / 2;
  one.x -= nx * step;
  one.y -= ny * step;
  other.x += nx * step;
  other.y += ny * step;
}

function keepNear(piece: Placed, anchor: Placed): void {
  const [dx, dy] = [piece.x - anchor.x, piece.y - anchor.y];
  const far = Math.hypot(dx, dy);
  const most = STRAY * 2 * piece.radius;
  if (far <= most) return;
  piece.x = anchor.x + (dx / far) * most;
  piece.y = anchor.y + (dy / far) * most;
}

function landOf(drawing: BoardDrawing, place: string): Ground | undefined {
  const area = drawing.areas[place];
  if (!area) return undefined;
  return { spots: area.tokens, inside: (at) => within(area.land, at), printed: printedBoxes(area) };
}

function waterOf(drawing: BoardDrawing, place: string): Ground | undefined {
  const sea = drawing.seas[place];
  if (sea) return { spots: [sea.ship], inside: (at) => within(sea.path, at), printed: [] };
  const area = drawing.areas[place];
  return area && ashoreOrAfloat(area);
}

/** Ships lie in the coastal water of an area, and where it has none on this board, on its land. */
function ashoreOrAfloat(area: AreaDrawing): Ground {
  const { water = area.land, ships = [area.city] } = area;
  return { spots: ships, inside: (at) => within(water, at), printed: printedBoxes(area) };
}

function stood(piece: Piece, ground: Ground, taken: readonly Placed[], disc: number): Placed {
  const first = ground.spots[0] ?? [0, 0, disc];
  const radius = piece.kind === "ship" ? disc * 0.9 : sized(disc, first[2]);
  const reach = radius * REACH[piece.kind];
  let best: Point = [first[0], first[1]];
  let least = Infinity;
  for (const at of candidates(ground.spots, radius)) {
    const cost = costOf(at, reach, first, ground, taken);
    if (cost < least) [best, least] = [at, cost];
    if (least <= 0) break;
  }
  return { ...piece, x: best[0], y: best[1], radius };
}

const sized = (disc: number, free: number): number =>
  disc > FAR_DISC ? disc * LEAST : Math.min(disc, Math.max(disc * LEAST, free));

function* candidates(spots: readonly Spot[], radius: number): Iterable<Point> {
  for (const [x, y] of spots) yield [x, y];
  for (const ring of RINGS) {
    for (const [x, y] of spots.slice(0, 1)) {
      for (let step = 0; step < DIRECTIONS; step += 1) {
        const angle = (2 * Math.PI * step) / DIRECTIONS;
        yield [x + Math.cos(angle) * ring * radius, y + Math.sin(angle) * ring * radius];
      }
    }
  }
}

/** Pieces must not cover each other, should stand in their own place, off its name, and near the anchor. */
function costOf(at: Point, reach: number, first: Spot, ground: Ground, taken: readonly Placed[]): number {
  const [x, y] = at;
  let cost = Math.hypot(x - first[0], y - first[1]) * 0.25;
  for (const other of taken) {
    const gap = Math.hypot(x - other.x, y - other.y) - reach - other.radius * REACH[other.kind];
    if (gap < 0) cost += 20 * -gap;
  }
  if (!ground.inside(at)) cost += 8 * reach;
  const isAnchor = ground.spots.some((spot) => spot[0] === x && spot[1] === y);
  if (!isAnchor) for (const box of ground.printed) cost += 1.5 * intrusion(box, at, reach);
  return cost;
}
