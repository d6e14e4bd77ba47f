import { describe, expect, it } from "vitest";
import type { Title } from "../api/client";
import { words } from "../lib/words.svelte";
import { Plan } from "./plan.svelte";

const turns = { name: "turns", about: "A limit.", default: 16, choices: [0, 16] };
const map = {
  name: "map",
  about: "Which board.",
  default: "east",
  choices: ["east", "west", "both"],
  seats: { east: [5, 9], west: [5, 9], both: [10, 11] } as Record<string, [number, number]>,
};
const title: Title = {
  id: "elsewhere",
  name: "A game from elsewhere",
  about: "",
  seats: [5, 9],
  version: 1,
  rulebooks: [],
  options: [turns],
};

describe("the plan of a table", () => {
  it("begins with the fewest seats, left to people, and the usual options", () => {
    const plan = new Plan(title, "greedy");
    expect(plan.wish).toMatchObject({ seats: 5, bots: ["", "", "", ""], options: { turns: 16 }, open: true });
    expect(plan.waits).toBe(true);
  });

  it("begins with the usual number of seats where that is not the fewest", () => {
    expect(new Plan({ ...title, seats: [3, 9], usual_seats: 5 }, "greedy").seats).toBe(5);
  });

  it("keeps who was planned when seats are added and taken away", () => {
    const plan = new Plan(title, "greedy");
    plan.others[1] = "random";
    plan.resize(7);
    expect(plan.wish.bots).toEqual(["", "random", "", "", "", ""]);
    plan.resize(5);
    expect(plan.wish.bots).toEqual(["", "random", "", ""]);
  });

  it("has bots that are all as strong as one says, and leaves people alone", () => {
    const plan = new Plan(title, "steady");
    plan.others[1] = "easy";
    plan.strengthen("strong");
    expect(plan.wish.bots).toEqual(["", "strong", "", ""]);
    plan.fill(plan.bot);
    expect(plan.wish.bots).toEqual(["strong", "strong", "strong", "strong"]);
  });

  it("waits for nobody when bots have all other seats, or all sit at one screen", () => {
    const plan = new Plan(title, "greedy");
    plan.fill("greedy");
    expect(plan.waits).toBe(false);
    plan.fill("");
    plan.hotseat = true;
    expect(plan.waits).toBe(false);
  });

  it("carries what was chosen, as it is and not as a text", () => {
    const plan = new Plan(title, "greedy");
    plan.choose(turns, 0);
    expect(plan.choice(turns)).toBe(0);
    expect(plan.wish.options).toEqual({ turns: 0 });
  });

  it("has no clock unless one is chosen", () => {
    const plan = new Plan(title, "greedy");
    expect(plan.wish.pace).toBe("none");
    plan.pace = "day";
    expect(plan.wish.pace).toBe("day");
  });

  it("takes what several options are together, as far as it goes with its seats", () => {
    const plan = new Plan({ ...title, seats: [5, 11], options: [map, turns] }, "greedy");
    plan.pick({ map: "west", turns: 0 });
    expect(plan.wish.options).toEqual({ map: "west", turns: 0 });
    expect(plan.picked({ map: "west", turns: 0 })).toBe(true);
    expect(plan.picked({ map: "west", turns: 16 })).toBe(false);
    plan.resize(10);
    expect(plan.picked({ map: "both", turns: 0 })).toBe(true);
  });

  it("has the choices that go with its seats, and remembers what was chosen for the others", () => {
    const plan = new Plan({ ...title, seats: [5, 11], options: [map] }, "greedy");
    plan.choose(map, "west");
    expect(plan.wish.options).toEqual({ map: "west" });
    plan.resize(10);
    expect(plan.wish.options).toEqual({ map: "both" });
    plan.resize(9);
    expect(plan.wish.options).toEqual({ map: "west" });
  });

  it("begins with the game for an evening, and carries another with the seats, the map and the side", async () => {
    const game = { name: "game", about: "How long.", default: "long", choices: ["short", "long"] };
    const ast = { name: "ast", about: "A side.", default: "basic", choices: ["basic", "expert"] };
    const lengths = ["short", "long"].map((each) => `option-elsewhere-game-${each}-length = Some turns`);
    const said = async (): Promise<string[]> => lengths;
    await words.learn({ en: said, de: said });
    const plan = new Plan({ ...title, seats: [5, 18], options: [game, map, ast] }, "greedy");
    expect(plan.wish.options).toEqual({ game: "short", map: "east", ast: "basic" });
    plan.choose(ast, "expert");
    plan.resize(10);
    expect(plan.wish.options).toEqual({ game: "short", map: "both", ast: "expert" });
    plan.choose(game, "long");
    expect(plan.wish.options).toEqual({ game: "long", map: "both", ast: "expert" });
  });
});
