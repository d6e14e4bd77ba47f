/** How long a table has waited for somebody, or how long they still have, for the rows of the lobby. */

import type { TableCard } from "../api/client";
import { say } from "../lib/words.svelte";
import { span } from "../table/keeping/times";

export function waitOf(card: TableCard, now = Date.now() / 1000): string {
  const awaited = card.clock?.rests ? [] : (card.clock?.awaited ?? []);
  const ends = awaited.flatMap((seat) => (seat.until ? [seat.until] : []));
  if (ends.length) return say("times-left", { time: span(Math.min(...ends) - now) });
  const begun = awaited.map((seat) => seat.since);
  return begun.length ? say("times-since", { time: span(now - Math.min(...begun)) }) : "";
}
