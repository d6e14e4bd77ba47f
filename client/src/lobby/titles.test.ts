import { beforeAll, describe, expect, it } from "vitest";
import type { Title } from "../api/client";
import { words } from "../lib/words.svelte";
import { FACES, LOBBY_WORDS } from "../titles";
import {
  aboutTitle,
  botName,
  choiceName,
  choicesWith,
  decisionsAt,
  defaultWith,
  gameOption,
  gamesWith,
  lengthAt,
  lengthOf,
  measuredBy,
  offeredWith,
  optionName,
  pickName,
  picksName,
  picksWith,
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

describe("what stands beside the seats", () => {
  const map = {
    name: "map",
    about: "Which board.",
    default: "east",
    choices: ["east", "west", "both"],
    seats: { east: [3, 9], west: [3, 9], both: [10, 18] } as Record<string, [number, number]>,
  };
  const game = { name: "game", about: "How long.", default: "long", choices: ["short", "long"] };
  /** The one with two games on several boards. */
  const id = Object.keys(FACES).find((each) => FACES[each]?.picks?.length === 2) ?? "";
  const wide: Title = { ...unknown, id, seats: [3, 18], options: [game, map, pace] };
  beforeAll(() => words.learn(LOBBY_WORDS));

  it("is each board with each of the games, as far as they go with the seats", () => {
    expect(picksWith(wide, 5).map((pick) => pickName(wide, pick))).toEqual([
      "The East · The Short Game",
      "The East · The whole game",
      "The West · The Short Game",
      "The West · The whole game",
    ]);
    expect(picksWith(wide, 18).map((pick) => pick.map)).toEqual(["both", "both"]);
    expect(picksName(wide)).toBe("Board and length");
  });

  it("is nothing to choose where a title names no options for it", () => {
    expect(picksWith(unknown, 2)).toEqual([{}]);
  });

  it("says how long a game was when it was counted, and what that rests on", () => {
    expect(lengthAt(wide, { game: "short" })).toContain("about 270 decisions each");
    expect(lengthAt(wide, {})).toContain("about 490 decisions each");
    expect(lengthOf(wide)).toBe("270 to 490 decisions each");
    expect(measuredBy(wide)).toContain("Counted in games of bots");
    expect([decisionsAt(wide, { game: "short" }), decisionsAt(unknown, {})]).toEqual([270, undefined]);
    expect([lengthAt(unknown, {}), measuredBy(unknown)]).toEqual(["", ""]);
  });
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
