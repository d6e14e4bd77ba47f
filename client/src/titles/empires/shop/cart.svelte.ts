/** What somebody thinks of buying: kept in this browser, and told to the house only as a whole. */

import { HouseError } from "../../../api/client";
import type { Answer, Request } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";
import { consultOn } from "../counsel";
import { askOf } from "../decisions/reading";
import type { Printed } from "../printed";
import { viewOf } from "../view";
import { NOTHING, type Payment, payAnswer, proposed } from "./payment";
import { type Counselled, inOrder, isSame } from "./shelves";

export class Cart {
  chosen = $state.raw<readonly string[]>([]);
  /** What the rules say of what is chosen; of what was chosen before, until they have said it. */
  told = $state.raw<Counselled>();
  payment = $state.raw<Payment>(NOTHING);
  failed = $state(false);

  constructor(
    readonly table: Table,
    readonly printed: Printed,
  ) {}

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
  }

  /** Ask the rules about what is chosen. What was said about an earlier choice is not heard any more. */
  async look(): Promise<void> {
    const { chosen } = this;
    try {
      const told = await consultOn(this.table, "shop", { chosen: [...chosen] });
      if (chosen !== this.chosen) return;
      this.told = told;
      this.failed = false;
      this.payment = proposed(told.payments[0]);
    } catch (error) {
      if (chosen !== this.chosen) return;
      // What cannot be paid any more is put back: the hand has changed meanwhile.
      if (chosen.length && error instanceof HouseError) this.chosen = [];
      else this.failed = true;
    }
  }

  /** What lies in the basket that the house knows of. */
  basketOf(request: Request): string[] {
    const basket = askOf(viewOf(this.table), request)?.basket;
    return Array.isArray(basket) ? basket.map(String) : [];
  }

  /** Buy what is chosen, or nothing: all answers at once. */
  async submit(request: Request): Promise<boolean> {
    return await this.table.answerAll(request, answersFor(this.basketOf(request), this.chosen, this.payment));
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
