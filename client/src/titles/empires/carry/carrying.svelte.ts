/** A hand over the map: it takes up tokens and ships, and what it puts down is planned.
 *
 * What is put down waits for the rules in its turn, so that a quick hand loses nothing; whatever ends the movement, or
 * takes the pointer away, ends what is carried.
 */

import type { Answer } from "../../../lib/protocol";
import { isLost } from "../../../lib/sending";
import { say } from "../../../lib/words.svelte";
import { reasonOf } from "../../../ui/toasts.svelte";
import type { Point } from "../board/atlas";
import type { Planning } from "../decisions/planning.svelte";
import { type From, lookFrom } from "../decisions/trial.svelte";
import { NOWHERE, type Places, placesOf } from "../places";
import { areaOfPlace } from "../printed";
import { sideOf, viewOf } from "../view";
import { neighboursOf, walksTo } from "./gathering";
import type { Grip, Target } from "./hand";
import { surplusOf } from "./numbers";
import { coastsIn, type Load, nearest, putShip, putTokens, whyNot } from "./putting";
import { voyageBack } from "./standing";

/** What is asked beside a stack: how many, and whether its neighbours are to come. */
export type Asking = { place: string; at: Point; stack: boolean; gather: boolean };

export class Carrying {
  load = $state.raw<Load>();
  /** Where the hand is in the window. */
  at = $state.raw<Point>([0, 0]);
  over = $state.raw<Target>();
  asking = $state.raw<Asking>();
  /** Why what was put down last could not stay. */
  refusal = $state("");
  /** What was put down, and the rules have not been heard on yet. */
  waiting = $state.raw<{ load: Load; at: Point; count: number }>();
  /** How many things the rules have not been heard on yet. */
  #open = $state(0);
  #queue: Promise<void> = Promise.resolve();
  #closed = false;
  #typed: number | undefined;

  constructor(readonly planning: Planning) {
    $effect(() => () => this.close());
  }

  get holding(): boolean {
    return this.load !== undefined;
  }

  /** Whether something that was put down is not in the plan yet: sent now, the plan would lack it. */
  get settling(): boolean {
    return this.#open > 0;
  }

