import { fireEvent, render, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../../lib/words.svelte";
import ScoreSheet from "../../../table/ScoreSheet.svelte";
import { blockOf, hasBlocks } from "../blocks";
import { printed, SCENE, tableOfEighteen } from "../eighteen";
import type { Printed } from "../printed";
import { viewOf } from "../view";
import { CHAPTERS } from "../words/chapters";
import { groupsOf, isCrowded, ordersOf, pointsOf } from "./seats";
import SeatsInFull from "./SeatsInFull.svelte";

const table = tableOfEighteen();
const view = viewOf(table);
const points = pointsOf(table.now);
const unblocked = {
  ...printed,
  scenes: { [SCENE]: { ...printed.scenes[SCENE], blocks: undefined } },
} as Printed;

beforeAll(() => words.learn(CHAPTERS));

describe("eighteen seats", () => {
  it("are a crowd, and eleven are not", () => {
    expect(isCrowded(view)).toBe(true);
    const eleven = Object.fromEntries(Object.entries(view.seats).slice(0, 11));
    expect(isCrowded({ ...view, seats: eleven })).toBe(false);
  });

  it("stand in two blocks, those with most points first", () => {
    const [west, east] = groupsOf(printed, view, "blocks", points);
    expect(west).toEqual({ block: "w", seats: [9, 10, 11, 12, 13, 14, 15, 16, 17] });
    expect(east?.seats).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(blockOf(printed, view, 9)).toBe("w");
  });

  it("have no blocks where the set-up has none", () => {
    expect(ordersOf(printed, view)).toEqual(["blocks", "census", "points"]);
    expect(ordersOf(unblocked, view)).toEqual(["census", "points"]);
    expect(hasBlocks(unblocked, view)).toBe(false);
    expect(blockOf(unblocked, view, 9)).toBeUndefined();
  });

  it("stand in the order of their points", () => {
    expect(groupsOf(printed, view, "points", (seat) => seat)).toEqual([
      { seats: Array.from({ length: 18 }, (_, at) => 17 - at) },
    ]);
  });
});

describe("the leaf of eighteen seats", () => {
  it("shows one's own block first, and whom the table waits for", async () => {
    render(SeatsInFull, { table, printed });
    const east = screen.getByRole("list", { name: "East" });
    expect(within(east).getAllByRole("button")).toHaveLength(9);
    expect(screen.queryByRole("list", { name: "West" })).toBeNull();
    expect(screen.getByText(/15 of 18 done; waits for you, minoa, carthage/)).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "all 18" }));
    expect(within(screen.getByRole("list", { name: "West" })).getAllByRole("button")).toHaveLength(9);
  });

  it("has no barriers", async () => {
    const { container } = render(SeatsInFull, { table, printed });
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

it("has a score sheet with a row for each of eighteen seats", () => {
  render(ScoreSheet, { table });
  expect(screen.getAllByRole("rowheader")).toHaveLength(18);
  expect(screen.getByRole("columnheader", { name: "Cities" })).toBeVisible();
});
