import { expect, test } from "vitest";
import type { LogLine, News } from "../../lib/protocol";
import { cardsOf, isStale, lookThrough, MOST, putAway, queued, READ } from "./news";

const NOTHING = { upTo: 0, unread: [] };
const unchosen = ({ chosen }: News): boolean => !chosen;
const line = (number: number, news: News[] = [], more: Partial<LogLine> = {}): LogLine => ({
  number,
  at: 0,
  turn: 1,
  phase: "conflict",
  kind: "move",
  rule: "",
  texts: [],
  ...(news.length ? { news } : {}),
  ...more,
});
const tokens = (text: string, place: string): News => ({
  what: "tokens",
  title: `Lost in ${place}`,
  text,
  places: [place],
  rule: "4a",
});

test("what an entry changed is told together by what it was, good apart from bad", () => {
  const won: News = { ...tokens("two of Saba's", "ur"), good: true };
  const salt: News = { what: "cards", title: "A card", text: "Salt" };
  const log = [line(1, [tokens("one in Ur", "ur"), tokens("two in Susa", "susa"), won, salt])];
  const { unread, upTo } = lookThrough(NOTHING, log, unchosen);
  expect(upTo).toBe(1);
  expect(unread.map(({ id, texts, places, titles }) => [id, texts, places, titles])).toEqual([
    ["1.tokens.bad.4a", ["one in Ur", "two in Susa"], ["ur", "susa"], ["Lost in ur", "Lost in susa"]],
    ["1.tokens.good.4a", ["two of Saba's"], ["ur"], ["Lost in ur"]],
    ["1.cards.bad.", ["Salt"], [], ["A card"]],
  ]);
});

test("figures and reasons come along, each reason once", () => {
  const because = { ...tokens("one in Ur", "ur"), why: ["Saba gave it."] };
  const figures = [{ name: "Your tokens", before: 5, after: 3 }];
  const log = [
    line(1, [
      { ...because, figures },
      { ...because, text: "one in Susa" },
    ]),
  ];
  const [told] = lookThrough(NOTHING, log, unchosen).unread;
  expect(told?.why).toEqual(["Saba gave it."]);
  expect(told?.figures).toEqual(figures);
});

test("what was read is not told again, and nothing twice", () => {
  const log = [line(1, [tokens("one in Ur", "ur")]), line(2)];
  const once = lookThrough(NOTHING, log, unchosen);
  expect(lookThrough(once, log, unchosen).unread).toHaveLength(1);
  const read = putAway(once, once.unread);
  expect(read.unread).toEqual([]);
  const later = [...log, line(3, [tokens("one in Susa", "susa")])];
  expect(lookThrough(read, later, unchosen).unread).toHaveLength(1);
});

test("what one has named oneself is known, and what was taken back did not happen", () => {
  const named = line(1, [{ ...tokens("one in Ur", "ur"), chosen: true }]);
  expect(lookThrough(NOTHING, [named], unchosen).unread).toEqual([]);
  expect(lookThrough(NOTHING, [named], () => true).unread).toHaveLength(1);
  for (const kind of ["undo", "rewind"]) {
    const log = [line(1, [tokens("one in Ur", "ur")]), line(2, [], { kind, undone: 1 })];
    expect(lookThrough(lookThrough(NOTHING, log.slice(0, 1), unchosen), log, unchosen).unread).toEqual([]);
  }
});

test("unread news is told in the language of now, also when its line is not at hand any more", () => {
  const once = lookThrough(NOTHING, [line(1, [tokens("one in Ur", "ur")])], unchosen);
  const german = lookThrough(once, [line(1, [tokens("eins in Ur", "ur")])], unchosen);
  expect(german.unread[0]?.texts).toEqual(["eins in Ur"]);
  expect(lookThrough(german, [line(700)], unchosen).unread[0]?.texts).toEqual(["eins in Ur"]);
});

test("a long absence leaves the newest, no more than can be read", () => {
  const log = Array.from({ length: 3 * MOST }, (_, i) => line(i + 1, [tokens("one in Ur", "ur")]));
  const { unread } = lookThrough(NOTHING, log, unchosen);
  expect(unread).toHaveLength(MOST);
  expect(unread.at(-1)?.number).toBe(3 * MOST);
});

test("what one rule brings in one turn is one card, however many entries it took", () => {
  const famine = (what: string, title: string, before: number, after: number): News => ({
    ...{ what, title, text: `${title}.`, rule: "9.famine", places: [title] },
    figures: [{ name: "Your tokens", before, after }],
  });
  const log = [
    line(1, [famine("tokens", "Ur", 9, 7)]),
    line(2, [tokens("one in Susa", "susa")]),
    line(3, [famine("city", "Bat", 7, 4)]),
    line(4, [famine("tokens", "Ur", 4, 3)], { turn: 2 }),
  ];
  const { unread } = lookThrough(NOTHING, log, unchosen);
  const cards = cardsOf(unread);
  expect(cards.map(({ texts, of }) => [texts, of.length])).toEqual([
    [["Ur.", "Bat."], 2],
    [["one in Susa"], 1],
    [["Ur."], 1],
  ]);
  expect(cards[0]?.figures).toEqual([{ name: "Your tokens", before: 9, after: 4 }]);
  const deal = (text: string): News => ({ what: "deal", title: "A deal", text, rule: "7" });
  expect(
    cardsOf(lookThrough(NOTHING, [line(1, [deal("a")]), line(2, [deal("b")])], unchosen).unread),
  ).toHaveLength(2);
});

test("losses come before gains, and nothing takes the place of what is being read", () => {
  const won: News = { ...tokens("two of Saba's", "ur"), good: true };
  const log = [line(1, [won]), line(2, [tokens("one in Susa", "susa")]), line(3, [{ ...won, rule: "13a" }])];
  const cards = cardsOf(lookThrough(NOTHING, log, unchosen).unread);
  const order = (reading?: string): number[] => queued(cards, reading).map(({ number }) => number);
  expect(order()).toEqual([2, 1, 3]);
  expect(order("1.tokens.good.4a")).toEqual([1, 2, 3]);
  expect(order("3.tokens.good.13a")).toEqual([3, 2, 1]);
});

test("a card of an earlier turn closes with the next question after one beside which it could be read", () => {
  const [told] = lookThrough(NOTHING, [line(1, [tokens("one in Ur", "ur")])], unchosen).unread;
  if (!told) throw new Error("nothing is told");
  const seen = { asked: "build-1", since: 1000 };
  const later = 1000 + READ;
  expect(isStale(told, 1, "buy-2", seen, later)).toBe(false);
  expect(isStale(told, 2, "", seen, later)).toBe(false);
  expect(isStale(told, 2, "build-1", seen, later)).toBe(false);
  expect(isStale(told, 2, "move-3", seen, later)).toBe(true);
  expect(isStale(told, 2, "move-3", seen, later - 1)).toBe(false);
  expect(isStale(told, 2, "move-3", undefined, later)).toBe(false);
});
