/** A commodity that somebody is asked for: any of the game, of whoever may be asked. */

import type { Request } from "../../lib/protocol";
import { commodityOf, faceOf, goodsOf } from "../empires/cards";
import { choosable } from "../empires/decisions/players";
import { nameOf, type Printed, type Scene } from "../empires/printed";

export type Good = { id: string; name: string; face: number; held: number };

/** The commodities of a set-up: those that one holds first, the dearest first. */
export function goodsIn(printed: Printed, scene: Scene, hand: readonly string[]): Good[] {
  const held = goodsOf(printed, hand);
  const ids = Object.keys(scene.cards)
    .filter((card) => printed.cards[card]?.calamity === "" && faceOf(printed, card) > 0)
    .map((card) => commodityOf(printed, card));
  return [...new Set(ids)]
    .map((id) => ({ id, name: nameOf(printed, id), face: faceOf(printed, id), held: held.get(id) ?? 0 }))
    .sort(
      (one, other) =>
        Number(other.held > 0) - Number(one.held > 0) ||
        other.face - one.face ||
        one.name.localeCompare(other.name),
    );
}

/** Who may be asked. */
export const askable = (request: Request): string[] => [...choosable(request)];
