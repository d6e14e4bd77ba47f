/** A planned movement, read for the sheet and the map. */

import type { Answer } from "../../../lib/protocol";
import type { Arrow } from "../scene.svelte";
import type { Ship } from "../view";

/** A line of the plan: one answer, or the steps of a ship that follow each other. */
export type PlanRow = {
  /** Where its answers stand in the plan. */
  first: number;
  answers: Answer[];
  what: "move" | "voyage" | "other";
};

const shipOf = (answer: Answer): number | undefined =>
  typeof answer.ship === "number" ? answer.ship : undefined;

export function rowsOf(answers: readonly Answer[]): PlanRow[] {
  const rows: PlanRow[] = [];
  answers.forEach((answer, first) => {
    const last = rows.at(-1);
    const sails = answer.do === "sail";
    if (sails && last?.what === "voyage" && shipOf(last.answers[0] as Answer) === shipOf(answer))
      last.answers.push(answer);
    else
      rows.push({
        first,
        answers: [answer],
        what: sails ? "voyage" : answer.do === "move" ? "move" : "other",
      });
  });
  return rows;
}

/** The place where a line of the plan ends: that is where something may come of it. */
export function endOf(row: PlanRow, places: readonly (string | undefined)[]): string | undefined {
  const last = row.answers.at(-1);
  if (typeof last?.to === "string") return last.to;
  return last?.do === "disembark" ? places[row.first] : undefined;
}

/** Where the ship of each answer lies before the answer; undefined where it is about no ship. */
export function placesBefore(
  answers: readonly Answer[],
  ships: Readonly<Record<string, Ship>>,
): (string | undefined)[] {
  const places = Object.values(ships).map((ship) => ship.coast ?? ship.place);
  return answers.map((answer) => {
    if (answer.do === "build_ship") places.push(String(answer.area));
    const ship = shipOf(answer);
    const before = ship === undefined ? undefined : places[ship];
    if (ship !== undefined && answer.do === "sail") places[ship] = String(answer.to);
    return before;
  });
}

/** The arrows of a plan: each walk, and each voyage with its stops and its load. A ship stops at coasts; `areaOf` says
 * where that is on the map. */
export function arrowsOf(
  answers: readonly Answer[],
  ships: Readonly<Record<string, Ship>>,
  seat: number,
  areaOf: (place: string) => string,
): Arrow[] {
  const cargo = Object.values(ships).map((ship) => ship.cargo);
  const places = placesBefore(answers, ships);
  const arrows: Arrow[] = [];
  for (const row of rowsOf(answers)) {
    const [answer] = row.answers as [Answer];
    const ship = shipOf(answer) ?? -1;
    const tokens = Number(answer.tokens);
    if (answer.do === "embark") cargo[ship] = (cargo[ship] ?? 0) + tokens;
    else if (answer.do === "disembark") cargo[ship] = (cargo[ship] ?? 0) - tokens;
    else if (row.what === "move") {
      const stops = [answer.origin, answer.via, answer.to].filter((stop) => typeof stop === "string");
      arrows.push({ kind: "land", stops, seat, count: tokens });
    } else if (row.what === "voyage") {
      const stops = [places[row.first], ...row.answers.map((sail) => sail.to)];
      const named = stops.filter((stop) => typeof stop === "string");
      arrows.push({ kind: "ship", stops: named.map(areaOf), seat, count: cargo[ship] ?? 0 });
    }
  }
  return arrows;
}

/** Whether tokens walk from the same place to the same place, on the same way. */
export const isSameWay = (one: Answer, other: Answer): boolean =>
  one.do === "move" &&
  other.do === "move" &&
  one.origin === other.origin &&
  one.to === other.to &&
  (one.via ?? null) === (other.via ?? null);

/** A plan as it is sent: with the end of the movement, but for a learner who has to read first what is next. */
export const sentAs = (plan: readonly Answer[], taught: boolean): Answer[] =>
  taught && plan.length ? [...plan] : [...plan, { do: "end_movement" }];
