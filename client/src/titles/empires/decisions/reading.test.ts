import { describe, expect, it } from "vitest";
import type { Answer, Option, Request } from "../../../lib/protocol";
import type { Printed } from "../printed";
import type { View } from "../view";
import { abilitiesOf } from "./abilities";
import { buildAnswer, lackOf, mostFrom, paidBy, sitesOf, usualPayment } from "./construction";
import { answersOf, chosenFace, keptOf, lossOf } from "./hand";
import { choosable } from "./players";
import recorded from "./positions.json";
import { areaAt, areasOf, askOf, byPlace, headed, numbersIn } from "./reading";
import { stacksOf } from "./stacks";
import {
  answersFor,
  damageOf,
  growthOf,
  leftsFor,
  NOTHING,
  shareOf,
  takenBack,
  totalOf,
  withCity,
  withTokens,
} from "./tally";
import { offerOf, pointsOf, selectedBy } from "./units";

/** Positions of real games: `request` and `view` as the house sent them, without what no sheet looks at. */
type Position = { request: Request; view: View };
const { printed, positions } = recorded as unknown as {
  printed: Printed;
  positions: Record<string, Position>;
};

function at(kind: string): Position & { ask: ReturnType<typeof askOf> } {
  const position = positions[kind] as Position;
  return { ...position, ask: askOf(position.view, position.request) };
}

const option = (answer: Answer): Option => ({ answer, text: "" });

describe("options by place", () => {
  it("keeps what is done in a place together, and what is done nowhere apart", () => {
    const { places, rest } = byPlace([
      option({ do: "convert", area: "ur", tokens: 2 }),
      option({ do: "convert", area: "susa", tokens: 1 }),
      option({ do: "convert", area: "ur", tokens: 1 }),
      option({ do: "end_ability" }),
    ]);
    expect(places.map((place) => place.id)).toEqual(["ur", "susa"]);
    expect(numbersIn(places[0]?.options ?? [], "tokens")).toEqual([1, 2]);
    expect(rest.map(({ answer }) => answer.do)).toEqual(["end_ability"]);
  });

  it("finds every place of a calamity on the map", () => {
    const { request, view } = at("place");
    for (const { id } of byPlace(request.options).places)
      expect(areasOf(printed, view, id).length).toBeGreaterThan(0);
    const [volcano, areas] = Object.entries(printed.scenes.east_9?.volcanoes ?? {})[0] as [string, string[]];
    expect(areasOf(printed, { ...view, scene: "east_9" }, volcano)).toEqual(areas);
    expect(areasOf(printed, view, "susa")).toEqual(["susa"]);
  });

  it("reads the numbers of the flow as the areas that the options name", () => {
    const { request, ask } = at("cities");
    const toll = ask?.toll as { areas: number[] };
    const named = byPlace(request.options).places.map((place) => place.id);
    expect(toll.areas.map((number) => areaAt(printed, number))).toEqual(named);
  });

  it("takes the question of a prompt as its heading", () => {
    expect(headed("What do you move? 17 tokens can still move; 2 in your treasury.")).toEqual({
      heading: "What do you move?",
      detail: "17 tokens can still move; 2 in your treasury.",
    });
    expect(headed("Epidemic: what do you lose? 15 damage to take.").heading).toBe(
      "Epidemic: what do you lose?",
    );
    expect(headed("Which civilization do you lead?").detail).toBe("");
  });
});

describe("a number spread over areas", () => {
  const city = printed.numbers.city_points ?? 0;

  it("lets tokens grow where there is room, all of them and no more", () => {
    const { request, view, ask } = at("growth");
    const demand = growthOf(printed, request, ask, view);
    const rooms = [...demand.tokens.values()].reduce((sum, room) => sum + room, 0);
    expect(demand.due).toBe(view.seats[request.seat]?.stock);
    expect(rooms).toBeGreaterThanOrEqual(demand.due);
    const turned = { ...request, options: [...request.options].reverse() };
    const again = growthOf(printed, turned, ask, view).tokens;
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(demand.tokens));
    let share = NOTHING;
    for (const [area, room] of demand.tokens) share = withTokens(demand, share, area, room, city);
    expect(totalOf(share, city)).toBe(demand.due);
    const answers = answersFor("growth", share);
    expect(answers).toHaveLength(demand.due);
    expect(answers[0]).toEqual({ do: "grow", area: [...demand.tokens.keys()][0] });
    expect(shareOf(answers)).toEqual(share);
  });

  it("counts damage by tokens, and by cities less what stays in their place", () => {
    const { request, view, ask } = at("damage");
    const demand = damageOf(request, ask, view);
    expect(demand.due).toBe(ask?.points);
    const [area, lefts] = [...demand.cities][0] as [string, number[]];
    const left = lefts.at(-1) ?? 0;
    let share = withCity(NOTHING, area, left);
    expect(totalOf(share, city)).toBe(city - left);
    for (const [other, most] of demand.tokens) share = withTokens(demand, share, other, most, city);
    expect(totalOf(share, city)).toBeLessThanOrEqual(demand.due);
    expect(answersFor("damage", share).at(-1)).toEqual({ do: "raze", area, left });
    const full = { tokens: { [area]: demand.due }, cities: {} };
    expect(leftsFor(demand, full, area, city)).toEqual([]);
    expect(withCity(share, area, undefined).cities).toEqual({});
  });

  it("reads what the rules filled in, and says how many of the chosen tokens they took back", () => {
    const chosen = { tokens: { saba: 5, main: 4 }, cities: {} };
    const filled = shareOf([
      { do: "remove", area: "saba", tokens: 5 },
      { do: "remove", area: "main", tokens: 2 },
      { do: "raze", area: "himyar", left: 2 },
    ]);
    expect(filled).toEqual({ tokens: { saba: 5, main: 2 }, cities: { himyar: 2 } });
    expect(totalOf(filled, city)).toBe(10);
    expect(takenBack(chosen, filled)).toBe(2);
    expect(takenBack(filled, filled)).toBe(0);
    expect(takenBack(NOTHING, filled)).toBe(0);
  });
});

