/** Questions with one answer only, answered without a touch. */

import type { Request } from "../../../lib/protocol";
import { session } from "../../../lib/session.svelte";
import type { Table } from "../../../lib/table.svelte";
import { hasTakenBack } from "./forced";

/** In a lesson one reads what every step is about, also where nothing is left to choose. */
export const isTaught = ({ now: { lesson } }: Table): boolean => lesson !== undefined && !lesson.finished;

/** Give the one answer at once where one likes that. Whoever has just taken something back wants to be asked: else the
 * answer would be given again before what came before it could be taken back, too. */
export function answerByItself(table: Table, request: () => Request): void {
  /** The question that was answered; one that the house refused is not answered again. */
  let answered = "";
  $effect(() => {
    const { id, seat, options } = request();
    const [option] = options;
    if (!session.likes.forced || !option || table.busy || answered === id) return;
    if (hasTakenBack(table.log, seat) || isTaught(table)) return;
    answered = id;
    void table.answer(request(), option.answer, "by itself");
  });
}
