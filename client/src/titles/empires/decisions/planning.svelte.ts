/** Movement as it is planned: what is picked on the map, where it may go, and the answers that this makes. */

import type { Answer, Request } from "../../../lib/protocol";
import type { Game } from "../game";
import { NOWHERE, type Places, placesOf } from "../places";
import { type Start, type Usual, usual } from "../carry/numbers";
import { goalIn, startIn } from "../carry/standing";
import { sideOf, viewOf } from "../view";
import { keptAhead, keptMoves } from "./ahead";
import { PrivatePlan } from "./plan.svelte";
import { AHEAD, type From, lookAround, type Reach, tryOut } from "./trial.svelte";

export type Destination = Reach["destinations"][number];
/** Where a voyage ends: in a place, or at one of its coasts. */
export const voyageEnd = ({ route, to }: Destination): string => route.at(-1) ?? to;
export type ShipLeft = Reach["ships"][number];
/** Whether tokens get there on foot, or with a ship that lies where they are. */
export const isWalk = ({ ship, most }: Destination): boolean => ship === null && most > 0;
export const isFerry = ({ ship, most }: Destination): boolean => ship !== null && most > 0;

/** The steps of a voyage. */
export const stepsOf = ({ route }: Destination, ship: number): Answer[] =>
  route.map((to) => ({ do: "sail", ship, to }));

/** What was picked before a stack of one's own, and could go there. */
type Before = { from: From; goal: Destination; goals: readonly Destination[] };

export class Planning {
  /** What moves: the tokens of an area, or a ship. */
  from = $state.raw<From>({});
  /** The place in the plan of the walk whose number and goal may still be changed. */
  editing = $state<number>();
  /** Where tokens of several areas were gathered: their numbers may still be changed. */
  gathering = $state<string>();
  /** So many are to go, whatever would be usual. */
  wish = $state<number>();
  #before = $state.raw<Before>();
  readonly kind: string;
  readonly seat: number;
  readonly plan: PrivatePlan;
  readonly trial;
  readonly around;

  /** Of the movement that is asked for, or of the next one (`AHEAD`). */
  constructor(
    readonly game: Game,
    { kind, seat }: Pick<Request, "kind" | "seat">,
  ) {
    const { table } = game;
    this.kind = kind;
    this.seat = seat;
    this.plan = new PrivatePlan(
      table,
      seat,
      kind === AHEAD ? keptAhead(table, seat) : keptMoves(table, seat),
    );
    this.trial = tryOut(table, kind, () => this.plan.answers);
    this.around = lookAround(
      table,
      kind,
      () => this.from,
      () => this.others,
    );
  }

  /** The plan without the walk that is being changed. */
  get others(): readonly Answer[] {
    const { editing } = this;
    return this.plan.answers.filter((_, at) => at !== editing);
  }

  /** The walk that is being changed. */
  get walk(): Answer | undefined {
    return this.editing === undefined ? undefined : this.plan.answers[this.editing];
  }

  /** Whether what was told is about what is picked now, after all that is planned. */
  get isFresh(): boolean {
    const told = this.around.told;
    const { area, ship } = this.from;
    if (!told || told.from.area !== area || told.from.ship !== ship) return false;
    return JSON.stringify(told.after) === JSON.stringify(this.others);
  }

