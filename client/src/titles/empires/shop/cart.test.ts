import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../../../lib/table.svelte";
import { FakeHouse } from "../../../testing/house";
import type { Printed } from "../printed";
import { Cart } from "./cart.svelte";

const printed = {
  groups: ["arts"],
  advances: { music: { groups: ["arts"], cost: 80 } },
} as unknown as Printed;
const result = { chosen: ["music"], payments: [] };
/** Counsel is kept for a position, so each test has one of its own. */
let position = 0;
let house: FakeHouse;
let cart: Cart;

beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
  const table = new Table("t", "en");
  table.now = { number: (position += 1) } as Table["now"];
  table.seat = 2;
  cart = new Cart(table, printed);
  cart.fill(["music"]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps what is chosen while the house is busy, and asks until the rules answer", async () => {
  const replies = [{ status: 500, body: { reason: "busy" } }, "lost" as const, { body: { result } }];
  house.on("POST /api/tables/t/counsel", () => replies.shift() ?? "lost");
  const looked = cart.look(() => true);
  await vi.advanceTimersByTimeAsync(100);
  expect([cart.chosen, cart.failed]).toEqual([["music"], true]);
  await vi.advanceTimersByTimeAsync(2000);
  await looked;
  expect([cart.chosen, cart.failed, cart.current]).toEqual([["music"], false, true]);
});

it("asks no more when it is left", async () => {
  house.on("POST /api/tables/t/counsel", () => "lost");
  let wanted = true;
  const looked = cart.look(() => wanted);
  await vi.advanceTimersByTimeAsync(100);
  wanted = false;
  await vi.advanceTimersByTimeAsync(2000);
  await looked;
  expect(house.calls).toHaveLength(1);
});

it("puts back what the rules refuse", async () => {
  house.on("POST /api/tables/t/counsel", () => ({ status: 422, body: { reason: "too dear" } }));
  await cart.look(() => true);
  expect(cart.chosen).toEqual([]);
});
