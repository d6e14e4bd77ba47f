/** A hand that carries something to the edge of what one sees of the map: there the map goes on below it. */

import type { Point } from "../board/atlas";
import type { Camera } from "../map/camera.svelte";

/** So near to the edge, in pixels, the map begins to move. */
export const NEAR = 36;
/** How fast it goes at the edge itself, in pixels for a millisecond. */
export const FASTEST = 0.6;
/** A frame that came late is not made up for. */
const LONGEST = 50;

/** How fast the map moves on one axis: never against the way that the hand has come, so that what lies at an edge can be
 * taken up there. */
function speedOn(at: number, from: number, low: number, high: number): number {
  const share = (near: number): number => FASTEST * Math.min(1, near / NEAR);
  if (at < from && at < low + NEAR) return share(low + NEAR - at);
  if (at > from && at > high - NEAR) return -share(at - high + NEAR);
  return 0;
}

/** How fast the map moves below a hand, as `Camera.pan` takes it; sheets that cover the map are beyond its edge. */
export function speedAt(
  at: Point,
  from: Point,
  { width, height, insets }: Pick<Camera, "width" | "height" | "insets">,
): Point {
  const { left, right, top, bottom } = insets;
  return [speedOn(at[0], from[0], left, width - right), speedOn(at[1], from[1], top, height - bottom)];
}

export class Drift {
  #speed: Point = [0, 0];
  #frame = 0;
  #last = 0;

  /** `holds`: whether something is carried; `moved`: another place lies below the hand. */
  constructor(
    readonly camera: Camera,
    readonly holds: () => boolean,
    readonly moved: () => void,
  ) {}

  /** The hand is here, and has taken up there what it carries. */
  follow(at: Point, from: Point): void {
    this.#speed = speedAt(at, from, this.camera);
    if (!this.#speed.some(Boolean)) this.stop();
    else if (!this.#frame) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(this.#step);
    }
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  readonly #step = (): void => {
    if (!this.holds()) return this.stop();
    const now = performance.now();
    const [x, y] = this.#speed;
    const time = Math.min(LONGEST, now - this.#last);
    this.#last = now;
    this.camera.pan(x * time, y * time);
    this.moved();
    this.#frame = requestAnimationFrame(this.#step);
  };
}
