import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../lib/protocol";
import { COLOURS } from "../../ui/civilizations";
import { forecastOf, modifiersOf, standOf, weakestOf } from "./abilities";
import { mentions, placeless } from "./choice.svelte";
import type { Printed } from "./printed";
import { arrowPath, arrowsInto, squaresOf } from "./technologies";
import type { Side, View } from "./view";

const technology = (id: string, column: string, row: number, requires: string[] = [], special = false) => ({
  id,
  name: id,
  column,
  row,
  requires,
  special,
  effects: [{ type: "action_bonus", actions: ["culture"] }],
  words: ["Culture: +1 point"],
});
const civilization = (main: object[], legacy: object[]) => ({
  main,
  legacy,
  main_words: main.map((_, place) => `main ${place}`),
  legacy_words: legacy.map((_, place) => `legacy ${place}`),
});

const printed = {
  constants: { window: 3 },
  action_cards: { hunt: { event: null }, build: { event: "war" }, plague: { event: "plague" } },
  technologies: {
    writing: technology("writing", "left", 1),
    sailing: technology("sailing", "middle", 1),
    mining: technology("mining", "right", 1),
    education: technology("education", "left", 2, ["writing"]),
    drama: technology("drama", "left", 2, ["writing"], true),
    engineering: technology("engineering", "middle", 3, ["education", "currency"]),
    currency: technology("currency", "middle", 2, ["sailing"]),
  },
  special_cards: { special_1: { tree: { writing: [], drama: ["writing"], engineering: ["drama"] } } },
  civilizations: {
    egypt: civilization(
      [{ type: "action_cost", actions: ["wonder"] }],
      [{ type: "action_cost", actions: ["wonder"] }],
    ),
    tibet: civilization([{ type: "immune", events: ["war"] }], []),
    kongo: civilization([{ type: "on_rest" }], [{ type: "research_bonus", technologies: ["writing"] }]),
  },
  wonders: { petra: { effects: [{ type: "on_gain" }], words: ["at once: 4 coins"] } },
} as unknown as Printed;

const side = (more: Partial<Side> = {}): Side =>
  ({ civilizations: [], technologies: [], wonders: [], open: [], special: "", military: 0, ...more }) as Side;

const place = (at: number, token = "") => ({ place: at, status: "open", token });
const viewWith = (more: Partial<View>): View =>
  ({ round: 1, phase: "actions", rival: -1, track: {}, seats: {}, ...more }) as View;

describe("what the cards before a seat do to an action", () => {
  it("names the main ability of the first civilization and the legacies of all", () => {
    const first = side({ civilizations: ["egypt", "kongo"] });
    expect(modifiersOf(printed, first, "wonder").map(({ words }) => words)).toEqual(["main 0", "legacy 0"]);
    const declined = side({ civilizations: ["kongo", "egypt"] });
    expect(modifiersOf(printed, declined, "wonder").map(({ words }) => words)).toEqual(["legacy 0"]);
    expect(modifiersOf(printed, declined, "rest")).toEqual([{ card: "kongo", words: "main 0" }]);
  });

  it("names what is about a technology only where that one is researched", () => {
    const kongo = side({ civilizations: ["egypt", "kongo"], wonders: ["petra"] });
    expect(modifiersOf(printed, kongo, "research", "writing")).toEqual([
      { card: "kongo", words: "legacy 0" },
    ]);
    expect(modifiersOf(printed, kongo, "research", "sailing")).toEqual([]);
  });

  it("names technologies", () => {
    const learned = side({ technologies: ["writing"] });
    expect(modifiersOf(printed, learned, "culture")).toEqual([
      { card: "writing", words: "Culture: +1 point" },
    ]);
  });
});

