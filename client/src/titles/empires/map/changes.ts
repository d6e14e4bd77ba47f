/** What is seen to happen on the map from one entry to the next: which piece goes where along which way, what grows, what
 * fades, which city turns its colours. Reckoned from where pieces stood and stand; nothing here paints. */

import type { Point } from "../board/atlas";
import { seatsOf, sideOf, type View } from "../view";
import type { Placed } from "./arrange";
import { movesBetween } from "./moves";

/** A piece itself goes, rises or appears; of what is gone, or goes on as part of a stack, a figure is shown for a while. */
export type Change =
  | { how: "glide"; key: string; way: Point[] }
  | { how: "travel"; figure: Placed; way: Point[] }
  | { how: "arrive" | "grow" | "rise"; key: string }
  | { how: "fade" | "turn"; figure: Placed };

/** A moment of the map: the number of the entry, and where all pieces stand. */
export type Moment = { number: number; view: View; placed: readonly Placed[] };

/** When more entries than this come at once, or more changes, nobody can follow them: all stands where it stands. */
export const MANY_ENTRIES = 8;
export const MANY_CHANGES = 24;

/** The point where a piece of a seat stands, or would stand, in a place. */
export type PointOf = (place: string, seat: number | undefined, kind: "tokens" | "ship") => Point | undefined;

export function changesBetween(
  before: Moment,
  after: Moment,
  named: readonly (readonly string[])[],
  pointOf: PointOf,
): Change[] {
  const entries = Math.abs(after.number - before.number);
  if (entries === 0 || entries > MANY_ENTRIES) return [];
  const [then, now] = [byKey(before.placed), byKey(after.placed)];
  const along = (kind: "tokens" | "ship", seat: number, from: string, to: string): Point[] =>
    wayOf(from, to, named)
      .map((place) => pointOf(place, seat, kind))
      .filter((point) => point !== undefined);

  const changes: Change[] = [];
  const reached = new Set<string>();
  for (const { seat, from, to, count } of movesBetween(before.view, after.view)) {
    const way = along("tokens", seat, from, to);
    const like = [...before.placed, ...after.placed].find(
      (piece) => piece.kind === "tokens" && piece.seat === seat,
    );
    if (!like || way.length < 2) continue;
    reached.add(`${to} ${seat}`);
    changes.push({ how: "travel", figure: { ...like, count, marked: 0, ghost: false }, way });
  }
  for (const { key, seat, from, to } of voyagesBetween(before.view, after.view)) {
    const [old, fleet] = [then.get(key), now.get(key)];
    const way = along("ship", seat, from, to);
    if (way.length < 2 || (old?.ghost && old.place === to)) continue;
    if (old && fleet) {
      changes.push({ how: "glide", key, way: [[old.x, old.y], ...way.slice(1, -1), [fleet.x, fleet.y]] });
    } else {
      const like = old ?? fleet ?? [...now.values()].find((piece) => isFleet(piece, seat));
      if (like) changes.push({ how: "travel", figure: { ...like, count: 1 }, way });
    }
  }
  return capped([...changes, ...comings(then, now, reached), ...goings(then, now)]);
}

const capped = (changes: Change[]): Change[] => (changes.length > MANY_CHANGES ? [] : changes);

const byKey = (placed: readonly Placed[]): Map<string, Placed> =>
  new Map(placed.map((piece) => [piece.key, piece]));

const isFleet = ({ kind, seat: whose }: Placed, seat: number): boolean => kind === "ship" && whose === seat;
const isWalled = ({ kind }: Placed): boolean => kind === "city" || kind === "pirates";

/** The walls that stand in a place, whoever holds them. */
const wallsAt = (pieces: Map<string, Placed>, place: string): Placed | undefined =>
  pieces.get(`${place} city`) ?? pieces.get(`${place} pirates`);

/** New pieces: what was only planned before is no news, tokens that come from elsewhere appear as these reach them, and a
 * fleet that has another first ship is still the same fleet. */
function comings(then: Map<string, Placed>, now: Map<string, Placed>, reached: Set<string>): Change[] {
  return [...now.values()].flatMap((piece): Change[] => {
    const { key, kind, place, seat, ghost } = piece;
    if (ghost || then.has(key) || then.has(`${key} plan`)) return [];
    if (isWalled(piece)) return wallsAt(then, place) ? [] : [{ how: "rise", key }];
    if (kind === "ship") {
      const known = [...then.values()].some((old) => old.kind === "ship" && old.seat === seat);
      return known ? [] : [{ how: "grow", key }];
    }
    return [{ how: reached.has(key) ? "arrive" : "grow", key }];
  });
}

/** What is gone fades; walls that are held by somebody else, or are in other hands, turn from the old colours. Stacks and
 * fleets of which all went elsewhere are seen on their way instead. */
function goings(then: Map<string, Placed>, now: Map<string, Placed>): Change[] {
  return [...then.values()].flatMap((piece): Change[] => {
    if (piece.ghost) return [];
    if (isWalled(piece)) {
      const walls = wallsAt(now, piece.place);
      if (!walls) return [{ how: "fade", figure: piece }];
      return walls.seat === piece.seat ? [] : [{ how: "turn", figure: piece }];
    }
    if (now.has(piece.key)) return [];
    const sails = piece.kind === "ship" && [...now.values()].some((one) => isFleet(one, piece.seat ?? -1));
    return sails ? [] : [{ how: "fade", figure: piece }];
  });
}

/** Ships that are elsewhere than before. */
function voyagesBetween(before: View, after: View) {
  return seatsOf(after).flatMap((seat) => {
    const then = before.seats[seat] ? sideOf(before, seat).ships : {};
    return Object.entries(sideOf(after, seat).ships).flatMap(([ship, { place: to }]) => {
      const from = then[ship]?.place;
      return from !== undefined && from !== to ? [{ key: `ship ${seat} ${ship}`, seat, from, to }] : [];
    });
  });
}

/** From place to place as an entry names it: what it names between both, or straight where it names nothing. */
export function wayOf(from: string, to: string, named: readonly (readonly string[])[]): string[] {
  for (const places of named) {
    const [start, end] = [places.indexOf(from), places.lastIndexOf(to)];
    if (start >= 0 && end > start) return places.slice(start, end + 1);
  }
  return [from, to];
}
