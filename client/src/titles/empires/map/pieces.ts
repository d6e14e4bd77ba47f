/** The pieces that a view puts on the map. */

import { type Civilization, civilizationOf as paintedAs } from "../../../ui/civilizations";
import type { Fleet } from "../scene.svelte";
import { civilizationOf, seatsOf, sideOf, type Standing, type View } from "../view";

export type PieceKind = "tokens" | "city" | "ship" | "barbarians" | "pirates";

export type Piece = {
  key: string;
  kind: PieceKind;
  /** The area or the open sea where it stands. */
  place: string;
  /** Where a ship lies if its area has two coasts. */
  coast?: string;
  /** Whose it is; barbarians and pirates are nobody's. */
  seat?: number;
  civilization?: Civilization;
  /** Tokens in the stack, or ships in the fleet. */
  count: number;
  /** The tokens among them that have moved, or those on board of ships. */
  marked: number;
  /** A city that was built this turn. */
  fresh: boolean;
  /** Part of a plan, not yet so. */
  ghost: boolean;
  /** Tokens that a plan brings. */
  coming?: true;
};

/** Where a piece stands: a ship at a coast, where there are two. */
export const spotOf = ({ place, coast }: Pick<Piece, "place" | "coast">): string => coast ?? place;

const PLAIN = { count: 1, marked: 0, fresh: false, ghost: false };

/** The civilization of a seat as the client draws it. */
export function signOf(view: View, seat: number): Civilization | undefined {
  return paintedAs(civilizationOf(view, seat));
}

export function piecesOf(
  view: View,
  ghosts: Readonly<Record<string, Standing>> = {},
  fleet?: Fleet,
): Piece[] {
  const places = new Set([...Object.keys(view.areas), ...Object.keys(ghosts)]);
  const ashore = [...places].flatMap((place) => {
    const now = standing(view, place, view.areas[place] ?? {});
    const planned = ghosts[place];
    if (!planned) return now;
    const fresh = coming(view, place, planned, now);
    const stays = staying(view, place, planned, now);
    return [
      ...stays.filter((piece) => !piece.ghost || fresh.every(({ seat }) => seat !== piece.seat)),
      ...fresh,
    ];
  });
  return [...ashore, ...fleets(view, fleet)];
}

function standing(
  view: View,
  place: string,
  { tokens, moved, city, new: fresh, barbarians }: Standing,
): Piece[] {
  const pieces: Piece[] = [];
  if (city === "pirates") pieces.push({ ...PLAIN, key: `${place} pirates`, kind: "pirates", place });
  else if (city !== undefined) {
    const whose = { seat: city, civilization: signOf(view, city) };
    pieces.push({ ...PLAIN, key: `${place} city`, kind: "city", place, ...whose, fresh: fresh === true });
  }
  for (const [owner, count] of Object.entries(tokens ?? {})) {
    if (!count) continue;
    const seat = Number(owner);
    const whose = { seat, civilization: signOf(view, seat), marked: moved?.[owner] ?? 0 };
    pieces.push({ ...PLAIN, key: `${place} ${owner}`, kind: "tokens", place, ...whose, count });
  }
  if (barbarians) {
    pieces.push({ ...PLAIN, key: `${place} barbarians`, kind: "barbarians", place, count: barbarians });
  }
  return pieces;
}

/** What a plan leaves in a place: a stack is as high as it will be, and what goes as a whole is a ghost; tokens that
 * become a city make way for it. */
function staying(view: View, place: string, planned: Standing, now: readonly Piece[]): Piece[] {
  const then = standing(view, place, planned);
  return now.map((piece) => {
    const left = then.find((other) => other.key === piece.key);
    return left ? { ...piece, count: Math.min(piece.count, left.count) } : { ...piece, ghost: true };
  });
}

/** What a plan brings to a place: pieces that do not stand there yet, and what stacks grow by. */
function coming(view: View, place: string, planned: Standing, now: readonly Piece[]): Piece[] {
  return standing(view, place, planned).flatMap((piece) => {
    const there = now.find((other) => other.key === piece.key);
    const more = piece.count - (there?.count ?? 0);
    return more > 0
      ? [{ ...piece, key: `${piece.key} plan`, count: more, marked: 0, ghost: true, coming: true as const }]
      : [];
  });
}

/** The ships of a seat in one place sail as one fleet, at another coast lies another one; those that a plan has sent
 * elsewhere are ghosts there. */
function fleets(view: View, planned?: Fleet): Piece[] {
  return seatsOf(view).flatMap((seat) => {
    const fleets = new Map<string, Piece>();
    const now = sideOf(view, seat).ships;
    const ships = planned?.seat === seat ? planned.ships : now;
    for (const [ship, { place, coast, cargo }] of Object.entries(ships)) {
      const where = { place, ...(coast ? { coast } : {}) };
      const fleet = fleets.get(spotOf(where));
      const ghost = now[ship]?.place !== place;
      if (fleet) {
        const [count, marked] = [fleet.count + 1, fleet.marked + cargo];
        fleets.set(spotOf(where), { ...fleet, count, marked, ghost: fleet.ghost && ghost });
      } else {
        const whose = { seat, civilization: signOf(view, seat), marked: cargo, ghost };
        fleets.set(spotOf(where), {
          ...PLAIN,
          key: `ship ${seat} ${ship}`,
          kind: "ship",
          ...where,
          ...whose,
        });
      }
    }
    return [...fleets.values()];
  });
}
