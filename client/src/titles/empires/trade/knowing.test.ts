import { expect, it } from "vitest";
import type { View } from "../view";
import { knowledgeOf } from "./knowing";

it("tells of a hand what was seen there and what it is known to lack, but nothing of one's own", () => {
  const view = {
    you: { seat: 1, known: { 3: ["salt", "salt"] } },
    lacking: { 0: ["gold"], 1: ["iron"], 3: ["gold"] },
  } as unknown as View;
  expect(knowledgeOf(view)).toEqual([
    { seat: 0, cards: [], lacks: ["gold"] },
    { seat: 3, cards: ["salt", "salt"], lacks: ["gold"] },
  ]);
  expect(knowledgeOf({} as View)).toEqual([]);
});
