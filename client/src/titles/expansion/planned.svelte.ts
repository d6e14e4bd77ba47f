/** What one planned ahead, where ships are decided: counsel takes it apart, and what is used is sent together. */

import type { Answer, Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { keptAhead } from "../empires/decisions/ahead";
import type { Drawer } from "../empires/decisions/plan.svelte";
import { tryOut } from "../empires/decisions/trial.svelte";
import { sideOf, viewOf } from "../empires/view";
import { NOTHING, type Parts, partsOf } from "./planned";

export class PlannedFleet {
  #answers = $state.raw<readonly Answer[]>([]);
  readonly #kept: Drawer;
  readonly #trial;

  constructor(
    readonly table: Table,
    { kind, seat }: Pick<Request, "kind" | "seat">,
  ) {
    this.#kept = keptAhead(table, seat);
    this.#answers = this.#kept.read() ?? [];
    this.#trial = tryOut(table, kind, () => this.#answers);
  }

  /** Whether the rules have looked at the plan as the ships stand now. */
  get current(): boolean {
    return this.#trial.current;
  }

  /** The plan, taken apart; nothing until the rules have looked at it. */
  get parts(): Parts {
    const told = this.#trial.told;
    const { seat } = this.table;
    if (!this.#answers.length || seat === undefined || told?.tried.length !== this.#answers.length)
      return NOTHING;
    const ships = Object.values(sideOf(viewOf(this.table), seat).ships);
    return partsOf(this.#answers, told.tried, ships.filter(({ ready }) => ready).length);
  }

  /** Do with ships what is planned; the movement is left for its time. */
  async use(request: Request): Promise<void> {
    const { now, later } = this.parts;
    if (now.length && (await this.table.answerAll(request, now))) this.#keep(later);
  }

  /** Ships are decided otherwise: only the movement stays planned. */
  leave(): void {
    if (this.parts !== NOTHING) this.#keep(this.parts.later);
  }

  #keep(answers: readonly Answer[]): void {
    this.#answers = answers;
    this.#kept.write(answers.length ? answers : undefined);
  }
}
