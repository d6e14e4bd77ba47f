import { afterEach, expect, test } from "vitest";
import type { Title } from "../api/client";
import { house } from "./house.svelte";

const title = { about: "", name: "", rulebooks: [], seats: [2, 2], version: 1 } satisfies Partial<Title>;

afterEach(() => {
  house.offer = undefined;
});

test("a title may do without a bot", () => {
  const long: Title = { ...title, id: "long", seats: [2, 2], without_bots: ["search"] };
  const short: Title = { ...title, id: "short", seats: [2, 2] };
  house.offer = { titles: [long, short], bots: ["random", "greedy", "search"] };
  expect(house.bots("short")).toEqual(["random", "greedy", "search"]);
  expect(house.bots("long")).toEqual(["random", "greedy"]);
});

test("only bots that think quickly play alone to be watched", () => {
  const short: Title = { ...title, id: "short", seats: [2, 2], without_bots: ["random"] };
  house.offer = { titles: [short], bots: ["random", "easy", "steady", "strong", "search"] };
  expect(house.watchable("short")).toEqual(["easy", "steady"]);
});

test("the usual bot plays where nobody chooses, or the last one of a house without it", () => {
  house.offer = { titles: [], bots: ["easy", "steady", "strong"] };
  expect(house.usualBot("short")).toBe("steady");
  house.offer = { titles: [], bots: ["random"] };
  expect(house.usualBot("short")).toBe("random");
});
