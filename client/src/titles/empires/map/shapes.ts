/** Shapes of the drawing as points, for what has to be placed on them. */

import type { AreaDrawing, Label, Point } from "../board/atlas";
import type { Box } from "./camera.svelte";

const parsed = new Map<string, Point[][]>();

/** The rings of an outline of the atlas: `M` absolute, `l` relative, `z`. */
export function ringsOf(path: string): Point[][] {
  let rings = parsed.get(path);
  if (!rings) {
    rings = path.split("M").slice(1).map(ringOf);
    parsed.set(path, rings);
  }
  return rings;
}

function ringOf(part: string): Point[] {
  const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const ring: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    ring.push([x, y]);
  }
  return ring;
}

/** Whether a point lies within an outline, by the even-odd rule. */
export function within(path: string, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of ringsOf(path)) {
    let [px, py] = ring.at(-1) ?? [0, 0];
    for (const [qx, qy] of ring) {
      if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
      [px, py] = [qx, qy];
    }
  }
  return inside;
}

/** The smallest upright box around some paths. */
export function boundsOf(paths: readonly string[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of paths.flatMap(ringsOf).flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right - left, bottom - top];
}

/** The box of a name; letters of the map are about half as wide as they are high. */
function labelBox({ x, y, size, lines }: Label): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * 0.56;
  const height = lines.length * size * 0.92;
  return [x - width / 2, y - height / 2, width, height];
}

/** What is printed in an area: pieces keep off it where they can. */
export function printedBoxes(area: AreaDrawing): Box[] {
  const half = 8 * area.scale;
  const marks = [area.limit, area.site, area.start].filter((mark) => mark !== undefined);
  return [labelBox(area.label), ...marks.map(([x, y]): Box => [x - half, y - half, 2 * half, 2 * half])];
}

/** How far a disc reaches into a box; 0 where it does not. */
export function intrusion([x, y, width, height]: Box, [cx, cy]: Point, radius: number): number {
  const dx = Math.max(x - cx, 0, cx - x - width);
  const dy = Math.max(y - cy, 0, cy - y - height);
  return Math.max(0, radius - Math.hypot(dx, dy));
}
