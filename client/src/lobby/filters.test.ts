import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TableCard, Title } from "../api/client";
import { words } from "../lib/words.svelte";
import { FACES, LOBBY_WORDS } from "../titles";
import { filters, lengthChoices, seatsChoices } from "./filters.svelte";
import { house } from "./house.svelte";

const about = { about: "", name: "", rulebooks: [], version: 1 };
const game = { name: "game", about: "", default: "long", choices: ["short", "long"] };
/** One that has a short game and a long one, and one whose games are all short. */
const counted = (wanted: (decisions: Record<string, number>) => boolean): string =>
  Object.keys(FACES).find((id) => wanted(FACES[id]?.decisions ?? {})) ?? "";
const epic = counted((decisions) => "short" in decisions);
const quick = counted((decisions) => (decisions[""] ?? Infinity) < 100);
const titles: Title[] = [
  { ...about, id: epic, seats: [3, 18], options: [game] },
  { ...about, id: quick, seats: [2, 2] },
  { ...about, id: "elsewhere", seats: [1, 4] },
];

function card(id: string, title: string, seats: number, rest: Partial<TableCard> = {}): TableCard {
  return {
    id,
    name: id,
    title,
    status: "gathering",
    host: "ines",
    open: true,
    hotseat: false,
    options: {},
    created: 1,
    seats: Array.from({ length: seats }, (_, seat) => ({ seat })),
    ...rest,
  };
}

const cards = [
  card("evening", epic, 5, { options: { game: "short" }, clock: { pace: "live" } }),
  card("weeks", epic, 18, { clock: { pace: "day" } }),
  card("duel", quick, 2),
  card("unknown", "elsewhere", 4),
];
const seen = (): string[] => cards.filter((one) => filters.fits(one)).map(({ id }) => id);

beforeEach(async () => {
  house.offer = { titles, bots: [] };
  await words.learn(LOBBY_WORDS);
});
afterEach(() => {
  filters.clear();
  house.offer = undefined;
});

describe("open tables", () => {
  it("are all listed until somebody wants some", () => {
    expect([seen().length, filters.count]).toEqual([4, 0]);
  });

  it("are listed by title, by pace and by seats", () => {
    filters.title = epic;
    expect(seen()).toEqual(["evening", "weeks"]);
    filters.pace = "day";
    expect([seen(), filters.count]).toEqual([["weeks"], 2]);
    filters.clear();
    filters.pace = "none";
    expect(seen()).toEqual(["duel", "unknown"]);
    filters.clear();
    filters.seats = 1;
    expect([seen(), seatsChoices()[2]?.text]).toEqual([["unknown"], "3 to 4 seats"]);
  });

  it("are listed by a length that was counted, and never by one that nobody knows", () => {
    filters.length = 0;
    expect([seen(), lengthChoices()[1]?.text]).toEqual([["duel"], "Up to 100 decisions each"]);
    filters.length = 1;
    expect(seen()).toEqual(["evening", "duel"]);
    filters.length = 2;
    expect([seen(), lengthChoices()[3]?.text]).toEqual([["weeks"], "More than 300 decisions each"]);
  });
});
