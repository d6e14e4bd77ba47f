/** Ships in a phase of their own: what may become of each of one's own, and where new ones are built. */

import type { Option, Request } from "../../lib/protocol";
import type { Ship } from "../empires/view";

/** A ship of one's own and what may be done with it; nothing is open once it is paid for. */
export type Berthed = { number: number; ship: Ship; ways: Option[] };

/** A place where a ship can be built, with the ways to pay for it. */
export type Slip = { place: string; ways: Option[] };

const UPKEEP = ["maintain", "release"];

/** One's own fleet, ship by ship. */
export const fleetOf = ({ options }: Request, ships: Readonly<Record<string, Ship>>): Berthed[] =>
  Object.values(ships).map((ship, number) => ({
    number,
    ship,
    ways: options.filter(({ answer }) => UPKEEP.includes(answer.do) && answer.ship === number),
  }));

/** Where ships can be built, in the order in which the house offers it. */
export function slipsOf({ options }: Request): Slip[] {
  const slips = new Map<string, Option[]>();
  for (const option of options)
    if (option.answer.do === "build_ship") {
      const place = String(option.answer.area);
      slips.set(place, [...(slips.get(place) ?? []), option]);
    }
  return [...slips].map(([place, ways]) => ({ place, ways }));
}

/** How many tokens of the area pay for a ship. */
export const tokensFor = ({ answer }: Option): number =>
  Array.isArray(answer.tokens) ? answer.tokens.length : 0;

/** What is neither a ship of one's own nor a new one: wait, take back. */
export const othersOf = ({ options }: Request): Option[] =>
  options.filter(({ answer }) => !["build_ship", "end_ships", ...UPKEEP].includes(answer.do));
