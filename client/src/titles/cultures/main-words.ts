/** What the main button says: the answer as a deed. */

import type { Request } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import type { Choice } from "./choice.svelte";
import { asPlay } from "./plays";
import { entry, nameOf } from "./printed";
import { priceOf, sumsOf } from "./sums";
import { sideOf } from "./view";

export function mainWords(choice: Choice, request: Request): string {
  const { answer, printed } = choice;
  if (request.kind === "start") return say("cultures-do-start");
  if (request.kind === "play" || request.kind === "bury") {
    if (!answer) return say(choice.card ? "cultures-do-other-use" : "cultures-do-card");
    const card = nameOf(printed, choice.card ?? "");
    return request.kind === "bury" ? say("cultures-do-bury", { card }) : playWords(choice, card);
  }
  if (answer?.do === "civilization") {
    return say("cultures-do-lead", { civilization: nameOf(printed, String(answer.civilization)) });
  }
  return request.options[choice.pick]?.text ?? say("cultures-do-other-use");
}

function playWords(choice: Choice, card: string): string {
  const { answer, printed, view, seat, outcome } = choice;
  const play = answer && asPlay(answer);
  if (play?.do === "coins") {
    const coins = outcome ? outcome.after.coins - outcome.before.coins : 0;
    return say("cultures-do-coins", { card, coins });
  }
  if (play?.do !== "build") return say(`cultures-do-${play?.do}`, { card });
  const board = entry(printed.civilizations, sideOf(view, seat).civilization);
  const study = play.progress === "study" ? (board.study_cost ?? 0) : 0;
  const price = priceOf(printed, sumsOf(printed, sideOf(view, seat)), play.card).coins + study;
  return say("cultures-do-build", { card, price, kind: entry(printed.cards, play.card).kind });
}
