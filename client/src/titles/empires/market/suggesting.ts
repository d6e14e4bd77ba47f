/** The best trades that the rules find, as a market sheet shows them. */

import { say } from "../../../lib/words.svelte";
import type { Told } from "../counsel";
import type { Plan } from "./judging";
import { counted } from "./reading";
import { isRed, type Lying, numberOf } from "./spaces";

export type Best = Told<"market">["best"][number];

/** What is known of cards and of what lies on the market. */
type Names = { name: (card: string) => string; lying: (space: string) => Lying | undefined };

/** A suggestion as a trade in the making. */
export const planOf = ({ place, take }: Best): Plan => ({
  puts: place.map(([card, space]) => ({ card, space })),
  takes: [...take],
});

/** Both sides of a trade in a few words: the cards that go in, and those that come out as far as one knows them. */
export function inWords({ name, lying }: Names, { place, take }: Best): { puts: string; takes: string } {
  const put = ([card, space]: [string, string]): string =>
    isRed(space)
      ? say("empires-market-best-red", { name: name(card), number: counted(numberOf(space)) })
      : name(card);
  const taken = (space: string): string => {
    const card = lying(space)?.card;
    return card === undefined
      ? say("empires-market-best-hidden", {
          number: isRed(space) ? counted(numberOf(space)) : String(numberOf(space)),
        })
      : name(card);
  };
  return { puts: place.map(put).join(", "), takes: take.map(taken).join(", ") };
}
