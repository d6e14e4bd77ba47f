/** One pointer and the hand: what it pressed is carried as soon as it moves, and a finger that rests asks how many. */

import type { Point } from "../board/atlas";
import type { Carrying } from "./carrying.svelte";
import { gripsAt, type Target, targetAt } from "./hand";
import type { Load } from "./putting";

/** How long a finger rests before it is asked what it wants. */
export const LONG_PRESS = 450;
/** How far above a finger what it carries is seen, and meant. */
export const LIFTED = 44;
/** Nearer than this to where it has pressed a finger rather puts back. */
const AWAY = 1.5 * LIFTED;

/** What a hand means: the place below what is seen in it, or else, where that leads nowhere, what the finger itself lies
 * on. A short way ends with the finger on a place, while what it carries is still seen above the one it came from. */
export const aimed = (
  hand: Pick<Carrying, "leads">,
  seen: Target | undefined,
  below: Target | undefined,
): Target | undefined => (!hand.leads(seen) && hand.leads(below) ? below : seen);

export class Grasp {
  /** Whether the press has been answered otherwise: what is left of it means nothing. */
  spent = false;
  #hand: Carrying | undefined;
  #load: Load | undefined;
  #lifted = false;
  #from: Point = [0, 0];
  /** Look at what lies below the hand. */
  #aim: (() => void) | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly stage: HTMLElement,
    readonly hands: () => Carrying | undefined,
  ) {}

  press(event: PointerEvent): void {
    this.letGo();
    this.spent = false;
    const hand = (this.#hand = this.hands());
    if (!hand || event.button !== 0) return;
    hand.asking = undefined;
    hand.refusal = "";
    const at: Point = (this.#from = [event.clientX, event.clientY]);
    const isFinger = event.pointerType !== "mouse";
    const grips = gripsAt(this.stage, at, isFinger);
    this.#load = grips.map((grip) => hand.loadOf(grip)).find((load) => load !== undefined);
    if (!isFinger) return;
    const place = grips.find((grip) => hand.loadOf(grip))?.place ?? targetAt(this.stage, at)?.place;
    this.#resting = setTimeout(() => (this.spent = this.ask(place, at)), LONG_PRESS);
  }

  /** Ask what is wanted in a place. Whether there is something to ask. */
  ask(place: string | undefined, at: Point): boolean {
    return place !== undefined && (this.hands()?.ask(place, at) ?? false);
  }

  /** The pointer moves. Whether the hand has it, so that the map stays. */
  move(event: PointerEvent): boolean {
    clearTimeout(this.#resting);
    const [hand, load] = [this.#hand, this.#load];
    if (this.spent) return true;
    if (!hand || !load) return false;
    const isFinger = event.pointerType !== "mouse";
    if (!isFinger && this.#lifted && !event.buttons) {
      this.letGo(); // it was let go where nobody saw it
      return true;
    }
    const finger: Point = [event.clientX, event.clientY];
    const at: Point = isFinger ? [finger[0], finger[1] - LIFTED] : finger;
    if (!this.#lifted) hand.lift(load, at);
    this.#lifted = true;
    if (!hand.holding) return true;
    const isAway = Math.hypot(finger[0] - this.#from[0], finger[1] - this.#from[1]) > AWAY;
    this.#aim = () => {
      const below = isAway ? targetAt(this.stage, finger) : undefined;
      hand.move(at, aimed(hand, targetAt(this.stage, at), below));
    };
    this.aim();
    hand.hold(event);
    return true;
  }

  /** Look again at what lies below the hand: the map may have moved, or where one may go has been told since. */
  aim(): void {
    this.#aim?.();
  }

  release(): void {
    if (this.#lifted) {
      this.aim();
      this.#hand?.drop();
    }
    this.#lifted = false;
    this.letGo();
  }

  /** The pointer is lost: nothing was meant. */
  letGo(): void {
    clearTimeout(this.#resting);
    if (this.#lifted) {
      this.#hand?.putBack();
      this.spent = true;
    }
    this.#lifted = false;
    this.#aim = undefined;
    this.#load = undefined;
  }
}
