import { describe, expect, it } from "vitest";
import type { Answer } from "../../lib/protocol";
import { buildsIn, partsOf } from "./planned";

const build = (area: string): Answer => ({ do: "build_ship", area, tokens: [] });
const sail = (ship: number, to: string): Answer => ({ do: "sail", ship, to });
const walk: Answer = { do: "move", origin: "rome", to: "sparta", tokens: 2, via: null };
const tried = (kind: string, refusal?: string) => ({
  legal: refusal === undefined,
  text: kind,
  says: refusal === undefined ? null : { text: refusal, rule: "21.2" },
  kind,
});

describe("a plan of ships and movement", () => {
  const keep: Answer = { do: "maintain", ship: 0, area: null };
  const plan = [keep, build("rome"), build("campania_west"), sail(1, "sparta"), sail(2, "sparta"), walk];
  const asked = ["ships", "ships", "ships", "move", "move", "move"];

  it("is taken apart by the question that each answer is for", () => {
    const told = asked.map((kind) => tried(kind));
    expect(partsOf(plan, told, 0)).toEqual({ now: plan.slice(0, 3), refused: [], later: plan.slice(3) });
  });

  it("leaves out what it does with a ship that cannot be built", () => {
    const told = asked.map((kind, at) => tried(kind, at === 2 ? "Your treasury is empty." : undefined));
    expect(partsOf(plan, told, 0)).toEqual({
      now: [keep, build("rome")],
      refused: ["Your treasury is empty."],
      later: [sail(1, "sparta"), walk],
    });
  });

  it("leaves out all voyages where a ship cannot be paid for, as their numbers are others then", () => {
    const told = asked.map((kind, at) => tried(kind, at === 0 ? "There is no such ship." : undefined));
    expect(partsOf(plan, told, 0).later).toEqual([walk]);
  });

  it("says how many are built where, each coast by itself", () => {
    expect(buildsIn([build("rome"), keep, build("campania_west"), build("rome")])).toEqual([
      ["rome", 2],
      ["campania_west", 1],
    ]);
  });
});
