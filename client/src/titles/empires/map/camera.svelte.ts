/** Which part of the board one sees.
 *
 * `x` and `y` are the point of the board in the middle of the part of the window that no sheet covers, `scale` is
 * pixels for each unit of the board. A gesture only moves and stretches layers that are painted already; when it
 * has come to rest, `settled` follows, and the layers are painted anew in that size.
 */

import type { Point } from "../board/atlas";
import { framed, type Home } from "./home";
import { easeOut } from "./motion";

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Insets = { left: number; right: number; top: number; bottom: number };
type View = { x: number; y: number; scale: number };

/** Pixels for a unit of the board where one is nearest to it. */
export const NEAREST = 2.4;
/** Pixels for a unit of the board from which on the names of areas are read with ease. */
export const LEGIBLE = 0.7;
/** How much of the free window the whole board takes. */
const WHOLE = 0.97;
/** How far the window may reach beyond the edge of the board, in parts of it: who looks at a coast sees it whole. */
const BEYOND = 0.35;
/** How long a gesture has to pause before the map is painted anew. */
export const REST = 160;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  settled = $state(1);
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>({ left: 0, right: 0, top: 0, bottom: 0 });
  /** What of the board is one's own; nothing for those who have no land. */
  home = $state.raw<Home>();

  /** How often it was moved; sheets that change their size do not count. */
  moves = 0;
  #homeAt = -1;
  /** Where it is on its way to. */
  #goal: View | undefined;
  #easing = 0;
  #shown = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly frame: Box,
    private readonly duration: () => number = () => 0,
  ) {
    this.x = frame[0] + frame[2] / 2;
    this.y = frame[1] + frame[3] / 2;
  }

  /** The middle of the part of the window that no sheet covers. */
  get middle(): Point {
    const { left, right, top, bottom } = this.insets;
    return [(left + this.width - right) / 2, (top + this.height - bottom) / 2];
  }

  get #free(): [width: number, height: number] {
    const { left, right, top, bottom } = this.insets;
    return [Math.max(120, this.width - left - right), Math.max(120, this.height - top - bottom)];
  }

  /** Pixels for a unit where the whole board is seen. */
  get furthest(): number {
    const [width, height] = this.#free;
    return Math.min(NEAREST, WHOLE * Math.min(width / this.frame[2], height / this.frame[3]));
  }

  get isNearest(): boolean {
    return this.scale >= NEAREST * 0.999;
  }

  get isFurthest(): boolean {
    return this.scale <= this.furthest * 1.001;
  }

  /** Where the board's corner lies in the window, and how far the painted layers are stretched. */
  get transform(): string {
    const [left, top] = this.toWindow([this.frame[0], this.frame[1]]);
    return `translate3d(${left.toFixed(2)}px, ${top.toFixed(2)}px, 0) scale(${this.scale / this.settled})`;
  }

  /** The part of the board that the window shows, also beneath the sheets. */
  get seen(): Box {
    const [x, y] = this.toBoard([0, 0]);
    return [x, y, this.width / this.scale, this.height / this.scale];
  }

  toWindow([x, y]: Point): Point {
    const [mx, my] = this.middle;
    return [mx + (x - this.x) * this.scale, my + (y - this.y) * this.scale];
  }

  toBoard([x, y]: Point): Point {
    const [mx, my] = this.middle;
    return [this.x + (x - mx) / this.scale, this.y + (y - my) / this.scale];
  }

  /** Whether one's own land was framed, and nothing has moved since. */
  get isHome(): boolean {
    return this.#homeAt === this.moves;
  }

  /** Whether a place of the board can be seen beside the sheets, and not only at their edge; on the way, whether it
   * will be. */
  shows(at: Point, margin = 40): boolean {
    const view = this.#goal ?? this;
    const [mx, my] = this.middle;
    const [x, y] = [mx + (at[0] - view.x) * view.scale, my + (at[1] - view.y) * view.scale];
    const { left, right, top, bottom } = this.insets;
    const across = x > left + margin && x < this.width - right - margin;
    return across && y > top + margin && y < this.height - bottom - margin;
  }

  /** Move by pixels of the window, as a hand that drags the map. */
  pan(dx: number, dy: number): void {
    this.#stop();
    this.#look({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale });
    this.#restSoon();
  }

  /** Zoom by a factor; what is at that point of the window stays there. */
  zoom(factor: number, at: Point = this.middle): void {
    this.#stop();
    this.#look(this.#zoomed(factor, at));
    this.#restSoon();
  }

  /** As `zoom`, but slowly. */
  zoomSlowly(factor: number): void {
    this.#easeTo(this.#zoomed(factor, this.middle));
  }

  panSlowly(dx: number, dy: number): void {
    this.#easeTo({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale });
  }

  /** Bring a place to the middle, near enough to read its name. */
  goTo(at: Point, scale = Math.max(this.scale, Math.min(1, NEAREST))): void {
    this.#easeTo({ x: at[0], y: at[1], scale });
  }

  /** Move no more than it takes to see a place beside the sheets, and others with it as far as they fit. */
  bringIn(place: Point, others: readonly Point[], margin = 48): void {
    const [width, height] = this.#free;
    const along = (now: number, free: number, at: number, all: readonly number[]): number => {
      const half = Math.max(0, free / 2 - margin) / this.scale;
      const [first, last] = [Math.min(at, ...all), Math.max(at, ...all)];
      const fits = last - first <= 2 * half;
      return clamp(fits ? clamp(now, last - half, first + half) : (first + last) / 2, at - half, at + half);
    };
    const [xs, ys] = [others.map((other) => other[0]), others.map((other) => other[1])];
    const [x, y] = [along(this.x, width, place[0], xs), along(this.y, height, place[1], ys)];
    if (x !== this.x || y !== this.y) this.#easeTo({ x, y, scale: this.scale });
  }

  /** Bring a place to the middle at once. */
  moveTo([x, y]: Point): void {
    this.#stop();
    this.#look({ x, y, scale: this.scale });
  }

  /** Show a part of the board as large as it fits. */
  fit([x, y, width, height]: Box, at: "once" | "slowly" = "slowly"): void {
    const [w, h] = this.#free;
    const view = { x: x + width / 2, y: y + height / 2, scale: WHOLE * Math.min(w / width, h / height) };
    if (at === "slowly") return this.#easeTo(view);
    this.#stop();
    this.#look(view);
    this.settle();
  }

  fitAll(at: "once" | "slowly" = "slowly"): void {
    this.fit(this.frame, at);
  }

  /** Show one's own land with names to be read, or the whole board to those who have none. */
  goHome(at: "once" | "slowly" = "slowly"): void {
    const [width, height] = this.#free.map((pixels) => (WHOLE * pixels) / LEGIBLE) as [number, number];
    this.fit(this.home ? framed(this.home, width, height) : this.frame, at);
    this.#homeAt = this.moves;
  }

  /** There and back: the whole board, or one's own land where it is seen already. */
  turnWhole(): void {
    if (this.isFurthest && this.home) this.goHome();
    else this.fitAll();
  }

  /** The window or its sheets changed their size: keep what is in the middle, or the whole board below a hand that is
   * at work on it. */
  resize(width: number, height: number, insets: Insets, keep: "middle" | "board" = "middle"): void {
    const [mx, my] = this.middle;
    this.width = width;
    this.height = height;
    this.insets = insets;
    const [dx, dy] = keep === "board" ? [this.middle[0] - mx, this.middle[1] - my] : [0, 0];
    this.#look({ x: this.x + dx / this.scale, y: this.y + dy / this.scale, scale: this.scale });
    this.#restSoon();
  }

  /** Paint the layers in the size that they have now. */
  settle(): void {
    this.#wake();
    this.settled = this.scale;
  }

  close(): void {
    this.#stop();
    this.#wake();
  }

  #zoomed(factor: number, at: Point): View {
    const [x, y] = this.toBoard(at);
    const scale = clamp(this.scale * factor, this.furthest, NEAREST);
    const left = this.scale / scale;
    return { x: x - (x - this.x) * left, y: y - (y - this.y) * left, scale };
  }

  #look(view: View): void {
    const [x, y, width, height] = this.frame;
    this.scale = clamp(view.scale, this.furthest, NEAREST);
    const [w, h] = this.#free;
    this.x = held(view.x, x, width, w / this.scale);
    this.y = held(view.y, y, height, h / this.scale);
  }

  #easeTo(view: View): void {
    this.#stop();
    const from = { x: this.x, y: this.y, scale: this.scale };
    const to = { ...view, scale: clamp(view.scale, this.furthest, NEAREST) };
    this.#goal = to;
    const duration = this.duration();
    if (duration <= 0) {
      this.#goal = undefined;
      this.#look(to);
      return this.settle();
    }
    let begun: number | undefined;
    const step = (now: number): void => {
      begun ??= now;
      const part = easeOut(Math.min(1, (now - begun) / duration));
      this.#look(part < 1 ? between(from, to, part) : to);
      if (part < 1) this.#easing = requestAnimationFrame(step);
      else {
        this.#goal = undefined;
        this.settle();
      }
    };
    this.#easing = requestAnimationFrame(step);
  }

  #stop(): void {
    this.moves += 1;
    this.#goal = undefined;
    cancelAnimationFrame(this.#easing);
  }

  /** A pause begins when the last step has been shown: on a slow machine a gesture is not over before that. */
  #restSoon(): void {
    this.#wake();
    this.#shown = requestAnimationFrame(() => (this.#rest = setTimeout(() => this.settle(), REST)));
  }

  #wake(): void {
    cancelAnimationFrame(this.#shown);
    clearTimeout(this.#rest);
  }
}

/** The middle of the window on one axis of the board: what fits lies in the middle, what is larger keeps an edge of the
 * window at most so far from its own. */
function held(middle: number, start: number, size: number, window: number): number {
  const beyond = clamp(size - window, 0, window * BEYOND);
  const half = window / 2 - beyond;
  return size <= 2 * half ? start + size / 2 : clamp(middle, start + half, start + size - half);
}

/** A view on the way: the zoom grows evenly to the eye, and the place moves along with it. */
function between(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const isZoom = Math.abs(to.scale / from.scale - 1) > 0.01;
  const along = isZoom ? (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale) : part;
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along, scale };
}
