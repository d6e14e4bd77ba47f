/** What the last change put on the board and took from it, so that a trade of others can be seen. */

import { untrack } from "svelte";
import type { Barter } from "./bartering.svelte";
import { KINDS } from "./kinds";
import type { Lying } from "./spaces";

const NOWHERE: readonly string[] = [];

export class Doings {
  came = $state.raw(NOWHERE);
  went = $state.raw(NOWHERE);
  /** Who did it; nobody where several have traded since one last looked. */
  seat = $state<number>();
  #before: { number: number; spaces: Readonly<Record<string, Lying>> } | undefined;

  constructor(barter: Barter) {
    $effect(() => {
      const { number } = barter.game.table.shown;
      const { spaces, stage } = barter.market;
      untrack(() => {
        const before = this.#before;
        this.#before = { number, spaces };
        if (stage !== "trading") this.#forget();
        else if (before && before.spaces !== spaces && before.number < number)
          this.#look(barter, before.number, before.spaces, spaces);
      });
    });
  }

  #forget(): void {
    this.came = this.went = NOWHERE;
    this.seat = undefined;
  }

  #look(
    barter: Barter,
    since: number,
    before: Readonly<Record<string, Lying>>,
    now: Readonly<Record<string, Lying>>,
  ): void {
    const { log } = barter.game.table;
    const fresh = Object.keys(now).filter((space) => !before[space] || !isSame(before[space], now[space]));
    const gone = Object.keys(before).filter((space) => !now[space]);
    if (!fresh.length && !gone.length) return;
    const [doer, ...others] = log.filter(({ number, kind }) => number > since && KINDS.includes(kind));
    this.came = fresh;
    this.went = gone;
    this.seat = others.every(({ seat }) => seat === doer?.seat) ? doer?.seat : undefined;
  }
}

const isSame = (one: Lying, other: Lying | undefined): boolean =>
  one.lies === other?.lies && one.card === other.card && one.by === other.by;
