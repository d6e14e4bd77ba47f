/** Movement as it is planned: what is picked on the map, where it may go, and the answers that this makes. */

import type { Answer, Request } from "../../../lib/protocol";
import type { Game } from "../game";
import { NOWHERE, type Places, placesOf } from "../places";
import { areaIn, sceneOf } from "../printed";
import { viewOf } from "../view";
import { suggested } from "./movement";
import { keptAhead } from "./ahead";
import { PrivatePlan } from "./plan.svelte";
import { AHEAD, type From, lookAround, type Reach, tryOut } from "./trial.svelte";

export type Destination = Reach["destinations"][number];
/** Where a voyage ends: in a place, or at one of its coasts. */
export const voyageEnd = ({ route, to }: Destination): string => route.at(-1) ?? to;
export type ShipLeft = Reach["ships"][number];

export class Planning {
  /** What moves: the tokens of an area, or a ship. */
  from = $state.raw<From>({});
  /** The place in the plan of the walk whose number and goal may still be changed. */
  editing = $state<number>();
  /** What was picked before the stack that is picked now, and could join it. */
  #before = $state.raw<{ area: string; goal: Destination }>();
  readonly plan: PrivatePlan;
  readonly trial;
  readonly around;

  /** Of the movement that is asked for, or of the next one (`AHEAD`). */
  constructor(
    readonly game: Game,
    { kind, seat }: Pick<Request, "kind" | "seat">,
  ) {
    this.plan = new PrivatePlan(game.table, seat, kind === AHEAD ? keptAhead(game.table, seat) : undefined);
    this.trial = tryOut(game.table, kind, () => this.plan.answers);
    this.around = lookAround(
      game.table,
      kind,
      () => this.from,
      () => this.#others,
    );
  }

