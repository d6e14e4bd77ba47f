import { beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../../../lib/protocol";
import { Table } from "../../../lib/table.svelte";
import type { Ship } from "../view";
import { arrowsOf, endOf, placesBefore, rowsOf, sentAs } from "./movement";
import { keptMoves } from "./ahead";
import { PrivatePlan } from "./plan.svelte";

const ship = (place: string, cargo = 0): Ship => ({ place, ready: true, built: false, steps: 0, cargo });
const walk: Answer = { do: "move", origin: "susiana", to: "susa", tokens: 3, via: null };
const ferry: Answer[] = [
  { do: "build_ship", area: "harmozia", tokens: [] },
  { do: "embark", ship: 1, tokens: 3 },
  { do: "sail", ship: 1, to: "persian_gulf" },
  { do: "sail", ship: 1, to: "magan" },
  { do: "disembark", ship: 1, tokens: 2 },
];

describe("a planned movement", () => {
  const plan = [walk, ...ferry];
  const ships = { "0": ship("teredon") };

  it("has a line for each act, and one for the steps of a ship that follow each other", () => {
    expect(rowsOf(plan).map((row) => [row.first, row.what, row.answers.length])).toEqual([
      [0, "move", 1],
      [1, "other", 1],
      [2, "other", 1],
      [3, "voyage", 2],
      [5, "other", 1],
    ]);
    const other: Answer = { do: "sail", ship: 0, to: "ur" };
    expect(rowsOf([...plan.slice(0, 5), other]).at(-1)?.answers).toEqual([other]);
  });

  it("ends the movement, but for a learner, who reads what is next before", () => {
    const end = { do: "end_movement" };
    expect(sentAs(plan, false)).toEqual([...plan, end]);
    expect(sentAs(plan, true)).toEqual(plan);
    expect(sentAs([], true)).toEqual([end]);
  });

  it("knows where each ship lies before each act, those that are built on the way too", () => {
    const places = placesBefore(plan, ships);
    expect(places).toEqual([undefined, undefined, "harmozia", "harmozia", "persian_gulf", "magan"]);
    expect(rowsOf(plan).map((row) => endOf(row, places))).toEqual([
      "susa",
      undefined,
      undefined,
      "magan",
      "magan",
    ]);
  });

  it("is drawn as arrows with their stops and their load", () => {
    expect(arrowsOf(plan, ships, 4, (place) => place)).toEqual([
      { kind: "land", stops: ["susiana", "susa"], seat: 4, count: 3 },
      { kind: "ship", stops: ["harmozia", "persian_gulf", "magan"], seat: 4, count: 3 },
    ]);
    const road: Answer = { do: "move", origin: "ur", via: "sumeria", to: "chaldaea", tokens: 1 };
    expect(arrowsOf([road], {}, 0, (place) => place)[0]?.stops).toEqual(["ur", "sumeria", "chaldaea"]);
  });
});

it("a voyage by coasts stops in their areas, from where the ship lies", () => {
  const ships = {
    0: { place: "campania", coast: "campania_west", ready: true, built: false, steps: 0, cargo: 2 },
  };
  const voyage = ["milazzo", "campania_east", "tarentum"].map((to): Answer => ({ do: "sail", ship: 0, to }));
  const [arrow] = arrowsOf(voyage, ships, 1, (place) => place.replace(/_(west|east)$/, ""));
  expect(arrow?.stops).toEqual(["campania", "milazzo", "campania", "tarentum"]);
  expect(placesBefore(voyage, ships)).toEqual(["campania_west", "milazzo", "campania_east"]);
});

describe("a private plan", () => {
  let table: Table;
  const kept = (): string | null => localStorage.getItem("ecumene.plan.t.2");

  beforeEach(() => {
    localStorage.clear();
    table = new Table("t", "en");
    table.now = { turn: 4, phase: "movement" } as Table["now"];
  });

  it("is kept in the browser, and found again after a reload", () => {
    const plan = new PrivatePlan(table, 2);
    plan.add(walk, ...ferry);
    plan.replace(0, { ...walk, tokens: 1 });
    const again = new PrivatePlan(table, 2);
    expect(again.answers).toEqual([{ ...walk, tokens: 1 }, ...ferry]);
    expect(new PrivatePlan(table, 3).answers).toEqual([]);
  });

  it("is thrown away piece by piece or as a whole", () => {
    const plan = new PrivatePlan(table, 2);
    plan.add(...ferry);
    plan.remove();
    plan.remove(2, 2);
    expect(plan.answers).toEqual(ferry.slice(0, 2));
    plan.clear();
    expect(kept()).toBeNull();
  });

  it("lets tokens that take the same way go together", () => {
    const plan = new PrivatePlan(table, 2);
    expect(plan.lay(walk)).toBe(0);
    expect(plan.lay({ ...walk, to: "liyan" })).toBe(1);
    expect(plan.lay({ ...walk, tokens: 1 })).toBe(0);
    expect(plan.answers.map(({ to, tokens }) => [to, tokens])).toEqual([
      ["susa", 4],
      ["liyan", 3],
    ]);
    expect(plan.lay({ ...walk, to: "kavir" }, 1)).toBe(1);
    expect(plan.answers[1]?.to).toBe("kavir");
  });

  it("is taken back change by change, and after a reload line by line", () => {
    const plan = new PrivatePlan(table, 2);
    plan.add(walk);
    plan.add(...ferry);
    plan.remove(0);
    plan.undo();
    expect(plan.answers).toEqual([walk, ...ferry]);
    plan.undo();
    expect(plan.answers).toEqual([walk]);
    plan.add(...ferry.slice(0, 4));
    const again = new PrivatePlan(table, 2);
    again.undo();
    expect(again.answers).toEqual([walk, ...ferry.slice(0, 2)]);
    plan.become([]);
    plan.undo();
    for (let times = 0; times < 4; times += 1) again.undo();
    expect(again.answers).toEqual([]);
    expect(again.changed).toBe(false);
  });

  it("is found again by whoever takes it back, and not made twice once it was carried out", () => {
    const moved = (made: number[]): void => {
      table.now = { ...table.now, view: { seats: { "2": { made } } } } as unknown as Table["now"];
    };
    moved([]);
    const plan = new PrivatePlan(table, 2, keptMoves(table, 2));
    plan.add(walk);
    plan.rest();
    expect(plan.answers).toEqual([]);
    moved([1]);
    expect(new PrivatePlan(table, 2, keptMoves(table, 2)).answers).toEqual([]);
    moved([]);
    expect(new PrivatePlan(table, 2, keptMoves(table, 2)).answers).toEqual([walk]);
  });

  it("is forgotten in another turn, and when it cannot be read", () => {
    new PrivatePlan(table, 2).add(walk);
    table.now = { ...table.now, turn: 5 };
    expect(new PrivatePlan(table, 2).answers).toEqual([]);
    expect(kept()).toBeNull();
    localStorage.setItem("ecumene.plan.t.2", "{");
    expect(new PrivatePlan(table, 2).answers).toEqual([]);
  });
});
