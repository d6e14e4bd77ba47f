import { beforeEach, describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";
import { aMarket, board, open, printed } from "./fixture";

const HAND = ["stone", "stone", "bronze", "cotton", "water", "treachery", "civil_war"];
const market = aMarket({ "4.2": open("cotton"), "5.1": { lies: "blocked", card: "civil_war" } });

let draft: Draft;
beforeEach(() => (draft = new Draft(printed, board)));

describe("putting cards in", () => {
  it("lays a card on the first open space of its column, then on the next", () => {
    draft.lift(market, "stone");
    draft.lift(market, "stone");
    expect(draft.puts).toEqual([
      { card: "stone", space: "2.2" },
      { card: "stone", space: "2.3" },
    ]);
    expect(draft.placed.total).toBe(8);
  });

  it("can be moved on: face down, or to red", () => {
    draft.lift(market, "stone");
    expect(draft.open(market)).toEqual(["2.3", "2.1", "-2", "-3", "-4"]);
    draft.move(market, "2.1");
    draft.move(market, "-3");
    expect(draft.puts).toEqual([{ card: "stone", space: "-3" }]);
    draft.shift(market, "-3", "2.2");
    expect(draft.puts).toEqual([{ card: "stone", space: "2.2" }]);
  });

  it("lays a calamity on red, and nowhere else", () => {
    draft.lift(market, "treachery");
    expect(draft.puts).toEqual([{ card: "treachery", space: "-2" }]);
    draft.move(market, "2.2");
    expect(draft.refusal).toEqual({ why: "calamity", card: "treachery", space: "2.2" });
    expect(draft.puts).toHaveLength(1);
  });

  it("refuses what cannot be traded, a wrong column, a space that is taken", () => {
    draft.lift(market, "civil_war");
    expect(draft.refusal?.why).toBe("stays");
    draft.put(market, { card: "bronze", space: "7.2" });
    expect(draft.refusal?.why).toBe("column");
    draft.put(market, { card: "cotton", space: "4.2" });
    expect(draft.refusal?.why).toBe("occupied");
    expect(draft.puts).toEqual([]);
  });

  it("judges spaces before anything is taken", () => {
    const full = aMarket({ "4.2": open("cotton"), "4.3": open("cotton") });
    draft.lift(full, "cotton");
    expect(draft.refusal?.why).toBe("full");
    expect(draft.open(full)).toEqual(["-2", "-3", "-4"]);
    draft.want(full, "4.2");
    draft.lift(full, "cotton");
    expect(draft.refusal?.why).toBe("full-leaving");
    draft.put(full, { card: "cotton", space: "4.2" });
    expect(draft.refusal?.why).toBe("leaving");
  });

  it("takes two and no more", () => {
    draft.lift(market, "stone");
    draft.lift(market, "water");
    draft.lift(market, "bronze");
    expect(draft.refusal).toEqual({ why: "enough-in", card: "bronze" });
    draft.back("2.2");
    draft.lift(market, "bronze");
    expect(draft.gives).toEqual(["water", "bronze"]);
  });
});

describe("taking cards", () => {
  it("wants a card, and leaves it there again", () => {
    draft.want(market, "4.1");
    draft.want(market, "4.2");
    draft.want(market, "3.1");
    expect(draft.refusal?.why).toBe("enough-out");
    draft.want(market, "4.1");
    expect(draft.takes).toEqual(["4.2"]);
    expect(draft.gets(market)).toEqual({ known: ["cotton"], unknown: 0 });
  });

  it("refuses a blocked calamity and an empty space", () => {
    draft.want(market, "5.1");
    expect(draft.refusal?.why).toBe("blocked");
    draft.want(market, "9.3");
    expect(draft.refusal?.why).toBe("empty");
  });
});

describe("a trade before it is sent", () => {
  it("says what is missing, one after the other", () => {
    expect(draft.missing(market)).toEqual({ what: "put", count: 2 });
    draft.lift(market, "stone");
    draft.lift(market, "water");
    expect(draft.missing(market)).toEqual({ what: "take", count: 2 });
    draft.want(market, "4.1");
    draft.want(market, "4.2");
    expect(draft.missing(market)).toEqual({ what: "short", count: 6 });
    draft.back("0.2");
    draft.lift(market, "stone");
    expect(draft.missing(market)).toBeUndefined();
    expect(draft.answer()).toEqual({
      do: "exchange",
      place: [
        ["stone", "2.2"],
        ["stone", "2.3"],
      ],
      take: ["4.1", "4.2"],
    });
  });

  it("follows the board while others trade", () => {
    draft.lift(market, "stone");
    draft.put(market, { card: "treachery", space: "-2" });
    draft.want(market, "4.1");
    draft.want(market, "4.2");
    const later = aMarket({ "2.2": open("stone"), "-2": { lies: "red", by: 0 }, "4.1": open("cotton") });
    const lost = draft.keepTo(later, HAND);
    expect(draft.puts).toEqual([{ card: "stone", space: "2.3" }]);
    expect(draft.takes).toEqual(["4.1"]);
    expect(lost.takes).toEqual(["4.2"]);
    expect(lost.puts).toHaveLength(2);
  });

  it("lets go of cards that have left the hand", () => {
    draft.lift(market, "stone");
    draft.lift(market, "stone");
    draft.keepTo(market, ["stone"]);
    expect(draft.gives).toEqual(["stone"]);
  });
});
