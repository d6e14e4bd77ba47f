/** What it means to put pieces down somewhere: the answers that this plans, or why it cannot be. */

import type { Answer } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import { areaName } from "../decisions/areas";
import {
  type Destination,
  isFerry,
  isWalk,
  type Planning,
  type ShipLeft,
  stepsOf,
  voyageEnd,
} from "../decisions/planning.svelte";
import type { Around } from "../decisions/trial.svelte";
import { sideOf, viewOf } from "../view";
import type { Target } from "./hand";
import { surplusOf, usual } from "./numbers";
import { goalIn, startIn } from "./standing";

/** What is carried: tokens of an area, those of a walk that is planned already, or a ship. */
export type Load =
  | { what: "tokens"; area: string }
  | { what: "walk"; area: string; walk: Answer }
  | { what: "ship"; ship: number; place: string };

/** A walk is laid into the plan by itself; ships do several things one after the other. */
export type Put = { walk: Answer } | { answers: Answer[] } | { why: string };

/** The goal that is nearest: those who are taken to an area with two coasts go ashore at either. */
export const nearest = (goals: readonly Destination[], place: string): Destination | undefined =>
  goals
    .filter((goal) => goal.to === place)
    .reduce<Destination | undefined>(
      (best, goal) => (best && best.steps <= goal.steps ? best : goal),
      undefined,
    );

/** Why something cannot go to a place. */
export function whyNot({ game }: Planning, told: Around, place: string): string {
  const named = told.destinations.find((one) => one.to === place && one.says);
  return named?.says?.text ?? say("empires-carry-far", { area: areaName(game, place) });
}

/** What has to be paid before a ship is used; it is paid by the treasury or not at all. */
function paid(planning: Planning, ship: ShipLeft): Put | undefined {
  if (ship.ready) return undefined;
  const treasury =
    planning.trial.told?.treasury ?? sideOf(viewOf(planning.game.table), planning.seat).treasury;
  if (treasury < ship.cost) return { why: say("empires-carry-unpaid", { cost: ship.cost }) };
  return { answers: [{ do: "maintain", ship: ship.ship, area: null }] };
}

/** Do something with a ship, after it was paid for. */
function afloat(planning: Planning, ship: ShipLeft, answers: Answer[]): Put {
  const first = paid(planning, ship);
  if (first && !("answers" in first)) return first;
  return { answers: [...(first?.answers ?? []), ...answers] };
}

const freeIn = (told: Around, area: string): number =>
  told.tokens.find((one) => one.area === area)?.tokens ?? 0;

/** Tokens of an area are put on a ship that lies there. */
function boarded(planning: Planning, told: Around, area: string, wish: number | undefined): Put {
  const here = told.ships.filter((ship) => ship.place === area);
  const ship = here.find(({ room }) => room > 0);
  if (!ship) return { why: say(here.length ? "empires-carry-full" : "empires-carry-elsewhere") };
  const start = startIn(planning.game, planning.seat, area, freeIn(told, area), told.after);
  const wanted = wish ?? (surplusOf(start) || start.free);
  const tokens = Math.min(wanted, start.free, ship.room);
  return afloat(planning, ship, [{ do: "embark", ship: ship.ship, tokens }]);
}

/** Tokens of an area are put down in another: they walk, or where no way leads a ship that lies there takes them. */
export function putTokens(
  planning: Planning,
  told: Around,
  area: string,
  target: Target,
  wish?: number,
): Put {
  const { place } = target;
  if (target.ship && place === area) return boarded(planning, told, area, wish);
  const goal = nearest(told.destinations.filter(isWalk), place);
  const ferry = goal ? undefined : nearest(told.destinations.filter(isFerry), place);
  const found = goal ?? ferry;
  if (!found) return { why: whyNot(planning, told, place) };
  const start = startIn(planning.game, planning.seat, area, freeIn(told, area), told.after);
  const there = goalIn(planning.game, planning.seat, place, told.after);
  const tokens = Math.max(
    1,
    Math.min(wish ?? usual(start, { ...there, most: found.most }).count, found.most, start.free),
  );
  const ship = told.ships.find((one) => one.ship === ferry?.ship);
  if (!ship) return { walk: { do: "move", origin: area, to: place, tokens, via: found.via } };
  const load = Math.min(tokens, ship.room);
  return afloat(planning, ship, [
    { do: "embark", ship: ship.ship, tokens: load },
    ...stepsOf(found, ship.ship),
    { do: "disembark", ship: ship.ship, tokens: load + ship.cargo > found.most ? load : load + ship.cargo },
  ]);
}

/** Where the voyages of a ship to a place end: at each of its coasts, if it has several. */
export const coastsIn = (told: Around, number: number, place: string): string[] => [
  ...new Set(told.destinations.filter((one) => one.ship === number && one.to === place).map(voyageEnd)),
];

/** A ship is put down elsewhere: it sails there, to the coast that is meant, and sets ashore what is on board. */
export function putShip(
  planning: Planning,
  told: Around,
  number: number,
  { place }: Target,
  coast?: string,
): Put {
  const voyages = told.destinations.filter((one) => one.ship === number);
  const goal = nearest(
    coast === undefined ? voyages : voyages.filter((one) => voyageEnd(one) === coast),
    place,
  );
  const ship = told.ships.find((one) => one.ship === number);
  if (!goal || !ship) return { why: whyNot(planning, told, place) };
  const ashore = Math.min(ship.cargo, goal.most);
  return afloat(planning, ship, [
    ...stepsOf(goal, number),
    ...(ashore > 0 ? [{ do: "disembark", ship: number, tokens: ashore }] : []),
  ]);
}
