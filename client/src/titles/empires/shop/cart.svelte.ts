/** What somebody thinks of buying: kept in this browser, also over a reload, and told to the house only as a whole. */

import { HouseError } from "../../../api/client";
import type { Answer, Request } from "../../../lib/protocol";
import { isLost } from "../../../lib/sending";
import type { Table } from "../../../lib/table.svelte";
import { say } from "../../../lib/words.svelte";
import { reasonOf, toasts } from "../../../ui/toasts.svelte";
import { consultOn } from "../counsel";
import { askOf } from "../decisions/reading";
import { Kept } from "../kept";
import type { Printed } from "../printed";
import { viewOf } from "../view";
import { NOTHING, type Payment, payAnswer, proposed } from "./payment";
import { type Counselled, inOrder, isSame } from "./shelves";

/** How long to wait, in milliseconds, before the rules are asked again where they could not be reached. */
const BREATH = 400;

export class Cart {
  chosen = $state.raw<readonly string[]>([]);
  /** What the rules say of what is chosen; of what was chosen before, until they have said it. */
  told = $state.raw<Counselled>();
  payment = $state.raw<Payment>(NOTHING);
  failed = $state(false);
  readonly #kept: Kept<readonly string[]>;

  constructor(
    readonly table: Table,
    readonly printed: Printed,
  ) {
    this.#kept = new Kept("cart", table, table.seat ?? 0);
  }

  /** Begin with what was chosen before a reload, or with what the house knows of. */
  begin(request: Request): void {
    this.fill(this.#kept.read() ?? this.basketOf(request));
  }

  /** Whether the rules have looked at what is chosen now. */
  get current(): boolean {
    return this.told !== undefined && isSame(this.told.chosen, this.chosen);
  }

  toggle(id: string): void {
    const without = this.chosen.filter((one) => one !== id);
    this.fill(without.length < this.chosen.length ? without : [...this.chosen, id]);
  }

  fill(chosen: readonly string[]): void {
    this.chosen = inOrder(this.printed, chosen);
    this.#kept.write(chosen.length ? this.chosen : undefined);
  }

  /** Ask the rules about what is chosen, again and again where they cannot be reached. What was said about an earlier
   * choice is not heard any more. */
  async look(isWanted: () => boolean): Promise<void> {
    const { chosen } = this;
    while (isWanted() && chosen === this.chosen && !(await this.#ask(chosen)))
      await new Promise((rested) => setTimeout(rested, BREATH));
  }

  /** Whether this need not be asked again. */
  async #ask(chosen: readonly string[]): Promise<boolean> {
    try {
      const told = await consultOn(this.table, "shop", { chosen: [...chosen] });
      if (chosen !== this.chosen) return true;
      this.told = told;
      this.failed = false;
      this.payment = proposed(told.payments[0]);
      return true;
    } catch (error) {
      if (chosen !== this.chosen) return true;
      if (chosen.length && error instanceof HouseError && error.status === 422) this.#putBack(error);
      else this.failed = true;
      return !isLost(error);
    }
  }

  /** What cannot be paid any more is put back: the hand has changed meanwhile. */
  #putBack(error: HouseError): void {
    this.fill([]);
    toasts.tell(say("empires-shop-refused", { why: reasonOf(error) }), "bad");
  }

  /** What lies in the basket that the house knows of. */
  basketOf(request: Request): string[] {
    const basket = askOf(viewOf(this.table), request)?.basket;
    return Array.isArray(basket) ? basket.map(String) : [];
  }

  /** Buy what is chosen, or nothing: all answers at once. */
  async submit(request: Request): Promise<boolean> {
    const answers = answersFor(this.basketOf(request), this.chosen, this.payment);
    const taken = await this.table.answerAll(request, answers);
    if (taken) this.#kept.write(undefined);
    return taken;
  }
}

/** From the basket that the house knows of to the one that is paid. */
export function answersFor(basket: readonly string[], chosen: readonly string[], payment: Payment): Answer[] {
  const back = basket.filter((id) => !chosen.includes(id));
  const more = chosen.filter((id) => !basket.includes(id));
  return [
    ...back.map((advance): Answer => ({ do: "put_back", advance })),
    ...more.map((advance): Answer => ({ do: "choose", advance })),
    chosen.length ? payAnswer(payment) : { do: "end_acquiring" },
  ];
}
