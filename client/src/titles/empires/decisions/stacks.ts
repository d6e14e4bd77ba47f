/** The stacks of trade cards that may be bought from; 0 is Water, which is sold where there is a market. */

import type { Answer, Request } from "../../../lib/protocol";
import { blockOf } from "../blocks";
import { marketBoardOf, nameOf, type Printed, sceneOf } from "../printed";
import { sideOf, type View } from "../view";

export type Stack = {
  id: string;
  number: number;
  /** What a card costs; 0 for the one that the Wonder of the World gives. */
  cost: number;
  empty: boolean;
  goods: string[];
  calamities: number;
  answer: Answer;
};

export const WATER = 0;

/** What a card of a stack costs a seat: the lowest price that is printed for it. */
function priceOf(printed: Printed, view: View, seat: number, stack: number): number {
  if (stack === WATER) return marketBoardOf(printed, view.scene).water_price;
  const held = Object.keys(sideOf(view, seat).advances);
  const lists = [printed.purchases, ...held.map((id) => printed.advances[id]?.purchases ?? [])];
  return Math.min(...lists.flat().flatMap(([number, cost]) => (number === stack ? [cost] : [])));
}

export function stacksOf(printed: Printed, view: View, request: Request): Stack[] {
  const { cards } = sceneOf(printed, view.scene);
  const block = blockOf(printed, view, request.seat);
  return request.options.flatMap(({ answer }) => {
    if (answer.do !== "buy" || typeof answer.stack !== "number") return [];
    const number = answer.stack;
    const inside = Object.entries(printed.cards).filter(
      ([id, card]) => card.stack === number && card.block === block && cards[id],
    );
    return [
      {
        id: `${number}${answer.free ? "-free" : ""}`,
        number,
        cost: answer.free ? 0 : priceOf(printed, view, request.seat, number),
        empty: view.stacks_left[block ? `${number}.${block}` : number] === false,
        goods: inside.filter(([, card]) => !card.calamity).map(([id]) => nameOf(printed, id)),
        calamities: inside
          .filter(([, card]) => card.calamity)
          .reduce((sum, [id]) => sum + (cards[id] ?? 0), 0),
        answer,
      },
    ];
  });
}
