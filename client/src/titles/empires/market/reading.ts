/** What the parts of the market say of a space, for eyes and for ears. */

import { say } from "../../../lib/words.svelte";
import { faceOf } from "../../../table/faces";
import type { Barter } from "./bartering.svelte";
import { isRed, numberOf } from "./spaces";

/** A true minus for the numbers of the red column. */
export const counted = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** Where a space is: "column 3, row 1", "red, minus 2". */
export function placeName(space: string): string {
  const number = numberOf(space);
  if (isRed(space)) return say("empires-market-place-red", { number: -number });
  return say("empires-market-place", { column: number, row: Number(space.split(".")[1]) });
}

/** What lies on a space, as far as one knows. */
export function contentName(barter: Barter, space: string): string {
  const put = barter.plan.puts.find((other) => other.space === space);
  if (put) return say("empires-market-is-put", { name: barter.name(put.card) });
  const lying = barter.lying(space);
  if (!lying) return say("empires-market-is-free");
  const { lies, card, by } = lying;
  if (lies === "red") {
    const name = by === undefined ? "" : faceOf(barter.game.table, by).name;
    if (card === undefined) return say("empires-market-is-red", { name });
    return say(by === barter.seat ? "empires-market-is-mine" : "empires-market-is-turned", {
      name: barter.name(card),
    });
  }
  if (card === undefined) return say("empires-market-is-hidden");
  return say(`empires-market-is-${lies}`, { name: barter.name(card) });
}

/** A space in one sentence for a screen reader. */
export function spokenSpace(barter: Barter, space: string): string {
  const parts = [placeName(space), contentName(barter, space)];
  if (barter.plan.takes.includes(space)) parts.push(say("empires-market-you-take-it"));
  else if (barter.lit.includes(space)) parts.push(say("empires-market-may-lie"));
  return parts.join(", ");
}
