/** What lies on the map besides the pieces: what is chosen, what may be, and what is planned.
 *
 * Decisions write it, the map draws it and tells which place was picked.
 */

import type { Carrying } from "./carry/carrying.svelte";
import { NOWHERE, type Places, UNMARKED } from "./places";
import type { Ship, Standing } from "./view";

/** A planned move: over land, or by ship with its stops. */
export type Arrow = { kind: "land" | "ship"; stops: readonly string[]; seat: number; count: number };

/** An area was picked where one of its coasts is meant: which of them? */
export type CoastChoice = { area: string; coasts: readonly string[]; take: (coast: string) => void };
export type Fleet = {
  seat: number;
  ships: Readonly<Record<string, Pick<Ship, "place" | "coast" | "cargo">>>;
};

export class Scene {
  /** The area or ship's place that a choice is about. */
  selected = $state<string>();
  /** Places that may be picked. */
  legal = $state.raw<Places>(NOWHERE);
  /** Places that may be picked too, without being lit. */
  besides = $state.raw<Places>(NOWHERE);
  /** Where what is being planned will go. */
  destinations = $state.raw<Places>(NOWHERE);
  /** Places that something is said about: changed since one left, struck by a calamity. */
  marked = $state.raw(UNMARKED);
  /** Where something changed for one that is being read of, and whether it is good; what one decides does not change
   * it. */
  news = $state.raw<Places>(NOWHERE);
  good = $state(false);
  /** Where happened what a line of the log tells that one points at. */
  told = $state.raw<Places>(NOWHERE);
  arrows = $state.raw<readonly Arrow[]>([]);
  /** The map as it will be: what a plan changes, drawn translucent. */
  ghosts = $state.raw<Readonly<Record<string, Standing>>>({});
  /** The ships of a seat as a plan leaves them. */
  fleet = $state.raw<Fleet>();
  /** The hand that takes pieces up from the map, where they may be carried. */
  hand = $state.raw<Carrying>();
  /** What happens when a place is picked; without it the map only tells its story. */
  onpick = $state.raw<(place: string) => void>();
  /** The coasts that one is asked to choose from on the map. */
  choice = $state.raw<CoastChoice>();

  /** Whether the rest of the map is dimmed. */
  get veiled(): boolean {
    return this.legal.size > 0 || this.destinations.size > 0;
  }

  clear(): void {
    this.selected = undefined;
    this.legal = NOWHERE;
    this.besides = NOWHERE;
    this.destinations = NOWHERE;
    this.marked = UNMARKED;
    this.arrows = [];
    this.ghosts = {};
    this.fleet = undefined;
    this.hand = undefined;
    this.onpick = undefined;
    this.choice = undefined;
  }

  /** Whether picking a place means something now. */
  mayPick(place: string): boolean {
    const offered = [this.legal, this.besides, this.destinations];
    const isOffered = this.selected === place || offered.some((places) => places.has(place));
    return this.onpick !== undefined && isOffered;
  }

  pick(place: string): void {
    this.choice = undefined;
    if (this.mayPick(place)) this.onpick?.(place);
  }

  /** Take the coast of an area that is meant; where it may be one of several, somebody is asked on the map. */
  takeCoast(area: string, coasts: readonly string[], take: (coast: string) => void): void {
    const [only, ...others] = coasts;
    if (only !== undefined && !others.length) take(only);
    else if (others.length) this.choice = { area, coasts, take };
  }
}
