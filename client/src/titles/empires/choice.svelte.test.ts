/** A choice in the making is there again after a look back or a reload, and not at another question. */

import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import type { Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { Choice } from "./choice.svelte";

const table = { id: "t", now: { turn: 4, phase: "calamities" } } as unknown as Table;
const asked = (id: string): Request => ({ id, seat: 2 }) as unknown as Request;

/** A sheet is laid out, something happens on it, and it is put away. */
function sheet<T>(id: string, use: (choice: Choice<readonly string[]>) => T): T {
  let told: T | undefined;
  const leave = $effect.root(() => {
    const choice = new Choice<readonly string[]>(
      table,
      () => asked(id),
      () => [],
    );
    flushSync();
    told = use(choice);
  });
  leave();
  return told as T;
}

beforeEach(() => localStorage.clear());

it("is there again when its sheet comes back", () => {
  sheet("damage-1", (choice) => (choice.value = ["susa"]));
  expect(sheet("damage-1", (choice) => choice.value)).toEqual(["susa"]);
});

it("does not answer another question", () => {
  sheet("damage-1", (choice) => (choice.value = ["susa"]));
  expect(sheet("damage-2", (choice) => choice.value)).toEqual([]);
});