describe("a new city", () => {
  it("says for each area what it takes and who can give it", () => {
    const { request, view } = at("build");
    const sites = sitesOf(printed, view, request);
    expect(new Set(sites.map((site) => site.area)).size).toBe(sites.length);
    expect(sites.length).toBeLessThan(request.options.length / 4);
    for (const site of sites) {
      const payment = usualPayment(request, site.area);
      expect(paidBy(payment)).toBe(lackOf(site, payment.keep));
      expect(mostFrom(site, payment, "treasury")).toBe(payment.treasury);
      const offered = request.options.map(({ answer }) => JSON.stringify({ from_areas: [], ...answer }));
      const { do: act, area, treasury, from_areas, keep } = buildAnswer(site.area, payment);
      const plain = {
        do: act,
        area,
        ...(treasury ? { treasury } : {}),
        from_areas,
        ...(keep ? { keep } : {}),
      };
      expect(offered.map((one) => sorted(JSON.parse(one) as Answer))).toContainEqual(sorted(plain as Answer));
    }
  });

  const sorted = (answer: Answer): [string, unknown][] =>
    Object.entries(answer).sort(([one], [other]) => one.localeCompare(other));

  it("never takes more than it lacks", () => {
    const site = {
      area: "ur",
      need: 12,
      there: 5,
      treasury: 6,
      near: new Map([["susa", 3]]),
      mostNear: 4,
      mayKeep: true,
    };
    const payment = { treasury: 4, near: { susa: 1 }, keep: false };
    expect(lackOf(site, false)).toBe(7);
    expect(mostFrom(site, payment, "treasury")).toBe(6);
    expect(mostFrom(site, payment, "susa")).toBe(3);
    expect(mostFrom(site, { ...payment, treasury: 6 }, "susa")).toBe(1);
    expect(lackOf(site, true)).toBe(8);
  });
});

describe("cards, players and units", () => {
  it("keeps cards by kind and says what their sets lose", () => {
    const { request, view } = at("discard");
    const kept = keptOf(printed, view.you?.hand ?? [], request.options);
    const held = kept.reduce((sum, one) => sum + one.held, 0);
    expect(held).toBeLessThanOrEqual(view.you?.hand.length ?? 0);
    const [one] = kept.filter((each) => each.face && each.held > 1);
    if (!one) throw new Error("the recorded hand holds a set");
    expect(lossOf(kept, { [one.card]: 1 })).toBe(one.face * (2 * one.held - 1));
    expect(chosenFace(kept, { [one.card]: 2 })).toBe(2 * one.face);
    expect(answersOf("discard", { [one.card]: 2 })).toEqual(
      Array.from({ length: 2 }, () => ({ do: "discard", card: one.card })),
    );
  });

  it("names each player once, and as many as are demanded", () => {
    const { request, ask } = at("victims");
    const able = choosable(request);
    expect(able.size).toBe((ask?.candidates as number[]).length);
  });

  it("counts the unit points of a selection, and knows an offered one again", () => {
    const { request, view, ask } = at("units");
    const points = pointsOf(view, Number(ask?.victim), printed.numbers.city_points ?? 0);
    const areas = selectedBy(request.options[2]?.answer);
    expect(areas.reduce((sum, area) => sum + (points.get(area) ?? 0), 0)).toBe(ask?.points);
    expect(offerOf(request, [...areas].reverse())).toBe(2);
    expect(offerOf(request, areas.slice(1))).toBe(-1);
  });

  it("keeps special abilities by their advance", () => {
    const { request } = at("ability");
    const abilities = abilitiesOf(request.options);
    expect(abilities.size).toBeGreaterThan(1);
    const uses = [...abilities.values()].flat();
    expect(uses).toHaveLength(request.options.length - 1);
  });

  it("says what lies in the stacks that may be bought from", () => {
    const { request, view } = at("purchase");
    const stacks = stacksOf(printed, view, request);
    expect(stacks).toHaveLength(request.options.length - 1);
    for (const stack of stacks) {
      expect(stack.goods.length).toBeGreaterThan(0);
      expect(stack.cost === 0).toBe(stack.answer.free === true);
      expect(stack.cost).toBeLessThanOrEqual(view.seats[request.seat]?.treasury ?? 0);
    }
    expect(stacks.find((stack) => stack.number === 9 && stack.cost)?.cost).toBe(15);
  });
});
