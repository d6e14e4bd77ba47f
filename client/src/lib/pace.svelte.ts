/** The pace at which one sees what others do: what comes waits in its order and is shown answer by answer.
 *
 * What is decided in silence tells nothing, and passes together with the next answer that does.
 */

import type { LogLine, TableState } from "./protocol";

/** One answer for each press, slowly, at a pace one can follow, or everything as it comes. */
export type Pace = "step" | "slow" | "normal" | "now";
export const PACES: readonly Pace[] = ["step", "slow", "normal", "now"];

/** Milliseconds from one answer to the next. */
export const BEATS = { slow: 1600, normal: 600 } as const;

/** Whether a pace goes on by itself. */
export const runs = (pace: Pace): pace is keyof typeof BEATS => pace in BEATS;

/** So many entries wait at most; whoever is further behind is taken to the present, and told so. */
export const MOST = 600;
/** With so many a game of bots alone has gone far enough for now, and with so few it goes on. */
export const ENOUGH = 60;
export const FEW = 15;

/** An entry that is not shown yet; of several that came together only the last one's state is known. */
export type Step = {
  readonly number: number;
  readonly lines: readonly LogLine[];
  state?: TableState;
  /** Its state is being read. */
  coming?: Promise<void>;
};

const tells = ({ lines }: Step): boolean => lines.some(({ texts }) => texts.length > 0);

/** What came with one message, entry by entry: it ends with this state. */
export function stepsOf(lines: readonly LogLine[], state: TableState): Step[] {
  const earlier = lines.filter(({ number }) => number < state.number);
  const before = earlier.map((line) => ({ number: line.number, lines: [line] }));
  const last = lines.filter(({ number }) => number >= state.number);
  return [...before, { number: state.number, lines: last, state }];
}

type Screen = {
  /** Show the table after the last of these entries. */
  show(steps: readonly Step[], state: TableState): void;
  /** The table after an entry whose state is not known. */
  fetch(number: number): Promise<TableState>;
  /** So much waits here that no more need come for now; or not any more. */
  fill(enough: boolean): void;
};

export class Reel {
  /** How many answers are to be shown that were passed over, since there were too many. */
  passed = $state(0);

  #steps = $state.raw<readonly Step[]>([]);
  #pace = $state<Pace>("now");
  #behind = $derived(this.#steps.filter(tells).length);
  /** One looks elsewhere: nothing goes on by itself meanwhile. */
  #halted = false;
  #full = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  /** One press after the other. */
  #turn: Promise<void> = Promise.resolve();

  constructor(readonly screen: Screen) {}

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    this.passed = 0;
    this.#plan();
  }

  /** How many answers are not shown yet. */
  get behind(): number {
    return this.#behind;
  }

  /** Whether the present is not shown yet. */
  get isLate(): boolean {
    return this.#steps.length > 0;
  }

  /** Let what came wait for its turn. */
  hold(steps: readonly Step[]): void {
    this.#steps = [...this.#steps, ...steps];
    if (this.#steps.length > MOST) this.passOver(this.#behind);
    else this.#plan();
  }

  /** Show the next answer that tells something. */
  next(): Promise<void> {
    return (this.#turn = this.#turn.then(() => this.#showNext()));
  }

  /** Show everything up to an entry, such as one's own answer. */
  showTo(number: number): void {
    const [next] = this.#steps;
    if (next && next.number <= number)
      this.#show(this.#steps.findIndex((step) => step.number >= number && step.state));
  }

  /** Show everything: the present. */
  leap(): void {
    this.#show(this.#steps.length - 1);
  }

  /** Go to the present, though so many answers were not seen: say that. */
  passOver(answers: number): void {
    this.leap();
    if (this.#pace !== "now") this.passed = answers;
  }

  /** Nothing goes on by itself while one looks elsewhere. */
  halt(halted: boolean): void {
    this.#halted = halted;
    this.#plan();
  }

  /** Forget what is not shown: everything is read anew. */
  clear(): void {
    this.#steps = [];
    this.#halted = false;
    this.passed = 0;
    clearTimeout(this.#timer);
    this.#full = false;
  }

  /** A line that is opened again knows nothing of what waits here. */
  tellAgain(): void {
    if (this.#full) this.screen.fill(true);
  }

  async #showNext(): Promise<void> {
    const step = this.#steps.find(tells);
    if (!step) return;
    await this.#develop(step);
    if (this.#steps.includes(step)) this.showTo(step.number); // meanwhile one may have gone to the present
  }

  /** Read its state. What cannot be read is passed over together with the next answer that is known. */
  async #develop(step: Step): Promise<void> {
    if (step.state) return;
    step.coming ??= this.screen.fetch(step.number).then(
      (state) => void (step.state = state),
      () => void (step.coming = undefined),
    );
    await step.coming;
  }

  #show(index: number): void {
    const steps = this.#steps.slice(0, index + 1);
    const state = steps.at(-1)?.state;
    if (state) {
      this.#steps = this.#steps.slice(index + 1);
      this.#shownAt = performance.now();
      this.screen.show(steps, state);
    }
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#fill();
    if (!this.isLate) return;
    if (this.#pace === "now" || this.#behind === 0) {
      this.leap();
      return;
    }
    const next = this.#steps.find(tells);
    if (next) void this.#develop(next);
    if (this.#halted || !runs(this.#pace)) return;
    const due = this.#shownAt + BEATS[this.#pace] - performance.now();
    this.#timer = setTimeout(() => void this.next(), Math.max(0, due));
  }

  #fill(): void {
    const full = this.#steps.length >= (this.#full ? FEW : ENOUGH);
    if (full === this.#full) return;
    this.#full = full;
    this.screen.fill(full);
  }
}
