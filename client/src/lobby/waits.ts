/** How long a table has waited for somebody, or how long they still have, for the rows of the lobby. */

import type { TableCard } from "../api/client";
import { say } from "../lib/words.svelte";
import { span, waited } from "../table/keeping/times";

export type Wait = { text: string; /** Whether time runs out. */ ends: boolean };

/** How a table waits for these seats. */
export function waitOf(card: TableCard, seats: readonly number[], now = Date.now() / 1000): Wait | undefined {
  const awaited = (card.clock?.awaited ?? []).filter(({ seat }) => seats.includes(seat));
  const ends = awaited.flatMap(({ until }) => until ?? []);
  if (ends.length) return { text: say("times-left", { time: span(Math.min(...ends) - now) }), ends: true };
  const begun = awaited.map(({ since }) => since);
  if (!begun.length) return undefined;
  return { text: say("times-since", { time: waited(now - Math.min(...begun)) }), ends: false };
}
