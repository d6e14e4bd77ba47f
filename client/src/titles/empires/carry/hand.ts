/** What a pointer meets on the map: pieces that may be taken up, and places where they may be put down. */

import type { Point } from "../board/atlas";
import type { PieceKind } from "../map/pieces";

/** A piece of one's own seat: tokens that stand there, tokens that a plan brings (`coming`), or ships, at a coast where there
 * are two. */
export type Grip = { place: string; coast?: string; kind: PieceKind; seat: number; coming: boolean };

/** Where a pointer is: a place, perhaps on a ship that lies there. */
export type Target = { place: string; ship: boolean };

/** A finger is not as fine as a mouse: what lies so many pixels around it is meant, too. */
const FINGER = 13;
const AROUND: readonly Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => [
  FINGER * Math.cos((step * Math.PI) / 4),
  FINGER * Math.sin((step * Math.PI) / 4),
]);

const on = (stage: Element, [x, y]: Point): HTMLElement | SVGElement | undefined => {
  const hit = document.elementFromPoint(x, y);
  const found = hit?.closest<SVGElement>("[data-place]");
  return found && stage.contains(found) ? found : undefined;
};

function gripOf(found: HTMLElement | SVGElement | undefined): Grip | undefined {
  const { place, coast, kind, seat, coming } = found?.dataset ?? {};
  if (place === undefined || kind === undefined || seat === undefined) return undefined;
  const piece = { place, kind: kind as PieceKind, seat: Number(seat), coming: coming !== undefined };
  return coast === undefined ? piece : { ...piece, coast };
}

/** The pieces at a point of the window, those beside a finger after what lies below it. */
export function gripsAt(stage: Element, [x, y]: Point, isFinger: boolean): Grip[] {
  const points: Point[] = [[x, y], ...(isFinger ? AROUND.map(([dx, dy]): Point => [x + dx, y + dy]) : [])];
  return points.map((at) => gripOf(on(stage, at))).filter((grip) => grip !== undefined);
}

export function targetAt(stage: Element, at: Point): Target | undefined {
  const found = on(stage, at);
  const place = found?.dataset.place;
  return place === undefined ? undefined : { place, ship: found?.dataset.kind === "ship" };
}
