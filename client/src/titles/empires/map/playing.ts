/** Plays what changes on the map, by transforms and opacity alone. A change takes the time of the tokens, which is none
 * with reduced motion; whatever still moves stands at its end as soon as the map itself is moved. */

import type { Point } from "../board/atlas";
import type { Change } from "./changes";

const at = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

/** The keyframes of a way, each step as long as it is far. */
export function framesAlong(way: readonly Point[]): Keyframe[] {
  const far = way.map((to, index) => {
    const from = way[index - 1] ?? to;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  const whole = far.reduce((sum, step) => sum + step, 0) || 1;
  let gone = 0;
  return way.map((point, index) => {
    gone += far[index] ?? 0;
    return { transform: at(point), offset: index === way.length - 1 ? 1 : gone / whole };
  });
}

/** The keyframes of a piece that stands at a point; `size` is the radius of a disc. */
export function framesOf(change: Change, point: Point, size: number): Keyframe[] {
  const here = at(point);
  if (change.how === "glide" || change.how === "travel") return framesAlong(change.way);
  if (change.how === "grow") {
    return [
      { transform: `${here} scale(0.3)`, opacity: 0 },
      { transform: here, opacity: 1 },
    ];
  }
  if (change.how === "rise") {
    const low = at([point[0], point[1] + size]);
    return [
      { transform: `${low} scale(1, 0.1)`, opacity: 0.4 },
      { transform: here, opacity: 1 },
    ];
  }
  if (change.how === "arrive") return [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }];
  return [
    { transform: here, opacity: 1 },
    { transform: here, opacity: 0 },
  ];
}

export class Playing {
  #running = new Map<Animation, () => void>();

  play(
    figure: Element,
    frames: Keyframe[],
    duration: number,
    easing: string,
    done: () => void = () => {},
  ): void {
    const animation = figure.animate(frames, { duration, easing, fill: "backwards" });
    this.#running.set(animation, done);
    animation.onfinish = () => this.#end(animation);
  }

  /** Everything stands where it goes to, at once. */
  halt(): void {
    for (const animation of [...this.#running.keys()]) {
      animation.onfinish = null;
      animation.cancel();
      this.#end(animation);
    }
  }

  #end(animation: Animation): void {
    const done = this.#running.get(animation);
    this.#running.delete(animation);
    done?.();
  }
}
