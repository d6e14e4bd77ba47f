/** A number spread over areas: tokens that grow, and damage that is taken from tokens and cities. */

import type { Answer, Request } from "../../../lib/protocol";
import { type View, sideOf } from "../view";
import type { Printed } from "../printed";
import { type Ask, areaAt, numberOf, numbersIn, placeOf } from "./reading";

/** What is to be spread: so many points, over tokens (one each) and cities (less what stays in their place). */
export type Demand = {
  due: number;
  /** By area: the most tokens it can give or take. */
  tokens: ReadonlyMap<string, number>;
  /** By area: how many tokens may stay where a city was, fewest first. */
  cities: ReadonlyMap<string, readonly number[]>;
};

/** What was chosen so far: tokens by area, and for each city that goes how many tokens stay. */
export type Share = { tokens: Readonly<Record<string, number>>; cities: Readonly<Record<string, number>> };

export const NOTHING: Share = { tokens: {}, cities: {} };

type Pairs = [area: number, tokens: number][];

/** Tokens that grow: of the areas that may be named, the room that is left in each. */
export function growthOf(printed: Printed, request: Request, ask: Ask | undefined, view: View): Demand {
  const room = new Map<string | undefined, number>();
  const count = (pairs: unknown, sign: 1 | -1): void => {
    for (const [area, tokens] of (pairs ?? []) as Pairs) {
      const id = areaAt(printed, area);
      room.set(id, (room.get(id) ?? 0) + sign * tokens);
    }
  };
  count(ask?.room, 1);
  count(ask?.placed, -1);
  const areas = request.options
    .filter((option) => option.answer.do === "grow")
    .map((option) => placeOf(option.answer) ?? "");
  const tokens = new Map(areas.map((area) => [area, room.get(area) ?? 1]));
  return { due: sideOf(view, request.seat).stock, tokens, cities: new Map() };
}

/** Damage: what is still to be lost, of what can be lost. */
export function damageOf(request: Request, ask: Ask | undefined, view: View): Demand {
  const due = numberOf(ask, "points");
  const tokens = new Map<string, number>();
  const cities = new Map<string, number[]>();
  for (const option of request.options) {
    const area = placeOf(option.answer);
    if (area === undefined) continue;
    if (option.answer.do === "remove")
      tokens.set(area, Math.min(due, view.areas[area]?.tokens?.[request.seat] ?? 0));
    else
      cities.set(
        area,
        numbersIn([option], "left")
          .concat(cities.get(area) ?? [])
          .sort((a, b) => a - b),
      );
  }
  return { due, tokens, cities };
}

/** Tokens of some areas that are lost, so many in all. */
export function tokensOf(printed: Printed, ask: Ask | undefined, view: View): Demand {
  const due = numberOf(ask, "left");
  const areas = ((ask?.areas ?? []) as number[]).map((area) => areaAt(printed, area) ?? "");
  const there = (area: string): number => view.areas[area]?.tokens?.[ask?.seat ?? 0] ?? 0;
  return { due, tokens: new Map(areas.map((area) => [area, Math.min(due, there(area))])), cities: new Map() };
}

type Pool = [area: number, tokens: number, city: number][];

/** Units of somebody, so many points of those that may be chosen; a city leaves nothing behind. */
export function musterOf(printed: Printed, ask: Ask | undefined): Demand {
  const due = numberOf(ask, "left");
  const pool = ((ask?.pool ?? []) as Pool).map(
    ([area, ...units]) => [areaAt(printed, area) ?? "", ...units] as const,
  );
  return {
    due,
    tokens: new Map(
      pool.filter(([, tokens]) => tokens).map(([area, tokens]) => [area, Math.min(due, tokens)]),
    ),
    cities: new Map(pool.filter(([, , city]) => city).map(([area]) => [area, [0]])),
  };
}

const without = (counts: Readonly<Record<string, number>>, area: string): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([one]) => one !== area));

/** How much a city counts that leaves so many tokens behind. */
export const worthOf = (left: number, city: number): number => city - left;

/** How much has been chosen. */
export function totalOf(share: Share, city: number): number {
  const tokens = Object.values(share.tokens).reduce((sum, count) => sum + count, 0);
  return Object.values(share.cities).reduce((sum, left) => sum + worthOf(left, city), tokens);
}

/** A share with another number of tokens in an area, as far as the area and what is due allow. */
export function withTokens(demand: Demand, share: Share, area: string, count: number, city: number): Share {
  const rest = without(share.tokens, area);
  const open = demand.due - totalOf({ ...share, tokens: rest }, city);
  const fits = Math.max(0, Math.min(count, demand.tokens.get(area) ?? 0, open));
  return { ...share, tokens: fits ? { ...rest, [area]: fits } : rest };
}

/** How many tokens may stay where a city goes, so that it does not count more than is due. None: other losses have to be
 * taken back for it. */
export function leftsFor(demand: Demand, share: Share, area: string, city: number): number[] {
  const cities = without(share.cities, area);
  const open = demand.due - totalOf({ ...share, cities }, city);
  return (demand.cities.get(area) ?? []).filter((left) => worthOf(left, city) <= open);
}

/** A share with a city that goes and leaves so many tokens; without a number the city stays. */
export function withCity(share: Share, area: string, left: number | undefined): Share {
  const cities = without(share.cities, area);
  return { ...share, cities: left === undefined ? cities : { ...cities, [area]: left } };
}

/** The answers that carry out a share, one after the other: tokens first, so that they can stay for a city. */
export function answersFor(kind: string, share: Share): Answer[] {
  const tokens = Object.entries(share.tokens);
  if (kind === "growth")
    return tokens.flatMap(([area, count]) =>
      Array.from({ length: count }, (): Answer => ({ do: "grow", area })),
    );
  if (kind === "tokens") return tokens.map(([area, count]) => ({ do: "give_up", area, tokens: count }));
  if (kind === "muster")
    return [
      ...Object.keys(share.cities).map((area): Answer => ({ do: "muster", area, city: true })),
      ...tokens.map(([area, count]): Answer => ({ do: "muster", area, tokens: count })),
    ];
  return [
    ...tokens.map(([area, count]): Answer => ({ do: "remove", area, tokens: count })),
    ...Object.entries(share.cities).map(([area, left]): Answer => ({ do: "raze", area, left })),
  ];
}

/** The share that answers carry out. */
export function shareOf(answers: readonly Answer[]): Share {
  const tokens: Record<string, number> = {};
  const cities: Record<string, number> = {};
  for (const answer of answers) {
    const area = placeOf(answer) ?? "";
    if (answer.do === "raze" || answer.city === true) cities[area] = Number(answer.left ?? 0);
    else tokens[area] = (tokens[area] ?? 0) + Number(answer.tokens ?? 1);
  }
  return { tokens, cities };
}

/** How many of the tokens of a share another one leaves where they are. */
export const takenBack = (share: Share, other: Share): number =>
  Object.entries(share.tokens).reduce(
    (sum, [area, count]) => sum + Math.max(0, count - (other.tokens[area] ?? 0)),
    0,
  );
