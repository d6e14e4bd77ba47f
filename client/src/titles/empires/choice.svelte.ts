/** A choice in the making: it belongs to one question, and outlives a look back, the text board and a reload. */

import type { Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { anew } from "./anew.svelte";
import { Kept } from "./kept";

type Noted<T> = { question: string; value: T };

export class Choice<T> {
  #value = $state.raw<T>() as T;
  readonly #kept: Kept<Noted<T>>;

  /** `begin` is what is chosen before anybody has chosen anything. */
  constructor(
    table: Table,
    private readonly request: () => Request,
    begin: () => T,
  ) {
    this.#kept = new Kept("choice", table, request().seat);
    this.#value = begin();
    anew(
      () => request().id,
      () => (this.#value = this.#recalled() ?? begin()),
    );
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    this.#kept.write({ question: this.request().id, value });
  }

  #recalled(): T | undefined {
    const noted = this.#kept.read();
    return noted?.question === this.request().id ? noted.value : undefined;
  }
}