  /** The plan without the walk that is being changed. */
  get #others(): readonly Answer[] {
    const { editing } = this;
    return this.plan.answers.filter((_, at) => at !== editing);
  }

  /** The walk that is being changed. */
  get walk(): Answer | undefined {
    return this.editing === undefined ? undefined : this.plan.answers[this.editing];
  }

  /** What was told of the place that is picked; nothing while that is still asked. */
  get #near(): Destination[] {
    const told = this.around.told;
    const { area, ship } = this.from;
    return told && told.from.area === area && told.from.ship === ship ? told.destinations : [];
  }

  /** Where what was picked may go. */
  get destinations(): Destination[] {
    const { ship } = this.from;
    const all = this.#near;
    return all.filter((one) => (ship === undefined ? one.ship === null && one.most > 0 : one.ship === ship));
  }

  /** Neighbours that what was picked may not enter, with the reason. */
  get barred(): Destination[] {
    if (this.from.area === undefined) return [];
    return this.#near.filter((one) => one.ship === null && !one.most && one.says);
  }

  /** The tokens of an area that can still move, those of the walk that is being changed included. */
  freeIn(area: string): number {
    return this.around.told?.tokens.find((one) => one.area === area)?.tokens ?? 0;
  }

  /** All own tokens in an area as it is planned. */
  tokensIn(area: string): number {
    const { table } = this.game;
    const planned = this.trial.told?.areas[area] ?? viewOf(table).areas[area];
    return planned?.tokens?.[String(table.seat)] ?? 0;
  }

  /** The places where something can still be done. */
  get starts(): Places {
    const told = this.around.told;
    if (!told) return NOWHERE;
    const ships = told.ships.map((ship) => ship.place);
    return placesOf([...told.tokens.map((one) => one.area), ...ships, ...told.shipyards]);
  }

  shipsIn(place: string): ShipLeft[] {
    return (this.around.told?.ships ?? []).filter((ship) => ship.place === place);
  }

  get ship(): ShipLeft | undefined {
    return this.around.told?.ships.find((one) => one.ship === this.from.ship);
  }

  /** Whether a place on the map has something of one's own that is picked itself, also where others could go there. */
  isStack(place: string): boolean {
    return this.freeIn(place) > 0 && place !== this.walk?.to;
  }

  /** A place was picked on the map: a destination if it is one, else something else to move. A stack of one's own is
   * picked itself; what was picked before can then join it. */
  pick(place: string): void {
    const goal = this.destinations.find((one) => one.to === place);
    const { area } = this.from;
    if (goal && this.from.ship !== undefined) this.#sailTo(place);
    else if (goal && area !== undefined && this.isStack(place)) {
      this.start(place);
      this.#before = { area, goal };
    } else if (goal && this.walk && this.left > 0) {
      const rest = this.left;
      this.editing = undefined;
      this.walkTo(goal, rest);
    } else if (goal) this.walkTo(goal);
    else this.start(place);
  }

  /** Begin with the tokens of a place, or with its ship where it has no tokens that can move. */
  start(place: string | undefined): void {
    const again = place !== undefined && place === this.from.area;
    this.editing = undefined;
    this.#before = undefined;
    if (place === undefined || again) this.from = {};
    else {
      const [ship] = this.shipsIn(place);
      this.from = !this.freeIn(place) && ship ? { ship: ship.ship } : { area: place };
    }
  }

  /** The area whose tokens could join the stack that is picked now: it was picked before, and has some left. */
  get joining(): string | undefined {
    const area = this.#before?.area;
    return area !== undefined && this.freeIn(area) > 0 ? area : undefined;
  }

  /** What was picked before walks to the stack that is picked now. */
  join(): void {
    const { joining: area } = this;
    const goal = this.#before?.goal;
    if (area === undefined || !goal) return;
    this.start(undefined);
    this.from = { area };
    this.walkTo(goal);
  }

  board(ship: number): void {
    this.editing = undefined;
    this.#before = undefined;
    this.from = { ship };
  }

  /** How many tokens of the area would stay behind the walk that is being changed. */
  get left(): number {
    const { area } = this.from;
    return area === undefined ? 0 : this.freeIn(area) - Number(this.walk?.tokens ?? 0);
  }

  /** Tokens walk to a destination; those that are on their way already go there instead. */
  walkTo(goal: Destination, count?: number): void {
    const { area: origin } = this.from;
    if (origin === undefined) return;
    const { walk, editing } = this;
    const usual = suggested(this.freeIn(origin), this.#limit(origin), goal.most);
    const tokens = Math.min(count ?? Number(walk?.tokens ?? usual), goal.most);
    const answer: Answer = { do: "move", origin, to: goal.to, tokens, via: goal.via };
    if (editing !== undefined) this.plan.replace(editing, answer);
    else {
      this.editing = this.plan.answers.length;
      this.plan.add(answer);
    }
  }

  /** Leave the walk as it is; the rest of the area may go elsewhere. */
  sendRest(): void {
    this.editing = undefined;
  }

  /** How many of the tokens of the walk go. */
  count(tokens: number): void {
    if (this.walk && this.editing !== undefined) this.plan.replace(this.editing, { ...this.walk, tokens });
  }

  /** A ship sails to a place that was picked; of an area with two coasts to the one that is meant. */
  #sailTo(place: string): void {
    const ends = this.destinations.filter(({ to }) => to === place).map(voyageEnd);
    this.game.scene.takeCoast(place, ends, (coast) => {
      const goal = this.destinations.find((one) => voyageEnd(one) === coast);
      if (goal) this.sail(goal);
    });
  }

  /** A ship takes the steps of a route. */
  sail(goal: Destination): void {
    const { ship } = this.from;
    if (ship === undefined) return;
    this.plan.add(...goal.route.map((to): Answer => ({ do: "sail", ship, to })));
  }

  /** Something with a ship: built, paid for, boarded or left. */
  add(answer: Answer): void {
    this.editing = undefined;
    this.plan.add(answer);
  }

  takeBack(first?: number, count?: number): void {
    this.editing = undefined;
    this.plan.remove(first, count);
  }

  clear(): void {
    this.editing = undefined;
    this.#before = undefined;
    this.from = {};
    this.plan.clear();
  }

  #limit(area: string): number {
    const { printed, table } = this.game;
    return areaIn(printed, sceneOf(printed, viewOf(table).scene), area).limit;
  }
}
