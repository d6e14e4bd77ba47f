/** The lines of planned moves, from anchor to anchor. */

import type { BoardDrawing, Point } from "../board/atlas";
import type { Arrow } from "../scene.svelte";
import type { Berths } from "./berths";

export type Line = { path: string; stops: Point[]; kind: Arrow["kind"] };

/** How far an arrow swings aside, in parts of its length: two of them that go back and forth do not meet. */
const SWING = 0.16;
const NOWHERE: Point = [0, 0];

export function lineOf(arrow: Arrow, drawing: BoardDrawing, disc: number, berths?: Berths): Line | undefined {
  const points = arrow.stops
    .map((place) => berths?.get(place) ?? anchorOf(drawing, place, arrow.kind))
    .filter((at) => at !== undefined);
  if (points.length < 2) return undefined;
  const path =
    arrow.kind === "land"
      ? points
          .slice(1)
          .map((to, at) => swung(points[at] ?? to, to, disc))
          .join("")
      : routed(points);
  return { path, stops: arrow.kind === "ship" ? points.slice(1, -1) : [], kind: arrow.kind };
}

export function anchorOf(drawing: BoardDrawing, place: string, kind: Arrow["kind"]): Point | undefined {
  const area = drawing.areas[place];
  const spot = kind === "ship" ? (area?.ships?.[0] ?? drawing.seas[place]?.ship) : area?.tokens[0];
  const found = spot ?? area?.tokens[0] ?? drawing.seas[place]?.ship;
  return found && [found[0], found[1]];
}

/** A curve that leaves and reaches the discs at their edge. */
function swung(from: Point, to: Point, disc: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bend: Point = [(from[0] + to[0]) / 2 + dy * SWING, (from[1] + to[1]) / 2 - dx * SWING];
  const gap = Math.min(disc * 1.2, length * 0.3);
  const start = towards(from, bend, gap);
  const end = towards(to, bend, gap);
  return `M${written(start)}Q${written(bend)} ${written(end)}`;
}

/** A line through all stops, round at each of them. */
function routed(points: readonly Point[]): string {
  const middles = points.slice(1).map((to, at): Point => {
    const from = points[at] ?? to;
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  });
  const first = points[0] ?? NOWHERE;
  const last = points.at(-1) ?? NOWHERE;
  const curves = points
    .slice(1, -1)
    .map((stop, at) => `Q${written(stop)} ${written(middles[at + 1] ?? stop)}`);
  return `M${written(first)}L${written(middles[0] ?? first)}${curves.join("")}L${written(last)}`;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
