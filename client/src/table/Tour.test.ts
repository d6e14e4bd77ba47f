import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { houseWith, stateAt } from "../testing/house";
import { Desk, phone } from "./desk.svelte";
import Tour from "./Tour.svelte";

let table: Table;

/** The first stop, and the last, of the tour that somebody takes. */
async function tour(seat: number | null): Promise<void> {
  const house = houseWith(stateAt(10));
  const seats = seat === null ? [] : [seat];
  house.on("GET /api/tables/t/state", { seat, seats, state: stateAt(10) });
  table = new Table("t", "en");
  await table.readCard();
  await table.open();
  render(Tour, { table, desk: new Desk() });
}

afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("tells somebody with a seat that they can play", async () => {
  await tour(0);
  expect(screen.getByRole("dialog")).toHaveTextContent("You can play right away");
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

it("does not tell it to somebody who only looks on", async () => {
  await tour(null);
  expect(screen.getByRole("dialog")).toHaveTextContent("You are watching, so you are not asked anything.");
  expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Watch" }));
});

it.each([
  [true, "In the menu you look back", "At the bottom of the screen"],
  [false, "Look back through the game", "The ? key shows all keys"],
])("speaks of what there is on a phone (%s) or on a desk", async (isPhone, menu, bottom) => {
  vi.spyOn(phone, "current", "get").mockReturnValue(isPhone);
  const buttons = document.createElement("div");
  buttons.dataset.tour = "buttons";
  document.body.append(buttons);
  await tour(0);
  await vi.waitFor(() => expect(screen.getByText("1 of 2")).toBeVisible());
  await fireEvent.keyDown(screen.getByRole("dialog"), { key: "ArrowRight" });
  expect(screen.getByRole("dialog")).toHaveTextContent(menu);
  expect(screen.getByRole("dialog")).toHaveTextContent(bottom);
  buttons.remove();
});
