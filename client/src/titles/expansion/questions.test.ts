import { describe, expect, it } from "vitest";
import type { Answer, Option, Request } from "../../lib/protocol";
import {
  answersFor,
  musterOf,
  NOTHING,
  shareOf,
  tokensOf,
  totalOf,
  withCity,
  withTokens,
} from "../empires/decisions/tally";
import { areasOf } from "../empires/decisions/reading";
import { areaOfPlace, type Printed } from "../empires/printed";
import type { Ship, View } from "../empires/view";
import { goodsIn } from "./demanding";
import { factionOf, pointsIn } from "./factions";
import { fleetOf, othersOf, slipsOf, tokensFor } from "./harbours";
import { answerOf, openTo, pairsOf, withArea } from "./tribes";

const option = (answer: Answer): Option => ({ answer, text: answer.do });
const request = (...answers: Answer[]): Request => ({ options: answers.map(option) }) as unknown as Request;

const land = {
  region: "",
  limit: 2,
  site: null,
  flood_plain: null,
  land: [],
  water: [],
  seas: [],
  coastal: true,
};
const printed = {
  areas: {
    rome: land,
    campania: land,
    sparta: land,
  },
  scenes: {
    west_5: {
      seas: [],
      volcanoes: {},
      out_of_play: [],
      changed: { campania: { ...land, coasts: [{ id: "campania_west" }, { id: "campania_east" }] } },
      cards: { gold: 3, salt: 4, iron: 5, famine: 1 },
    },
  },
  cards: {
    gold: { calamity: "", face: 9 },
    salt: { calamity: "", face: 3 },
    iron: { calamity: "", face: 2 },
    famine: { calamity: "major" },
  },
  names: { gold: "Gold", salt: "Salt", iron: "Iron" },
} as unknown as Printed;

describe("ships in their own phase", () => {
  const ship = (place: string, ready: boolean): Ship => ({ place, ready, built: false, steps: 4, cargo: 0 });
  const asked = request(
    { do: "end_ships" },
    { do: "take_back" },
    { do: "maintain", ship: 1, area: null },
    { do: "maintain", ship: 1, area: "rome" },
    { do: "release", ship: 1 },
    { do: "build_ship", area: "campania_west", tokens: [] },
    { do: "build_ship", area: "campania_west", tokens: ["campania"] },
    { do: "build_ship", area: "campania_east", tokens: [] },
  );

  it("says of each what may become of it", () => {
    const fleet = fleetOf(asked, { 0: ship("rome", true), 1: ship("rome", false) });
    expect(fleet.map(({ ways }) => ways.map(({ text }) => text))).toEqual([
      [],
      ["maintain", "maintain", "release"],
    ]);
    expect(othersOf(asked).map(({ text }) => text)).toEqual(["take_back"]);
  });

  it("builds at each coast of an area that has two, in each way to pay", () => {
    const slips = slipsOf(asked);
    expect(slips.map(({ place, ways }) => [place, ways.map(tokensFor)])).toEqual([
      ["campania_west", [0, 1]],
      ["campania_east", [0]],
    ]);
    expect(areaOfPlace(printed, "campania_west")).toBe("campania");
    expect(areasOf(printed, { scene: "west_5" } as View, "campania_east")).toEqual(["campania"]);
  });
});

describe("two areas that fight each other", () => {
  const pairs = pairsOf(
    request({ do: "tribes", areas: ["argos", "corinth"] }, { do: "tribes", areas: ["corinth", "sparta"] }),
  );

  it("takes first any, then one next to it", () => {
    expect([...openTo(pairs, [])].sort()).toEqual(["argos", "corinth", "sparta"]);
    expect([...openTo(pairs, ["corinth"])].sort()).toEqual(["argos", "sparta"]);
    expect(openTo(pairs, ["corinth", "argos"]).size).toBe(0);
  });

  it("begins anew with one that is not next to the first, and leaves one that is picked twice", () => {
    expect(withArea(pairs, ["argos"], "sparta")).toEqual(["sparta"]);
    expect(withArea(pairs, ["argos", "corinth"], "argos")).toEqual(["corinth"]);
    expect(withArea(pairs, ["argos", "corinth"], "sparta")).toEqual(["sparta"]);
  });

  it("answers with a pair in the order in which it is offered", () => {
    expect(answerOf(pairs, ["corinth", "argos"])).toEqual({ do: "tribes", areas: ["argos", "corinth"] });
    expect(answerOf(pairs, ["argos"])).toBeUndefined();
    expect(answerOf(pairs, ["argos", "sparta"])).toBeUndefined();
  });
});

describe("units of a nation that falls apart", () => {
  const ask = {
    frame: "ask_muster",
    seat: 0,
    id: "muster-1",
    left: 12,
    pool: [
      [0, 9, 0],
      [1, 2, 1],
      [2, 0, 1],
    ],
    first: [[0, 9, 0]],
    second: [
      [1, 2, 1],
      [2, 0, 1],
    ],
  };

  it("are chosen token by token and city by city, as many points as are due", () => {
    const demand = musterOf(printed, ask);
    expect([...demand.tokens]).toEqual([
      ["rome", 9],
      ["campania", 2],
    ]);
    expect([...demand.cities]).toEqual([
      ["campania", [0]],
      ["sparta", [0]],
    ]);
    let share = withCity(NOTHING, "sparta", 0);
    share = withTokens(demand, share, "rome", 99, 5);
    expect(totalOf(share, 5)).toBe(12);
    const answers = answersFor("muster", share);
    expect(answers).toEqual([
      { do: "muster", area: "sparta", city: true },
      { do: "muster", area: "rome", tokens: 7 },
    ]);
    expect(shareOf(answers)).toEqual(share);
  });

  it("stand on one of two sides", () => {
    expect(factionOf(printed, ask, "first")).toEqual([{ area: "rome", tokens: 9, city: false }]);
    expect(factionOf(printed, ask, "second").map((units) => pointsIn(units, 5))).toEqual([7, 5]);
  });
});

it("tokens of some areas are lost, no more than are there", () => {
  const view = {
    areas: { rome: { tokens: { 3: 2 } }, sparta: { tokens: { 3: 9, 1: 4 } } },
  } as unknown as View;
  const ask = { frame: "ask_tokens", seat: 3, id: "tokens-1", left: 4, areas: [0, 2] };
  const demand = tokensOf(printed, ask, view);
  expect([...demand.tokens]).toEqual([
    ["rome", 2],
    ["sparta", 4],
  ]);
  expect(answersFor("tokens", { tokens: { rome: 1, sparta: 3 }, cities: {} })).toEqual([
    { do: "give_up", area: "rome", tokens: 1 },
    { do: "give_up", area: "sparta", tokens: 3 },
  ]);
});

it("any commodity of the game can be demanded, one's own first", () => {
  const scene = printed.scenes.west_5;
  if (!scene) throw new Error("the set-up is laid out above");
  const goods = goodsIn(printed, scene, ["iron", "iron"]);
  expect(goods.map(({ id, held }) => [id, held])).toEqual([
    ["iron", 2],
    ["gold", 0],
    ["salt", 0],
  ]);
});
