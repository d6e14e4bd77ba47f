import { describe, expect, it } from "vitest";
import type { Title } from "../api/client";
import { Plan } from "./plan.svelte";

const turns = { name: "turns", about: "A limit.", default: 16, choices: [0, 16] };
const title: Title = {
  id: "empires",
  name: "Mega Empires",
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
});
