import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { glyphOf } from "./glyphs";

const TITLES = "../src/ecumene/titles";

/** The ids of the commodities in a title's content. */
function commodities(title: string): string[] {
  const content = readFileSync(`${TITLES}/${title}/content/trade_cards.toml`, "utf8");
  return [...content.matchAll(/^\[commodities\.(\w+)\]/gm)].map((found) => found[1] ?? "");
}

describe.each(["empires", "expansion"])("the drawings on the trade cards of %s", (title) => {
  it("has one for each commodity, and no two share one", () => {
    const cards = commodities(title);
    expect(cards.length).toBeGreaterThan(40);
    const drawings = cards.map(glyphOf);
    expect(cards.filter((card) => glyphOf(card) === glyphOf("unheard of"))).toEqual([]);
    expect(new Set(drawings).size).toBe(cards.length);
  });
});
