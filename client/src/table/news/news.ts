/** What changed for one and was not read yet, as the log tells it: losses and gains. */

import type { Figure, LogLine, News } from "../../lib/protocol";
import { takenBack } from "../log";

/** What an entry changed of one kind: its headline, the words of the log, where and why, and by how much. */
export type Told = {
  id: string;
  number: number;
  turn: number;
  what: string;
  good: boolean;
  titles: string[];
  texts: string[];
  places: string[];
  rule: string;
  why: string[];
  figures: Figure[];
};

/** `upTo` is the last entry that was looked through. */
export type Kept = { upTo: number; unread: Told[] };

/** So many are kept unread; before them stands what the log tells. */
export const MOST = 40;

const union = (some: readonly string[], more: readonly string[] = []): string[] => [
  ...new Set([...some, ...more]),
];

/** From before the first of several pieces of news to after the last. */
function joined(some: readonly Figure[], more: readonly Figure[] = []): Figure[] {
  const later = new Map(more.map((one) => [one.name, one]));
  const known = new Set(some.map(({ name }) => name));
  return [
    ...some.map((one) => ({ ...one, after: later.get(one.name)?.after ?? one.after })),
    ...more.filter(({ name }) => !known.has(name)),
  ];
}

/** The news of a line that `counts`, those of one kind and one rule together. */
function toldBy({ number, turn, news = [] }: LogLine, counts: (one: News) => boolean): Told[] {
  const found = new Map<string, Told>();
  for (const { what, good = false, title, text, places, rule = "", why, figures = [] } of news.filter(
    counts,
  )) {
    const id = [number, what, good ? "good" : "bad", rule].join(".");
    const told = found.get(id) ?? {
      ...{ id, number, turn, what, good, rule },
      ...{ titles: [], texts: [], places: [], why: [], figures: [] },
    };
    told.titles = union(told.titles, [title]);
    told.texts = union(told.texts, [text]);
    told.places = union(told.places, places);
    told.why = union(told.why, why);
    told.figures = joined(told.figures, figures);
    found.set(id, told);
  }
  return [...found.values()];
}

/** What is unread after a look through the log. What was taken back did not happen, and what is known already is told as
 * the log has it now: perhaps in another language. */
export function lookThrough(
  { upTo, unread }: Kept,
  log: readonly LogLine[],
  counts: (one: News) => boolean,
): Kept {
  const undone = takenBack(log);
  const lines = log.filter(({ number, news }) => news && !undone.has(number));
  const told = new Map(lines.flatMap((line) => toldBy(line, () => true)).map((one) => [one.id, one]));
  const known = unread.filter(({ number }) => !undone.has(number)).map((one) => told.get(one.id) ?? one);
  const fresh = lines.filter(({ number }) => number > upTo).flatMap((line) => toldBy(line, counts));
  return { upTo: Math.max(upTo, log.at(-1)?.number ?? 0), unread: [...known, ...fresh].slice(-MOST) };
}

/** One card: news that one rule brought in one turn, however many entries that took, as a calamity strikes in several. */
export type Card = Told & { of: readonly Told[] };

/** Bargains stay apart: each has its own partner. */
const binds = ({ turn, rule, good, what }: Told): string | undefined =>
  rule && what !== "deal" ? [turn, rule, good].join(".") : undefined;

export function cardsOf(unread: readonly Told[]): Card[] {
  const cards = new Map<string, Card>();
  for (const told of unread) {
    const name = binds(told) ?? told.id;
    const card = cards.get(name);
    cards.set(
      name,
      card
        ? {
            ...card,
            titles: union(card.titles, told.titles),
            texts: union(card.texts, told.texts),
            places: union(card.places, told.places),
            why: union(card.why, told.why),
            figures: joined(card.figures, told.figures),
            of: [...card.of, told],
          }
        : { ...told, of: [told] },
    );
  }
  return [...cards.values()];
}

/** What is being read stays first, whatever comes meanwhile; then losses, and gains behind them. */
export function queued(cards: readonly Card[], reading: string | undefined): Card[] {
  const place = ({ id, good }: Card): number => (id === reading ? 0 : good ? 2 : 1);
  return cards.toSorted((one, other) => place(one) - place(other));
}

/** The question beside which a card was first seen, and since when. */
export type Seen = { asked: string; since: number };

/** So many milliseconds a card stands before it may close by itself. */
export const READ = 5000;

/** A card of an earlier turn that stood beside another question, long enough to be read: with the next question it closes
 * by itself. One that still waits behind others was not seen. */
export function isStale(
  card: Told,
  turn: number,
  asked: string,
  seen: Seen | undefined,
  now: number,
): boolean {
  if (card.turn >= turn || !asked || !seen || seen.asked === asked) return false;
  return now - seen.since >= READ;
}

/** What is left unread once some of it was read. */
export function putAway(kept: Kept, read: readonly Told[]): Kept {
  const ids = new Set(read.map(({ id }) => id));
  return { ...kept, unread: kept.unread.filter(({ id }) => !ids.has(id)) };
}
