/** What others say to an offer of mine, gathered: who said no, what nobody wants, and who has not answered. */

import type { Heard, Remark } from "../../../lib/protocol";
import type { Offer, Trader } from "./floor";

export type Answers = {
  /** How many seats could accept it. */
  all: number;
  /** Who said something, in the order of the seats. */
  said: { seat: number; remark: Remark }[];
  /** Who made me another offer for it. */
  countered: number[];
  /** How many have done neither. */
  silent: number;
  /** What nobody wants of what I offer, and whether nobody gives what I ask for: only if all have answered. */
  unwanted: string[];
  ungiven: string[];
};

/** A person who only looks is not told of: nobody learns more than what a seat has said. */
export function answersTo(
  offer: Offer,
  heard: Heard | undefined,
  traders: readonly Trader[],
  offers: readonly Offer[],
): Answers {
  const asked = traders.filter(
    ({ seat, finished }) =>
      seat !== offer.maker && !finished && (offer.to === undefined || offer.to === seat),
  );
  const words = heard && heard.version === offer.version && heard.maker === offer.maker ? heard.said : {};
  const countered = asked
    .map(({ seat }) => seat)
    .filter((seat) => offers.some(({ maker, reply }) => maker === seat && reply === offer.id));
  const said = asked.flatMap(({ seat }) => {
    const remark = words[seat];
    return remark && !countered.includes(seat) ? [{ seat, remark }] : [];
  });
  const silent = asked.length - said.length - countered.length;
  const unanimous = said.length > 0 && said.length === asked.length;
  const by = (name: "unwanted" | "ungiven", kinds: readonly string[]): string[] =>
    unanimous
      ? [...new Set(kinds)].filter((kind) => said.every(({ remark }) => remark[name]?.includes(kind)))
      : [];
  return {
    all: asked.length,
    said,
    countered,
    silent,
    unwanted: by("unwanted", offer.says.kinds),
    ungiven: by("ungiven", offer.wants.kinds),
  };
}