  /** What was told of the place that is picked; nothing while that is still asked. */
  get #near(): Destination[] {
    return this.isFresh ? (this.around.told?.destinations ?? []) : [];
  }

  /** Where what was picked may go. */
  get destinations(): Destination[] {
    const { ship } = this.from;
    return this.#near.filter(ship === undefined ? isWalk : (one) => one.ship === ship);
  }

  /** Where tokens of the area may get to by a ship that lies there. */
  get ferries(): Destination[] {
    return this.from.area === undefined ? [] : this.#near.filter(isFerry);
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

  /** The ships in a place, or only those at one of its coasts. */
  shipsIn(place: string, coast?: string): ShipLeft[] {
    const ships = (this.around.told?.ships ?? []).filter((ship) => ship.place === place);
    if (coast === undefined) return ships;
    const lying = this.trial.told?.ships ?? sideOf(viewOf(this.game.table), this.seat).ships;
    return ships.filter(({ ship }) => lying[ship]?.coast === coast);
  }

  get ship(): ShipLeft | undefined {
    return this.around.told?.ships.find((one) => one.ship === this.from.ship);
  }

  /** The tokens of an area as a stack that something may be taken from. */
  stackIn(area: string): Start {
    return startIn(this.game, this.seat, area, this.freeIn(area), this.others);
  }

  /** Whether a place on the map has something of one's own that is picked itself, also where others could go there. */
  isStack(place: string): boolean {
    return this.freeIn(place) > 0 && place !== this.walk?.to;
  }

  /** A place was picked on the map: a destination if it is one, else something else to move. A stack of one's own is
   * picked itself; what was picked before can then join it. Picking a goal twice is picking it once. */
  pick(place: string): void {
    const goals = this.destinations.filter((one) => one.to === place);
    const [goal] = goals;
    const { from } = this;
    if (goal && place === this.walk?.to) return;
    if (goal && this.isStack(place)) {
      this.start(place);
      this.#before = { from, goal, goals };
    } else if (goal && from.ship !== undefined) this.#sailTo(place);
    else if (goal && this.walk && this.left > 0) {
      const rest = this.left;
      this.editing = undefined;
      this.walkTo(goal, Math.min(rest, this.usualTo(String(from.area), goal)));
    } else if (goal) this.walkTo(goal);
    else this.start(place);
  }

  /** Begin with the tokens of a place, or with its ship where it has no tokens that can move. */
  start(place: string | undefined): void {
    const again = place !== undefined && place === this.from.area;
    const [ship] = place === undefined ? [] : this.shipsIn(place);
    if (place === undefined || again) this.take({});
    else this.take(!this.freeIn(place) && ship ? { ship: ship.ship } : { area: place });
  }

  /** Take something up: the tokens of an area, a ship, or those of a walk that is planned already. */
  take(from: From, editing?: number): void {
    this.editing = editing;
    this.gathering = undefined;
    this.wish = undefined;
    this.#before = undefined;
    this.game.scene.choice = undefined; // it was about what was picked before
    if (from.area !== this.from.area || from.ship !== this.from.ship) this.from = from;
  }

  /** What could join the stack that is picked now: it was picked before, and has some left. */
  get joining(): From | undefined {
    const from = this.#before?.from;
    if (from?.area !== undefined && !this.freeIn(from.area)) return undefined;
    return from;
  }

  /** What was picked before goes to the stack that is picked now. */
  join(): void {
    const { joining: from } = this;
    const { goal, goals = [] } = this.#before ?? {};
    if (from === undefined || !goal) return;
    if (from.ship === undefined) {
      this.take(from);
      this.walkTo(goal);
    } else
      this.game.scene.takeCoast(goal.to, goals.map(voyageEnd), (coast) => {
        this.take(from);
        this.sail(goals.find((one) => voyageEnd(one) === coast) ?? goal);
      });
  }

  board(ship: number): void {
    this.take({ ship });
  }

  /** How many tokens of the area would stay behind the walk that is being changed. */
  get left(): number {
    const { area } = this.from;
    return area === undefined ? 0 : this.freeIn(area) - Number(this.walk?.tokens ?? 0);
  }

  /** How many of all tokens can still move after the whole plan; nothing before that was told. */
  get leftOfAll(): number | undefined {
    const tokens = this.around.told?.tokens;
    return tokens && tokens.reduce((sum, one) => sum + one.tokens, 0) - Number(this.walk?.tokens ?? 0);
  }

  /** How many would go to a place if nobody says otherwise, and why; unless it is told, all of them may enter it. */
  usualIn(origin: string, to: string, most = Infinity): Usual {
    return usual(this.stackIn(origin), { ...goalIn(this.game, this.seat, to, this.others), most });
  }

  usualTo(origin: string, { to, most }: Destination): number {
    if (this.wish !== undefined) return Math.min(this.wish, most);
    return this.usualIn(origin, to, most).count;
  }

  /** Tokens walk to a destination; those that are on their way already go there instead. */
  walkTo(goal: Destination, count?: number): void {
    const { area: origin } = this.from;
    if (origin === undefined) return;
    const tokens = Math.min(count ?? Number(this.walk?.tokens ?? this.usualTo(origin, goal)), goal.most);
    const walk: Answer = { do: "move", origin, to: goal.to, tokens, via: goal.via };
    this.editing = this.plan.lay(walk, this.editing);
  }

  /** Leave the walk as it is; the rest of the area may go elsewhere. */
  sendRest(): void {
    this.editing = undefined;
  }

  /** How many of the tokens of the walk go; before there is one, how many are to go. */
  count(tokens: number): void {
    if (this.walk && this.editing !== undefined) this.plan.replace(this.editing, { ...this.walk, tokens });
    else this.wish = tokens;
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
    if (ship !== undefined) this.add(...stepsOf(goal, ship));
  }

  /** Something with a ship: built, paid for, boarded or left. */
  add(...answers: Answer[]): void {
    this.editing = undefined;
    this.plan.add(...answers);
  }

  /** Take a line out of the plan, or take the last change of it back. */
  takeBack(first?: number, count?: number): void {
    this.editing = undefined;
    if (first === undefined) this.plan.undo();
    else this.plan.remove(first, count);
  }

  /** The plan was carried out: one begins anew. */
  rest(): void {
    this.take({});
    this.plan.rest();
  }
}
