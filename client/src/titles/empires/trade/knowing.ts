/** What is known of other hands: cards that one saw last there, and commodities that everybody knows them to lack. */

import type { View } from "../view";

export type Knowledge = { seat: number; cards: readonly string[]; lacks: readonly string[] };

/** Everybody of whom anything is known. */
export function knowledgeOf({ you, lacking = {} }: View): Knowledge[] {
  const known = you?.known ?? {};
  const seats = [...new Set([...Object.keys(known), ...Object.keys(lacking)].map(Number))];
  return seats
    .filter((seat) => seat !== you?.seat)
    .sort((one, other) => one - other)
    .map((seat) => ({ seat, cards: known[seat] ?? [], lacks: lacking[seat] ?? [] }));
}
