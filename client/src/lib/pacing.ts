/** Where one may see what others do at a pace of one's own, and when it is shown at once all the same. */

import type { TableState } from "./protocol";
import type { Table } from "./table.svelte";

/** Whether nobody has to wait: one only looks on, or all others are bots. A lesson has a pace of its own. */
export function mayPace({ card, clock, now, seat, seats }: Table): boolean {
  if (seat === undefined) return true;
  if (seats.length > 1 || now.lesson) return false;
  const isOther = (one: { seat: number }): boolean => one.seat !== seat;
  const sitters = card.seats.filter(({ bot }) => !bot);
  return ![...sitters, ...(clock?.seats ?? [])].some(isOther);
}

/** Whether what comes waits for its turn. Who is asked something, talks on an open floor or plays by a clock sees at once
 * what is so, and who turns away comes back to the present. */
export function holds(table: Table, heard: TableState): boolean {
  if (table.reel.pace === "now" || document.hidden || !mayPace(table)) return false;
  const { seat, clock, now } = table;
  if (seat === undefined) return true;
  if (!table.reel.isLate && Object.keys(now.requests).length > 0) return false;
  if (heard.talks?.[seat]) return false;
  const isTimed = clock !== undefined && clock.terms.pace !== "none";
  return !(isTimed && heard.awaited[seat]);
}
