/** What is in the making outlives a reload, and not its phase. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { PrivatePlan } from "./decisions/plan.svelte";
import type { Printed } from "./printed";
import { Cart } from "./shop/cart.svelte";

const at = (turn: number, phase: string): Table =>
  ({ id: "t", seat: 2, now: { turn, phase }, shown: { view: {} } }) as unknown as Table;
const PRINTED = { advances: { music: {}, mining: {} }, names: {} } as unknown as Printed;
const REQUEST = { id: "acquire-1", seat: 2 } as unknown as Request;

function opened(table: Table): readonly string[] {
  const cart = new Cart(table, PRINTED);
  cart.begin(REQUEST);
  return cart.chosen;
}

describe("what is in the making", () => {
  beforeEach(() => localStorage.clear());

  it("is a cart that is still full after a reload, and empty in the next turn", () => {
    new Cart(at(7, "advances"), PRINTED).fill(["music"]);
    expect(opened(at(7, "advances"))).toEqual(["music"]);
    expect(opened(at(8, "advances"))).toEqual([]);
    expect(opened(at(7, "advances")), "what another turn has forgotten stays so").toEqual([]);
  });

  it("is a plan that is still there after a reload, of this phase only", () => {
    const answer = { do: "move", origin: "ur", to: "susa", tokens: 2 };
    new PrivatePlan(at(7, "movement"), 2).add(answer);
    expect(new PrivatePlan(at(7, "movement"), 2).answers).toEqual([answer]);
    expect(new PrivatePlan(at(7, "movement"), 3).answers).toEqual([]);
    expect(new PrivatePlan(at(7, "conflict"), 2).answers).toEqual([]);
  });
});
