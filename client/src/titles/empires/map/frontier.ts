/** The frontier, where a game has one: the edge of the map and of what is in play, and land beside which nobody can live. */

import type { BoardDrawing, Point } from "../board/atlas";
import { areaIn, type Printed, type Scene } from "../printed";
import { ringsOf } from "./shapes";

type Edge = readonly [from: Point, to: Point];

/** Neighbours share the points of their border exactly, so an edge of one is an edge of the other. */
const keyOf = ([[ax, ay], [bx, by]]: Edge): string =>
  ax < bx || (ax === bx && ay < by) ? `${ax} ${ay} ${bx} ${by}` : `${bx} ${by} ${ax} ${ay}`;

const edgesOf = (path: string): Edge[][] =>
  ringsOf(path).map((ring) => ring.map((to, at): Edge => [ring.at(at - 1) ?? to, to]));

type Borders = { lands: ReadonlyMap<string, readonly string[]>; shores: ReadonlySet<string> };
const borders = new WeakMap<BoardDrawing, Borders>();

/** Whose land lies at each edge, and which edges are shores. */
function bordersOf(drawing: BoardDrawing): Borders {
  const known = borders.get(drawing);
  if (known) return known;
  const lands = new Map<string, string[]>();
  for (const [id, { land }] of Object.entries(drawing.areas))
    for (const edge of edgesOf(land).flat()) {
      const key = keyOf(edge);
      lands.set(key, [...(lands.get(key) ?? []), id]);
    }
  const waters = Object.values(drawing.areas).flatMap(({ water }) => water ?? []);
  const seas = Object.values(drawing.seas).map(({ path }) => path);
  const wet = [...waters, ...seas, drawing.decoration.coast].flatMap(edgesOf).flat();
  const found = { lands, shores: new Set(wet.map(keyOf)) };
  borders.set(drawing, found);
  return found;
}

/** The line along which something may come over the frontier, as the `d` of a path; empty where a game has none. */
export function frontierOf(drawing: BoardDrawing, printed: Printed, setup: Scene): string {
  const out = new Set(setup.out_of_play);
  const limit = (id: string): number => areaIn(printed, setup, id).limit;
  const frontier = Object.keys(drawing.areas).filter((id) => areaIn(printed, setup, id).frontier);
  if (!frontier.length) return "";
  const { lands, shores } = bordersOf(drawing);
  const isFrontier = (area: string, edge: Edge): boolean => {
    const key = keyOf(edge);
    const beyond = lands.get(key)?.find((other) => other !== area);
    if (beyond === undefined) return !shores.has(key);
    return out.has(beyond) || (limit(area) > 0 && limit(beyond) === 0);
  };
  return frontier
    .flatMap((area) =>
      edgesOf(drawing.areas[area]?.land ?? "").map((ring) => ring.filter((edge) => isFrontier(area, edge))),
    )
    .map(lineOf)
    .join("");
}

/** Edges as lines, each as long as they follow one another. */
function lineOf(edges: readonly Edge[]): string {
  return edges
    .map(([from, to], at) => {
      const before = edges[at - 1]?.[1];
      const goesOn = before !== undefined && before[0] === from[0] && before[1] === from[1];
      return `${goesOn ? "" : `M${from.join(" ")}`}L${to.join(" ")}`;
    })
    .join("");
}
