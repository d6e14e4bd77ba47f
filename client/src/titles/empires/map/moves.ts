/** What moved between two views: tokens that left one place and came to another. */

import { seatsOf, sideOf, type View } from "../view";

export type Move = { seat: number; from: string; to: string; count: number };

/** Tokens by place for a seat; those on board of ships are where the ship is. */
function tokensOf(view: View, seat: number): Map<string, number> {
  const tokens = new Map<string, number>();
  for (const [place, { tokens: there }] of Object.entries(view.areas)) {
    const count = there?.[seat];
    if (count) tokens.set(place, count);
  }
  for (const { place, cargo } of Object.values(sideOf(view, seat).ships)) {
    if (cargo) tokens.set(place, (tokens.get(place) ?? 0) + cargo);
  }
  return tokens;
}

export function movesBetween(before: View, after: View): Move[] {
  return seatsOf(after).flatMap((seat) => (before.seats[seat] ? movesOf(before, after, seat) : []));
}

/** Losses and gains of a seat are matched in their order; a change of one kind alone is no move. */
function movesOf(before: View, after: View, seat: number): Move[] {
  const [then, now] = [tokensOf(before, seat), tokensOf(after, seat)];
  const change = (place: string): number => (now.get(place) ?? 0) - (then.get(place) ?? 0);
  const places = [...new Set([...then.keys(), ...now.keys()])];
  const gained = places.filter((place) => change(place) > 0).map((place) => ({ place, left: change(place) }));
  const moves: Move[] = [];
  for (const from of places.filter((place) => change(place) < 0)) {
    let leaving = -change(from);
    for (const gain of gained) {
      const count = Math.min(leaving, gain.left);
      if (count > 0) moves.push({ seat, from, to: gain.place, count });
      gain.left -= count;
      leaving -= count;
    }
  }
  return moves;
}
