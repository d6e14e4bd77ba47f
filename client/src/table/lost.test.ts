import { expect, test } from "vitest";
import type { LogLine, Loss } from "../lib/protocol";
import { lookThrough, putAway } from "./lost";

const NOTHING = { upTo: 0, unread: [] };
const unchosen = ({ chosen }: Loss): boolean => !chosen;
const line = (number: number, losses: Loss[] = [], more: Partial<LogLine> = {}): LogLine => ({
  number,
  at: 0,
  turn: 1,
  phase: "conflict",
  kind: "move",
  rule: "",
  texts: [],
  ...(losses.length ? { losses } : {}),
  ...more,
});
const tokens = (text: string, place: string): Loss => ({ what: "tokens", text, places: [place] });

test("the losses of an entry are told together by what was lost", () => {
  const log = [
    line(1, [tokens("one in Ur", "ur"), tokens("two in Susa", "susa"), { what: "cards", text: "Salt" }]),
  ];
  const { unread, upTo } = lookThrough(NOTHING, log, unchosen);
  expect(upTo).toBe(1);
  expect(unread.map(({ id, texts, places }) => [id, texts, places])).toEqual([
    ["1.tokens", ["one in Ur", "two in Susa"], ["ur", "susa"]],
    ["1.cards", ["Salt"], []],
  ]);
});

test("what was read is not told again, and nothing twice", () => {
  const log = [line(1, [tokens("one in Ur", "ur")]), line(2)];
  const once = lookThrough(NOTHING, log, unchosen);
  expect(lookThrough(once, log, unchosen).unread).toHaveLength(1);
  const read = putAway(once, once.unread);
  expect(read.unread).toEqual([]);
  expect(lookThrough(read, [...log, line(3, [tokens("one in Susa", "susa")])], unchosen).unread).toHaveLength(
    1,
  );
});

test("what one has named oneself is known, and what was taken back was not lost", () => {
  const named = line(1, [{ ...tokens("one in Ur", "ur"), chosen: true }]);
  expect(lookThrough(NOTHING, [named], unchosen).unread).toEqual([]);
  expect(lookThrough(NOTHING, [named], () => true).unread).toHaveLength(1);
  const log = [line(1, [tokens("one in Ur", "ur")]), line(2, [], { kind: "rewind", undone: 1 })];
  expect(lookThrough(lookThrough(NOTHING, log.slice(0, 1), unchosen), log, unchosen).unread).toEqual([]);
});

test("unread losses are told in the language of now, also when their line is not at hand any more", () => {
  const once = lookThrough(NOTHING, [line(1, [tokens("one in Ur", "ur")])], unchosen);
  const german = lookThrough(once, [line(1, [tokens("eins in Ur", "ur")])], unchosen);
  expect(german.unread[0]?.texts).toEqual(["eins in Ur"]);
  expect(lookThrough(german, [line(700)], unchosen).unread[0]?.texts).toEqual(["eins in Ur"]);
});