  /** What of one's own a piece is, if it can be taken up now. */
  loadOf({ place, coast, kind, seat, coming }: Grip): Load | undefined {
    const { planning } = this;
    if (this.#closed || seat !== planning.seat || planning.game.table.busy) return undefined;
    if (kind === "ship") {
      const ships = planning.shipsIn(place, coast);
      const ship = ships.find(({ steps }) => steps > 0) ?? ships[0];
      return ship && { what: "ship", ship: ship.ship, place };
    }
    if (kind !== "tokens") return undefined;
    const walk = planning.plan.answers.findLast((one) => one.do === "move" && one.to === place);
    if (coming) return walk && { what: "walk", area: String(walk.origin), walk };
    return planning.freeIn(place) > 0 ? { what: "tokens", area: place } : undefined;
  }

  lift(load: Load, at: Point): void {
    const { planning } = this;
    const isSame = load.what === "tokens" && planning.from.area === load.area && !planning.walk;
    const wish = isSame ? planning.wish : undefined;
    this.asking = undefined;
    this.refusal = "";
    this.at = at;
    this.over = undefined;
    if (load.what === "walk") planning.take({ area: load.area }, planning.plan.answers.indexOf(load.walk));
    else planning.take(load.what === "ship" ? { ship: load.ship } : { area: load.area });
    planning.wish = this.#typed = wish;
    this.load = load;
  }

  move(at: Point, over: Target | undefined): void {
    this.at = at;
    if (over?.place !== this.over?.place || over?.ship !== this.over?.ship) this.over = over;
  }

  /** Shift takes one, Alt all; else what was typed, or what is usual. */
  hold({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): void {
    const { load, planning, most } = this;
    const wish = shiftKey ? 1 : altKey ? most : this.#typed;
    if (load && load.what !== "ship") planning.wish = wish && Math.min(wish, most);
  }

  /** So many, as long as it is carried. */
  type(count: number): void {
    this.#typed = Math.max(1, count);
    this.hold({ shiftKey: false, altKey: false });
  }

  /** All that could go of what is carried. */
  readonly most = $derived.by(() => {
    const { load, planning } = this;
    return load && load.what !== "ship" ? planning.freeIn(load.area) : 0;
  });

  /** The goal below the hand, if it is one. */
  readonly goal = $derived.by(() => {
    const { load, over, planning } = this;
    if (!load || !over) return undefined;
    return nearest(planning.destinations, over.place) ?? nearest(planning.ferries, over.place);
  });

  /** What is usual where the hand is, while nobody says otherwise. */
  readonly usual = $derived.by(() => {
    const { load, over, goal, planning } = this;
    if (load?.what !== "tokens" || planning.wish !== undefined) return undefined;
    if (goal) return { ...planning.usualIn(load.area, goal.to, goal.most), to: goal.to };
    if (!over || planning.isFresh || this.#isHome(load, over)) return undefined;
    return { ...planning.usualIn(load.area, over.place), to: over.place };
  });

  /** How many are carried, as it looks from where the hand is. */
  readonly count = $derived.by(() => {
    const { load, planning } = this;
    if (!load) return 0;
    if (load.what === "ship") return 1;
    if (planning.wish !== undefined) return planning.wish;
    if (load.what === "walk") return Number(load.walk.tokens);
    if (this.usual) return this.usual.count;
    const stack = planning.stackIn(load.area);
    return surplusOf(stack) || stack.free;
  });

  /** Where what is carried may be put down. */
  readonly goals = $derived.by((): Places => {
    const { load, planning } = this;
    if (!load) return NOWHERE;
    const found = [...planning.destinations, ...(load.what === "tokens" ? planning.ferries : [])];
    return placesOf([...found.map(({ to }) => to), ...(load.what === "walk" ? [load.area] : [])]);
  });

  /** Why what is carried cannot be put down where the hand is. */
  readonly against = $derived.by(() => {
    const { load, over, planning } = this;
    const told = planning.around.told;
    if (!load || !over || !told || !planning.isFresh || this.#isHome(load, over)) return "";
    if (this.goals.has(over.place) || this.#voyageBack(load, over)) return "";
    return whyNot(planning, told, over.place);
  });

  /** Whether something happens if what is carried is put down there; as long as nobody knows, anywhere but at home. */
  leads(over: Target | undefined): boolean {
    const { load, planning } = this;
    if (!load || !over || this.#isHome(load, over)) return false;
    return !planning.isFresh || this.goals.has(over.place) || this.#voyageBack(load, over) !== undefined;
  }

  /** Whether something is put back where it stood. */
  #isHome(load: Load, { place, ship }: Target): boolean {
    if (load.what === "walk") return place === load.walk.to;
    return load.what === "ship" ? place === load.place : place === load.area && !ship;
  }

  #voyageBack(load: Load, { place }: Target): Answer[] | undefined {
    if (load.what !== "ship") return undefined;
    const { game, plan, seat } = this.planning;
    const { ships } = sideOf(viewOf(game.table), seat);
    return voyageBack(plan.answers, ships, load.ship, place, (one) => areaOfPlace(game.printed, one));
  }

  /** Put down what is carried: it is planned as soon as the rules allow it, and where they do not they say why. */
  drop(): void {
    const { load, over, at, count, planning } = this;
    const { wish } = planning;
    this.putBack();
    if (!load || !over || this.#isHome(load, over)) return;
    const waiting = { load, at, count };
    this.waiting = waiting;
    this.#inTurn(async () => {
      if ((await this.#settle(load, over, wish)) && !this.load) planning.wish = undefined;
      if (this.waiting === waiting) this.waiting = undefined;
    });
  }

  /** Let go of what is carried, as if nothing had been taken up. */
  putBack(): void {
    const { load, planning } = this;
    this.load = undefined;
    this.over = undefined;
    if (load?.what === "walk") planning.take({});
  }

  /** Bring what the neighbours can spare together in a place. */
  gather(place: string): void {
    const { planning } = this;
    this.asking = undefined;
    this.refusal = "";
    this.#inTurn(async () => {
      const walks = await walksTo(planning, place);
      if (this.#closed) return;
      if (!walks.length) this.refusal = say("empires-carry-nobody");
      else {
        planning.take({});
        planning.plan.layAll(walks);
        planning.gathering = place;
      }
    });
  }

  /** Ask how many, and whether the neighbours are to come. Whether there is something to ask. */
  ask(place: string, at: Point): boolean {
    const { planning } = this;
    const stack = planning.freeIn(place) > 0;
    const gather = neighboursOf(planning, place).length > 0;
    if (this.#closed || planning.game.table.busy || (!stack && !gather)) return false;
    this.load = undefined;
    if (stack) planning.take({ area: place });
    this.asking = { place, at, stack, gather };
    return true;
  }

  close(): void {
    this.#closed = true;
    this.load = undefined;
    this.asking = undefined;
    this.waiting = undefined;
  }

  #inTurn(act: () => Promise<void>): void {
    this.#open += 1;
    this.#queue = this.#queue.then(async () => {
      try {
        if (!this.#closed) await act();
      } catch (error) {
        this.waiting = undefined;
        this.refusal = isLost(error) ? say("empires-carry-silent") : reasonOf(error);
      } finally {
        this.#open -= 1;
      }
    });
  }

  /** Plan what was put down. Whether that was possible. */
  async #settle(load: Load, over: Target, wish: number | undefined, coast?: string): Promise<boolean> {
    const { planning } = this;
    const { plan } = planning;
    const { answers } = plan;
    const back = this.#voyageBack(load, over);
    const at = load.what === "walk" ? answers.indexOf(load.walk) : undefined;
    if (back) plan.become(back);
    else if (at === -1) return false;
    else if (load.what === "walk" && over.place === load.area) plan.remove(at);
    else {
      const from: From = load.what === "ship" ? { ship: load.ship } : { area: load.area };
      const after = answers.filter((_, index) => index !== at);
      const told = await lookFrom(planning.game.table, planning.kind, from, after);
      if (this.#closed) return false;
      if (plan.answers !== answers) return this.#settle(load, over, wish, coast); // changed meanwhile
      const coasts = load.what === "ship" ? coastsIn(told, load.ship, over.place) : [];
      if (coast === undefined && coasts.length > 1) return this.#askCoast(load, over, coasts);
      const tokens = load.what === "walk" ? (wish ?? Number(load.walk.tokens)) : wish;
      const put =
        load.what === "ship"
          ? putShip(planning, told, load.ship, over, coast)
          : putTokens(planning, told, load.area, over, tokens);
      if ("why" in put) this.refusal = put.why;
      else if ("walk" in put) this.#show(from, plan.lay(put.walk, at));
      else plan.become([...after, ...put.answers]);
      if ("why" in put) return false;
    }
    return true;
  }

  /** Which coast is meant is asked on the map, as for one who clicks; nothing is planned before that. */
  #askCoast(load: Load, over: Target, coasts: readonly string[]): boolean {
    this.planning.game.scene.takeCoast(over.place, coasts, (coast) =>
      this.#inTurn(async () => void (await this.#settle(load, over, undefined, coast))),
    );
    return false;
  }

  /** The walk that was just planned may be changed on its sheet, unless the hand has taken up something else. */
  #show(from: From, at: number): void {
    if (!this.load) this.planning.take(from, at);
  }
}
