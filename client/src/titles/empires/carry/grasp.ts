/** One pointer and the hand: what it pressed is carried as soon as it moves, and a finger that rests asks how many. */

import type { Point } from "../board/atlas";
import type { Carrying } from "./carrying.svelte";
import { gripsAt, targetAt } from "./hand";
import type { Load } from "./putting";

/** How long a finger rests before it is asked what it wants. */
export const LONG_PRESS = 450;
/** How far above a finger what it carries is seen, and meant. */
export const LIFTED = 44;

export class Grasp {
  /** Whether the press has been answered otherwise: what is left of it means nothing. */
  spent = false;
  #hand: Carrying | undefined;
  #load: Load | undefined;
  #lifted = false;
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
    const at: Point = [event.clientX, event.clientY];
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
    const at: Point = [event.clientX, event.clientY - (isFinger ? LIFTED : 0)];
    if (!this.#lifted) hand.lift(load, at);
    this.#lifted = true;
    if (!hand.holding) return true;
    hand.move(at, targetAt(this.stage, at));
    hand.hold(event);
    return true;
  }

  release(): void {
    if (this.#lifted) this.#hand?.drop();
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
    this.#load = undefined;
  }
}
