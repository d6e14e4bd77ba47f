import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { houseWith, stateAt, type FakeHouse } from "../testing/house";
import { eventually } from "../testing/patience";
import { toasts } from "../ui/toasts.svelte";
import { DESK, Desk } from "./desk.svelte";
import Scrubber from "./Scrubber.svelte";

let house: FakeHouse;
let table: Table;
const close = vi.fn();

beforeEach(async () => {
  house = houseWith(stateAt(12, { phase: "movement" }));
  for (let number = 0; number < 12; number += 1)
    house.on(`GET /api/tables/t/history/${number}`, stateAt(number));
  table = new Table("t", "en");
  await table.readCard();
  await table.open();
  render(Scrubber, { props: { table, close }, context: new Map([[DESK, new Desk()]]) });
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const looked = (number: number) => eventually(() => expect(table.shown.number).toBe(number));

describe("the scrubber", () => {
  it("goes back by answer and by phase, and says where one looks", async () => {
    expect(screen.getByText(/^Now: Turn 1, Movement/)).toBeInTheDocument();
    await press("One answer back");
    await looked(11);
    expect(screen.getByText("You are looking back: Turn 1, Movement")).toBeInTheDocument();
    await press("One phase back");
    await looked(9);
    await press("One phase back");
    await looked(4);
    expect(screen.getByText("You are looking back: Turn 1, Tax")).toBeInTheDocument();
    expect(screen.getByText("after answer 4 of 12")).toBeInTheDocument();
    await press("One phase on");
    await looked(9);
  });

  it("asks for nothing in the past", async () => {
    await press("One answer back");
    await looked(11);
    expect(table.requests).toEqual([]);
    expect(table.mayUndo).toBe(false);
  });

  it("returns to the present at the end of the slider", async () => {
    const slider = screen.getByRole("slider");
    await fireEvent.input(slider, { target: { value: "3" } });
    await looked(3);
    expect(slider).toHaveAttribute("aria-valuetext", "Setup, after answer 3 of 12");
    await fireEvent.input(slider, { target: { value: "12" } });
    await looked(12);
    expect(table.past.at).toBeUndefined();
  });

  it("plays on from there, until it is stopped or the present is reached", async () => {
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "3" } });
    await looked(3);
    await press("Normal");
    await looked(5);
    await press("Step");
    expect(screen.getByRole("button", { name: "Step" })).toHaveAttribute("aria-pressed", "true");
    await press("At once");
    await looked(12);
    expect(screen.getByRole("button", { name: "Step" })).toHaveAttribute("aria-pressed", "true");
  });

  it("stands where the house does not answer, and says so", async () => {
    house.on("GET /api/tables/t/history/0", () => "lost");
    await press("Normal");
    await eventually(() =>
      expect(toasts.all.map(({ text }) => text)).toEqual(["The house does not answer."]),
    );
    expect(screen.getByRole("button", { name: "Step" })).toHaveAttribute("aria-pressed", "true");
  });

  it("says what the answer was that one looks at", async () => {
    const told = { at: 0, turn: 1, phase: "tax", seat: 1, kind: "tax", rule: "" };
    table.log = [3, 4, 5].map((number) => ({
      ...told,
      number,
      texts: number === 4 ? [] : [`entry ${number}`],
    }));
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "4" } });
    await looked(4);
    expect(screen.getByText("entry 3")).toBeInTheDocument();
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "5" } });
    await looked(5);
    expect(screen.getByText("entry 5")).toBeInTheDocument();
  });

  it("has a way back to now", async () => {
    await press("To the beginning");
    await looked(0);
    await press("Back to now");
    expect(close).toHaveBeenCalled();
  });
});
