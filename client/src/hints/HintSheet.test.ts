import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../lib/table.svelte";
import { words } from "../lib/words.svelte";
import { Desk, DESK } from "../table/desk.svelte";
import { asking, houseWith, stateAt, type FakeHouse } from "../testing/house";
import { eventually } from "../testing/patience";
import HintSheet from "./HintSheet.svelte";
import { CHAPTERS } from "./words/chapters";

const request = asking([{ do: "low", text: "1 token" }]);
const HINTS = "POST /api/tables/t/hints";
const hint = {
  answer: { do: "low" },
  number: 10,
  reasons: [],
  request: request.id,
  text: "1 token",
  used: 1,
};
const explained = { about: "Taxes", led: [], number: 10, prompt: "", rule: "1.rate", then: "", whole: true };

let house: FakeHouse;
let table: Table;
let desk: Desk;

beforeEach(async () => {
  await words.learn(CHAPTERS);
  house = houseWith(stateAt(10, { requests: { [request.id]: request } }));
  house.on(HINTS, hint);
  house.on(`GET /api/tables/t/requests/${request.id}/explanation`, {
    ...explained,
    request: request.id,
    ways: [],
  });
  table = new Table("t", "en");
  await table.readCard();
  await table.open();
  desk = new Desk();
  desk.slip = "hint";
  render(HintSheet, { props: { table, desk }, context: new Map([[DESK, desk]]) });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const press = async (name: string): Promise<void> => {
  await fireEvent.click(await screen.findByRole("button", { name, hidden: true }));
};
const askFor = async (): Promise<void> => {
  await press("What would a steady player do?");
  await press("Give me a hint");
};

it("keeps a hint while one looks at the board or at the rules", async () => {
  await askFor();
  await press("Show me");
  await eventually(() => expect(desk.slip).toBeUndefined());
  desk.slip = "hint";
  await screen.findByRole("button", { name: "Do it for me", hidden: true });
  await press("Why this?");
  await press("What would a steady player do?");
  await screen.findByRole("button", { name: "Do it for me", hidden: true });
  expect(house.asked(HINTS)).toHaveLength(1);
});

it("says in a sentence of the page that the house does not answer", async () => {
  house.on(HINTS, () => "lost");
  await words.speak("de");
  try {
    await press("Was würde ein solider Bot tun?");
    await press("Gib mir einen Tipp");
    expect(await screen.findByRole("alert", { hidden: true })).toHaveTextContent("Das Haus antwortet nicht.");
  } finally {
    await words.speak("en");
  }
});

it("makes way for the reason why its answer was refused", async () => {
  house.on("POST /api/tables/t/answers", () => ({ status: 422, body: { reason: "Not now." } }));
  await askFor();
  await press("Do it for me");
  await eventually(() => expect(table.problem).toBeDefined());
  await eventually(() => expect(desk.slip).toBeUndefined());
});
