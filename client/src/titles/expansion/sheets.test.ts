import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Request } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { words } from "../../lib/words.svelte";
import { asking, type FakeHouse, houseWith, stateAt } from "../../testing/house";
import type { Game } from "../empires/game";
import type { Printed } from "../empires/printed";
import { Scene } from "../empires/scene.svelte";
import Laid from "../empires/testing/Laid.svelte";
import { CHAPTERS as SHARED } from "../empires/words/chapters";
import { SHEETS } from "./sheets";
import { CHAPTERS } from "./words/chapters";

const NATIONS = ["crete", "egypt", "assyria", "hatti"];
const NAMES = ["Crete", "Egypt", "Assyria", "Hatti"];
const by = <T>(values: readonly T[]): Record<number, T> => Object.fromEntries(values.entries());
const side = (civilization: string): object => ({
  civilization,
  stock: 20,
  treasury: 5,
  census: 9,
  ast: 2,
  cities: 1,
  hand: 2,
  advances: {},
  ships: {},
});
const land = { limit: 2, site: null, flood_plain: null, land: [], water: [], seas: [], coastal: true };
const printed = {
  numbers: { city_points: 5, ship_cost: 2, ship_maintenance: 1 },
  areas: { argos: land, corinth: land, sparta: land },
  scenes: { west_5: { seas: [], volcanoes: {}, out_of_play: [], changed: {}, cards: {}, starts: {} } },
  names: { argos: "Argos", corinth: "Corinth", sparta: "Sparta" },
  cards: {},
  ranking: { crete: 1, egypt: 2, assyria: 3, hatti: 4 },
  asts: {},
} as unknown as Printed;

let house: FakeHouse;

/** The sheet of a question at a table where it is asked. */
async function show(request: Request, about: object): Promise<Game> {
  const ask = { frame: "ask", seat: 0, id: request.id, ...about };
  const view = {
    scene: "west_5",
    turn: 4,
    phase: "calamity_resolution",
    rules: { ast: "basic" },
    areas: { argos: { tokens: { 0: 3 } }, corinth: { tokens: { 0: 2 } }, sparta: { tokens: { 0: 1 } } },
    seats: by(NATIONS.map(side)),
    flow: { asks: { 5: ask } },
  };
  const state = stateAt(10, {
    view: view as never,
    names: by(NAMES),
    keys: by(NATIONS),
    requests: { [request.id]: request },
  });
  house = houseWith(state);
  house.on("POST /api/tables/t/batch", { number: 11 }).on("POST /api/tables/t/answers", { number: 11 });
  house.on("POST /api/tables/t/counsel", {
    result: {
      calamities: [
        {
          card: "famine",
          victim: 0,
          now: "under_way",
          reckoned: [{ seat: 1, effects: [{ advance: "pottery", name: "Pottery", change: -5 }] }],
        },
      ],
    },
  });
  const table = new Table("t", "en");
  await table.readCard();
  await table.open(0);
  const game = { table, printed, scene: new Scene(), sheets: SHEETS } as unknown as Game;
  const sheet = SHEETS[request.kind] as Component<{ request: Request }>;
  render(Laid as never, { props: { game, sheet, asked: { request } } } as never);
  return game;
}

const sent = (route: string): unknown => house.asked(`POST /api/tables/t/${route}`)[0]?.body;

beforeAll(async () => {
  await words.learn(SHARED);
  await words.learn(CHAPTERS);
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the sheet that divides a calamity", () => {
  const request = asking([{ do: "assign", text: "Egypt: 8" }], {
    id: "division-1",
    kind: "division",
    exhaustive: false,
    prompt: "Famine: how much does each of the others lose? 20 unit points still to divide.",
  });
  const rooms = [
    [1, 8],
    [2, 8],
    [3, 8],
  ];

  it("keeps the sum whatever is pressed, and sends any legal division", async () => {
    await show(request, { card: "famine", total: 20, left: 20, rooms });
    const egypt = screen.getByRole("group", { name: "Losses of Egypt" });
    const amounts = (): number[] =>
      [...document.querySelectorAll("output")].map((one) => Number(one.textContent));
    expect(amounts()).toEqual([7, 7, 6]);
    await fireEvent.keyDown(egypt, { key: "End" });
    expect(amounts().reduce((sum, one) => sum + one)).toBe(20);
    const hatti = screen.getByRole("group", { name: "Losses of Hatti" });
    await fireEvent.click(within(hatti).getByRole("button", { name: /Fewer/ }));
    await fireEvent.click(within(hatti).getByRole("button", { name: /Fewer/ }));
    expect(amounts()).toEqual([8, 8, 4]);
    expect(within(hatti).getByRole("button", { name: /Fewer/ })).toBeDisabled();
    expect(await screen.findByText("Pottery, −5", { selector: ".tag" })).toBeVisible();
    await fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    await waitFor(() => expect(sent("batch")).toBeDefined());
    expect(sent("batch")).toMatchObject({
      series: true,
      answers: [
        { do: "assign", player: "egypt", amount: 8 },
        { do: "assign", player: "assyria", amount: 8 },
        { do: "assign", player: "hatti", amount: 4 },
      ],
    });
  });
});

describe("the sheet of two tribes", () => {
  const pair = (...areas: string[]) => ({ answer: { do: "tribes", areas }, text: areas.join() });
  const request: Request = {
    ...asking([], { id: "tribes-1", kind: "tribes", prompt: "In which two areas?" }),
    options: [pair("argos", "corinth"), pair("corinth", "sparta")],
  };

  it("lights on the map what may be picked next, and answers with a pair", async () => {
    const { scene } = await show(request, { card: "tribal_conflict" });
    await waitFor(() => expect([...scene.legal].sort()).toEqual(["argos", "corinth", "sparta"]));
    scene.pick("argos");
    await waitFor(() => expect([...scene.legal]).toEqual(["corinth"]));
    expect(screen.getByRole("checkbox", { name: /Sparta/ })).toBeDisabled();
    scene.pick("corinth");
    expect(await screen.findByRole("button", { name: "Argos and Corinth fight" })).toBeVisible();
    await fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    await waitFor(() => expect(sent("answers")).toMatchObject({ answer: { areas: ["argos", "corinth"] } }));
  });
});

describe("the sheet of a ransom", () => {
  const request: Request = {
    ...asking([], { id: "bail-1", kind: "bail", prompt: "For how many do you pay?" }),
    default: { do: "bail", points: 2 },
    options: [2, 1, 0].map((points) => ({ answer: { do: "bail", points }, text: String(points) })),
  };

  it("says what is paid and what is lost all the same", async () => {
    await show(request, { card: "minor_uprising", points: 3, price: 2 });
    expect(screen.getByRole("button", { name: "Pay 4, lose 1" })).toBeVisible();
    expect(screen.getByRole("button", { name: "More" })).toBeDisabled();
    await fireEvent.click(screen.getByRole("button", { name: "Fewer" }));
    await fireEvent.click(screen.getByRole("button", { name: "Fewer" }));
    expect(screen.getByRole("button", { name: "Pay nothing, lose 3" })).toBeVisible();
    await fireEvent.submit(document.querySelector("form") as HTMLFormElement);
    await waitFor(() => expect(sent("answers")).toMatchObject({ answer: { do: "bail", points: 0 } }));
  });
});
