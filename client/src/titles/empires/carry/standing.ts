/** The board as it will stand after a plan, as far as one's own hand needs it: tokens by place, and ships. */

import type { Answer } from "../../../lib/protocol";
import { placesBefore, rowsOf } from "../decisions/movement";
import type { Game } from "../game";
import { areaIn, areaOfPlace, raisedBy, sceneOf } from "../printed";
import { type Ship, sideOf, viewOf } from "../view";
import type { Goal, Start } from "./numbers";

/** What a plan changes in the number of one's own tokens in an area. */
export function changeIn(
  area: string,
  answers: readonly Answer[],
  ships: Readonly<Record<string, Ship>>,
  areaOf: (place: string) => string = (place) => place,
): number {
  const places = placesBefore(answers, ships);
  const here = (place: unknown): number => (typeof place === "string" && areaOf(place) === area ? 1 : 0);
  return answers.reduce((sum, answer, at) => {
    const tokens = Number(answer.tokens);
    if (answer.do === "move") return sum + tokens * (here(answer.to) - here(answer.origin));
    if (answer.do === "embark") return sum - tokens * here(places[at]);
    if (answer.do === "disembark") return sum + tokens * here(places[at]);
    if (answer.do === "maintain") return sum - here(answer.area);
    if (answer.do !== "build_ship" || !Array.isArray(answer.tokens)) return sum;
    return sum - answer.tokens.reduce((paid: number, place) => paid + here(place), 0);
  }, 0);
}

/** Whether tokens of a plan walk to an area. */
export const isGoalOf = (answers: readonly Answer[], area: string): boolean =>
  answers.some((one) => one.do === "move" && one.to === area);

/** One's own tokens in an area after a plan. */
export function ownIn(
  { table, printed }: Game,
  seat: number,
  area: string,
  answers: readonly Answer[],
): number {
  const view = viewOf(table);
  const now = view.areas[area]?.tokens?.[seat] ?? 0;
  const { ships } = sideOf(view, seat);
  return now + changeIn(area, answers, ships, (place) => areaOfPlace(printed, place));
}

/** What an area feeds: nobody beside a city. */
function feeds({ table, printed }: Game, area: string): number {
  const view = viewOf(table);
  const { limit } = areaIn(printed, sceneOf(printed, view.scene), area);
  return view.areas[area]?.city === undefined ? limit : 0;
}

export function startIn(
  game: Game,
  seat: number,
  area: string,
  free: number,
  answers: readonly Answer[],
): Start {
  return { free, own: ownIn(game, seat, area, answers), limit: feeds(game, area) };
}

/** A place as a goal; an open sea feeds nobody. */
export function goalIn(
  game: Game,
  seat: number,
  area: string,
  answers: readonly Answer[],
): Omit<Goal, "most"> {
  const { table, printed } = game;
  const view = viewOf(table);
  if (!printed.areas[area]) return { own: 0, others: 0, limit: 0, city: 0 };
  const { tokens = {}, barbarians = 0, city } = view.areas[area] ?? {};
  const others = Object.entries(tokens).filter(([owner]) => Number(owner) !== seat);
  const strangers = others.reduce((sum, [, count]) => sum + count, barbarians);
  const { site } = areaIn(printed, sceneOf(printed, view.scene), area);
  const { advances } = sideOf(view, seat);
  const needs = raisedBy(printed, advances, site ? "city_tokens" : "wilderness_city_tokens");
  const isForeign = city !== undefined && city !== seat;
  return {
    own: ownIn(game, seat, area, answers),
    others: strangers + (isForeign ? 1 : 0),
    limit: feeds(game, area),
    city: city === undefined ? needs : 0,
  };
}

/** A plan without the last voyage of a ship and all that it does after it, if it set out from a place; else nothing. */
export function voyageBack(
  answers: readonly Answer[],
  ships: Readonly<Record<string, Ship>>,
  ship: number,
  to: string,
  areaOf: (place: string) => string = (place) => place,
): Answer[] | undefined {
  const last = rowsOf(answers).findLast((row) => row.what === "voyage" && row.answers[0]?.ship === ship);
  const from = last && placesBefore(answers, ships)[last.first];
  if (!last || from === undefined || areaOf(from) !== to) return undefined;
  return answers.filter((answer, at) => at < last.first || answer.ship !== ship);
}
