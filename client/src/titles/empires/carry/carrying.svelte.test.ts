import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asking, houseWith, stateAt, type Call, type FakeHouse } from "../../../testing/house";
import { eventually } from "../../../testing/patience";
import { Table } from "../../../lib/table.svelte";
import { Planning } from "../decisions/planning.svelte";
import type { Game } from "../game";
import { Scene } from "../scene.svelte";
import { Carrying } from "./carrying.svelte";
import type { Target } from "./hand";
import type { Load } from "./putting";

const land = (coasts: string[] = []) => ({
  region: "",
  limit: 3,
  site: null,
  flood_plain: null,
  land: ["ur", "susa"],
  water: [],
  seas: [],
  coastal: true,
  coasts: coasts.map((id) => ({ id, borders: [] })),
});
const printed = {
  areas: { ur: land(), susa: land(), magan: land(["magan_west", "magan_east"]) },
  scenes: { east: { changed: {} } },
  numbers: { city_tokens: 6, wilderness_city_tokens: 12 },
  advances: {},
  places: {},
};
const fleet = { place: "magan", ready: true, built: false, steps: 4, cargo: 0 };
const view = {
  scene: "east",
  areas: { ur: { tokens: { "0": 5 } } },
  seats: {
    "0": {
      civilization: "minoa",
      treasury: 9,
      advances: {},
      made: [],
      ships: {
        "0": { ...fleet, coast: "magan_west" },
        "1": { ...fleet, coast: "magan_east" },
        "2": { ...fleet, place: "ur" },
      },
    },
  },
};
const left = (ship: number, place: string) => ({
  ...{ ship, name: "Ship", place, cargo: 0, cost: 2, ready: true, room: 5, steps: 4 },
});
const walk = { by: "land", most: 5, name: "Susa", route: [], says: null, ship: null, steps: 1, stop: false };
const voyage = (to: string, ...route: string[]) => ({
  ...{ by: "ship", most: 0, name: "", says: null, ship: 2, steps: route.length, stop: false, via: null },
  ...{ to, route },
});
const reach = {
  ship_cost: 2,
  shipyards: [],
  tokens: [{ area: "ur", name: "Ur", tokens: 5 }],
  ships: [left(0, "magan"), left(1, "magan"), left(2, "ur")],
  destinations: [
    { ...walk, to: "susa", via: null },
    voyage("gulf", "gulf"),
    voyage("magan", "gulf", "magan_west"),
    voyage("magan", "gulf", "magan_east"),
  ],
};
const planned = { legal: true, areas: {}, ships: view.seats["0"].ships, treasury: 9 };
const move = asking([{ do: "end_movement", text: "end" }], { id: "move-1", kind: "move" });

const susa: Target = { place: "susa", ship: false };
const tokens: Load = { what: "tokens", area: "ur" };

let house: FakeHouse;
let table: Table;
let scene: Scene;
let planning: Planning;
let hand: Carrying;
let leave: () => void;
/** How the house answers what is asked of the rules. */
let counsel: (call: Call) => { status?: number; body?: unknown } | "lost";

const told = ({ body }: Call) => ({ body: { result: body?.topic === "reach" ? reach : planned } });

beforeEach(async () => {
  localStorage.clear();
  counsel = told;
  house = houseWith(stateAt(10, { view: view as never, requests: { [move.id]: move } }));
  house.on("POST /api/tables/t/counsel", (call: Call) => counsel(call));
  table = new Table("t", "en");
  await table.readCard();
  await table.open(0);
  scene = new Scene();
  leave = $effect.root(() => {
    planning = new Planning({ table, printed, scene } as unknown as Game, move);
    hand = new Carrying(planning);
  });
  flushSync();
  await eventually(() => expect([planning.isFresh, planning.trial.current]).toEqual([true, true]));
});

afterEach(() => {
  leave();
  table.close();
  vi.unstubAllGlobals();
});

function carry(load: Load, over: Target): void {
  hand.lift(load, [0, 0]);
  hand.move([9, 9], over);
  hand.drop();
}

describe("what is put down", () => {
  it("is not settled before the rules have been heard on it", async () => {
    carry(tokens, susa);
    expect(hand.settling).toBe(true);
    await eventually(() => expect(planning.plan.answers).toHaveLength(1));
    await eventually(() => expect(hand.settling).toBe(false));
  });

  it("says why the house did not tell of it", async () => {
    counsel = () => ({ status: 409, body: { code: "late", reason: "The movement is over." } });
    planning.add({ do: "maintain", ship: 2, area: "ur" }); // so that it is asked anew
    carry(tokens, susa);
    await eventually(() => expect(hand.refusal).toBe("The movement is over."));
    expect([hand.settling, hand.waiting]).toEqual([false, undefined]);
  });

  it("does not bring back what is taken out of the plan meanwhile", async () => {
    planning.add({ do: "maintain", ship: 2, area: "ur" });
    counsel = (call) => {
      counsel = told;
      planning.takeBack();
      return told(call);
    };
    carry({ what: "ship", ship: 2, place: "ur" }, { place: "gulf", ship: false });
    await eventually(() => expect(planning.plan.answers).toEqual([{ do: "sail", ship: 2, to: "gulf" }]));
  });
});

describe("ships at two coasts", () => {
  it("are taken up where they lie", () => {
    const grip = { place: "magan", kind: "ship", seat: 0, coming: false } as const;
    expect(hand.loadOf({ ...grip, coast: "magan_east" })).toMatchObject({ ship: 1 });
    expect(hand.loadOf({ ...grip, coast: "magan_west" })).toMatchObject({ ship: 0 });
  });

  it("go to the coast that is meant: who puts one down there is asked", async () => {
    carry({ what: "ship", ship: 2, place: "ur" }, { place: "magan", ship: false });
    await eventually(() => expect(scene.choice?.coasts).toEqual(["magan_west", "magan_east"]));
    expect(planning.plan.answers).toEqual([]);
    scene.choice?.take("magan_east");
    await eventually(() =>
      expect(planning.plan.answers.map((one) => one.to)).toEqual(["gulf", "magan_east"]),
    );
  });
});
