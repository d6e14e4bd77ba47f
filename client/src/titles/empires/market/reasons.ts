/** Why a trade counts so, and why it cannot be: in sentences. */

import { say } from "../../../lib/words.svelte";
import { setWorth } from "../cards";
import type { Barter } from "./bartering.svelte";
import type { Lost, Missing } from "./draft.svelte";
import type { Refusal } from "./judging";
import { counted, placeName } from "./reading";
import { numberOf } from "./spaces";
import type { Sum } from "./worth";

/** The numbers as one would add them up: "6 − 2". */
function added({ parts }: Sum): string {
  const [first, ...others] = parts.map(({ worth }) => worth).sort((one, other) => other - one);
  if (first === undefined) return "";
  return others.reduce(
    (sum, worth) => (worth < 0 ? `${sum} − ${-worth}` : `${sum} + ${worth}`),
    counted(first),
  );
}

/** Why a side counts so: a pair, a card that lies face down, one on red. */
export function whyOf(sum: Sum): string {
  if (sum.pair !== undefined) {
    const factor = setWorth(1, sum.parts.length);
    return say("empires-market-why-pair", { factor, face: sum.pair });
  }
  if (!sum.parts.length) return "";
  const red = sum.parts.some(({ as }) => as === "red");
  const down = sum.parts.some(({ as }) => as === "down");
  const why = red ? "red" : sum.single ? "single" : down ? "down" : "faces";
  return say(`empires-market-why-${why}`, { sum: added(sum) });
}

/** Why something cannot be put or taken. */
export function refusalText(barter: Barter, { why, card, space }: Refusal): string {
  const column = card === undefined ? 0 : (barter.printed.cards[card]?.stack ?? 0);
  return say(`empires-market-no-${why}`, {
    name: card === undefined ? "" : barter.name(card),
    place: space === undefined ? "" : placeName(space),
    column: space === undefined || why === "column" ? column : numberOf(space),
    count: barter.board.cards,
  });
}

/** What is still missing. */
export function missingText(barter: Barter, { what, count }: Missing): string {
  const { draft, market } = barter;
  return say(`empires-market-missing-${what}`, {
    count,
    placed: counted(draft.placed.total),
    taken: counted(draft.taken(market).total),
  });
}

/** What others have made impossible meanwhile. */
export function lostText({ puts, takes }: Lost): string {
  const places = [...takes, ...puts.map(({ space }) => space)].map(placeName);
  return say("empires-market-lost", { places: places.join("; ") });
}
