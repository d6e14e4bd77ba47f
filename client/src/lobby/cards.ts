/** What the lobby reads from the card of a table. */

import type { Person, Sitter, TableCard } from "../api/client";

/** The seats that a person has at a table. */
export function seatsOf(card: TableCard, person: Person | undefined): number[] {
  return card.seats.filter((sitter) => person && sitter.person === person.id).map((sitter) => sitter.seat);
}

export function isTaken(sitter: Sitter): boolean {
  return Boolean(sitter.person ?? sitter.bot);
}

export function seated(card: TableCard): number {
  return card.seats.filter(isTaken).length;
}

/** Whether somebody could sit down there now. */
export function hasRoom(card: TableCard): boolean {
  return card.status === "gathering" && seated(card) < card.seats.length;
}

/** Whether a table waits for a person; one that rests, or that nobody can play at, waits for nobody. */
export function awaits(card: TableCard, person: Person | undefined): boolean {
  if (card.status !== "running" || card.trouble || card.clock?.rests) return false;
  const awaited = card.glance?.awaited ?? [];
  return seatsOf(card, person).some((seat) => awaited.includes(seat));
}

export type Pace = NonNullable<TableCard["clock"]>["pace"];

export const paceOf = (card: TableCard): Pace => card.clock?.pace ?? "none";

/** The name that a seat goes by: its civilization's once the game has begun, else its player's. */
export function seatName(card: TableCard, seat: number): string | undefined {
  return card.glance?.names[seat] ?? card.seats[seat]?.name ?? undefined;
}

/** The players that a table waits for, by name, without those who ask. */
export function awaitedNames(card: TableCard, person: Person | undefined): string[] {
  const mine = seatsOf(card, person);
  const others = (card.glance?.awaited ?? []).filter((seat) => !mine.includes(seat));
  return others.map((seat) => card.seats[seat]?.name ?? seatName(card, seat) ?? String(seat + 1));
}

export type Placing = { seat: number; rank: number; score: number; name: string };

/** How a table ended, the first first. */
export function placings(card: TableCard): Placing[] {
  const standings = card.glance?.standings ?? [];
  return standings
    .map((each) => ({ ...each, name: seatName(card, each.seat) ?? String(each.seat + 1) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export type Outcome = "won" | "shared" | "lost" | "watched";

/** How a table ended for a person. */
export function outcome(card: TableCard, person: Person | undefined): Outcome {
  const mine = seatsOf(card, person);
  if (!mine.length) return "watched";
  const first = placings(card).filter((placing) => placing.rank === 1);
  if (!first.some((placing) => mine.includes(placing.seat))) return "lost";
  return first.length > 1 ? "shared" : "won";
}

/** Until when a person has time at a table, or else since when they are awaited there. */
function hurry(card: TableCard, person: Person | undefined): [until: number, since: number] {
  const mine = seatsOf(card, person);
  const awaited = (card.clock?.awaited ?? []).filter(({ seat }) => mine.includes(seat));
  const least = (times: number[]): number => Math.min(Number.MAX_VALUE, ...times);
  return [least(awaited.flatMap(({ until }) => until ?? [])), least(awaited.map(({ since }) => since))];
}

/** One's own tables: those that wait for one first, the most urgent at the top, then those that run, then those that
 * gather. */
export function inOrder(cards: TableCard[], person: Person | undefined): TableCard[] {
  const weight = (card: TableCard): number => (awaits(card, person) ? 0 : card.status === "running" ? 1 : 2);
  const places = cards.map((card) => ({ card, weight: weight(card), hurry: hurry(card, person) }));
  const waits = (a: (typeof places)[number], b: (typeof places)[number]): number =>
    a.weight ? 0 : a.hurry[0] - b.hurry[0] || a.hurry[1] - b.hurry[1];
  return places
    .sort((a, b) => a.weight - b.weight || waits(a, b) || b.card.created - a.card.created)
    .map(({ card }) => card);
}

/** Those of one's own that wait for one, the most urgent first. */
export const waiting = (cards: TableCard[], person: Person | undefined): TableCard[] =>
  inOrder(cards, person).filter((card) => awaits(card, person));
