import { describe, expect, it } from "vitest";
import type { Title } from "../api/client";
import { aboutTitle, botName, choiceName, optionName, readable, seatsRange, unusual } from "./titles";

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
    expect(unusual(unknown, { pace_of_play: "calm", match: false })).toEqual([]);
    expect(unusual(unknown, { pace_of_play: "calm", match: true })).toEqual(["Match: yes"]);
  });
});

it("reads names of pairs", () => {
  expect(readable("rome-persia")).toBe("Rome, Persia");
});