describe("what the end of a round brings", () => {
  const seats = { "0": side({ military: 2 }), "1": side({ military: 0 }) };

  it("is the event of the card that comes into the window, and whom a war would meet", () => {
    const view = viewWith({ track: { hunt: place(2), build: place(3) } as View["track"], seats });
    expect(forecastOf(printed, view)).toEqual({
      event: "war",
      token: "",
      card: "build",
      struck: [1],
      spared: [],
    });
  });

  it("spares whoever has a card against war", () => {
    const safe = { ...seats, "1": side({ civilizations: ["tibet"] }) };
    const view = viewWith({ track: { build: place(3) } as View["track"], seats: safe });
    expect(forecastOf(printed, view)).toMatchObject({ struck: [], spared: [1] });
  });

  it("is nothing where the card has neither event nor token, or the game is over", () => {
    expect(
      forecastOf(printed, viewWith({ track: { hunt: place(3) } as View["track"], seats })),
    ).toBeUndefined();
    const over = viewWith({ phase: "over", track: { build: place(3) } as View["track"], seats });
    expect(forecastOf(printed, over)).toBeUndefined();
  });

  it("counts the virtual opponent, who grows before the war", () => {
    expect(weakestOf(viewWith({ rival: 0, seats: { "0": side({ military: 2 }) } }))).toEqual([]);
    expect(weakestOf(viewWith({ rival: 1, seats: { "0": side({ military: 2 }) } }))).toEqual([0]);
  });
});

describe("who stands out in strength", () => {
  const standing = (...strengths: number[]): (string | undefined)[] => {
    const most = Math.max(...strengths);
    const seats = strengths.map((military) => side({ military, strongest: military === most }));
    const view = viewWith({ seats: Object.fromEntries(seats.entries()) });
    return strengths.map((_, seat) => standOf(printed, view, seat));
  };

  it("is nobody where nobody has any", () => {
    expect(standing(0, 0, 0)).toEqual([undefined, undefined, undefined]);
  });

  it("is whoever has most, and whoever has least", () => {
    expect(standing(2, 1, 0, 0)).toEqual(["strongest", undefined, "weakest", "weakest"]);
    expect(standing(1, 1)).toEqual(["strongest", "strongest"]);
  });
});

describe("a technology card", () => {
  it("tells what one has, what is open and what is locked", () => {
    const rows = squaresOf(printed, side({ technologies: ["writing"], open: ["education", "sailing"] }));
    expect(rows[0]?.map(({ standing }) => standing)).toEqual(["held", "open", "locked"]);
    expect(rows[1]?.map(({ technology }) => technology.id)).toEqual(["education", "currency"]);
  });

  it("draws the arrows into a row, those from what one has as open", () => {
    const own = side({ technologies: ["writing", "education"] });
    const arrows = arrowsInto(printed, own, squaresOf(printed, own)[2] ?? []);
    expect(arrows).toEqual([
      { from: "left", to: "middle", row: 3, open: true },
      { from: "middle", to: "middle", row: 3, open: false },
    ]);
  });

  it("has the technologies of a special card in their column", () => {
    const rows = squaresOf(printed, side({ special: "special_1" }));
    expect(rows[1]?.map(({ technology }) => technology.id)).toEqual(["drama"]);
    expect(rows[2]?.[0]?.requires).toEqual(["drama"]);
  });

  it("draws an arrow straight down, and one from the side ends beside the middle", () => {
    expect(arrowPath(50, 50, 18)).toMatch(/^M50 0L50 16M/);
    expect(arrowPath(50, 150, 18)).toMatch(/^M50 0L128 16M/);
  });
});

describe("answers", () => {
  const act = { do: "act", action: "research", choice: "writing" } as Answer;

  it("are about what they name", () => {
    expect(mentions(act, "research") && mentions(act, "writing")).toBe(true);
    expect(mentions(act, "culture")).toBe(false);
  });

  it("may be about nothing on the board", () => {
    expect(placeless({ do: "rest" })).toBe(true);
    expect(placeless({ do: "activate", ability: "0", choice: null })).toBe(true);
    expect(placeless(act)).toBe(false);
  });
});

describe("the seats", () => {
  it("are drawn in the colours that the rules call them by", () => {
    const state = readFileSync("../src/ecumene/titles/ages/state.py", "utf8");
    const said = /^COLOURS = \((.*)\)$/m.exec(state)?.[1];
    expect(said?.match(/\w+/g)).toEqual([...COLOURS]);
  });
});
