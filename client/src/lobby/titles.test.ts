import { beforeAll, describe, expect, it } from "vitest";
import type { Title } from "../api/client";
import { words } from "../lib/words.svelte";
import {
  aboutTitle,
  botName,
  choiceName,
  choicesWith,
  defaultWith,
  gameOption,
  gamesWith,
  offeredWith,
  optionName,
  playedAt,
  readable,
  seatsRange,
  unusual,
} from "./titles";

const pace = { name: "pace_of_play", about: "How fast.", default: "calm", choices: ["calm", "very_quick"] };
const match = { name: "match", about: "Twice.", default: false, choices: [false, true] };
const unknown: Title = {
  id: "elsewhere",
  name: "A game from elsewhere",
  about: "A small box.",
  seats: [1, 4],
  version: 1,
  rulebooks: [],
  options: [pace, match],
};

describe("a title that the client has never heard of", () => {
  it("is described as the house describes it", () => {
    expect(aboutTitle(unknown)).toBe("A small box.");
    expect(optionName(unknown, pace)).toBe("Pace of play");
    expect(choiceName(unknown, pace, "very_quick")).toBe("Very quick");
    expect(choiceName(unknown, match, true)).toBe("yes");
    expect(botName("cunning")).toBe("Cunning");
  });

  it("says how many may play", () => {
    expect(seatsRange(unknown)).toBe("1 to 4 seats");
    expect(seatsRange({ ...unknown, seats: [2, 2] })).toBe("2 seats");
  });

  it("tells only what differs from the usual", () => {
    expect(unusual(unknown, { pace_of_play: "calm", match: false }, 2)).toEqual([]);
    expect(unusual(unknown, { pace_of_play: "calm", match: true }, 2)).toEqual(["Match: yes"]);
  });

  it("offers what goes with the seats", () => {
    const some = { ...pace, seats: { calm: [1, 3] as [number, number] } };
    expect(choicesWith(some, 3)).toEqual(["calm", "very_quick"]);
    expect(choicesWith(some, 4)).toEqual(["very_quick"]);
    expect([defaultWith(some, 3), defaultWith(some, 4)]).toEqual(["calm", "very_quick"]);
    const title = { ...unknown, options: [some] };
    expect(unusual(title, { pace_of_play: "very_quick" }, 4)).toEqual([]);
    expect(unusual(title, { pace_of_play: "very_quick" }, 3)).toEqual(["Pace of play: Very quick"]);
  });
});

it("reads names of pairs", () => {
  expect(readable("rome-persia")).toBe("Rome, Persia");
});

describe("a title with games of different lengths", () => {
  const game = { name: "game", about: "How long.", default: "long", choices: ["short", "long"] };
  const epic: Title = { ...unknown, id: "epic", name: "An epic", seats: [5, 18], options: [pace, game] };
  const SAID = `
option-epic-game-short = The Short Game
option-epic-game-short-length = 5 to 7 turns
option-epic-game-long = The whole game
option-epic-game-long-length = 16 turns
`;
  beforeAll(() => words.learn({ en: async () => [SAID], de: async () => [SAID] }));

  it("offers the one for an evening first, each with its length", () => {
    expect(gameOption(epic)).toBe(game);
    expect(gamesWith(epic, game, 5).map(({ choice }) => choice)).toEqual(["short", "long"]);
    for (const { length } of gamesWith(epic, game, 5)) expect(length).toMatch(/turns/);
    expect(offeredWith(epic, game, 5)).toBe("short");
    expect(offeredWith(epic, pace, 5)).toBe("calm");
  });

  it("says beside its title which one a table plays, whichever it is", () => {
    expect(playedAt(epic, { game: "short" })).toBe("An epic: The Short Game");
    expect(playedAt(epic, { game: "long" })).toBe("An epic: The whole game");
    expect(playedAt(epic, {})).toBe("An epic: The whole game");
    expect(unusual(epic, { game: "short", pace_of_play: "very_quick" }, 5)).toEqual([
      "Pace of play: Very quick",
    ]);
  });

  it("is no other title's business", () => {
    expect(gameOption(unknown)).toBeUndefined();
    expect(gamesWith(unknown, pace, 2)).toEqual([]);
    expect(playedAt(unknown, { pace_of_play: "calm" })).toBe("A game from elsewhere");
  });
});
