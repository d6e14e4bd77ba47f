/** The questions that only The Expansion Project asks, each with the sheet that puts it; all others are asked as in Mega
 * Empires. */

import Cards from "../empires/decisions/Cards.svelte";
import PickPlace from "../empires/decisions/PickPlace.svelte";
import Said from "../empires/decisions/Said.svelte";
import Tally from "../empires/decisions/Tally.svelte";
import Tribute from "../empires/decisions/Tribute.svelte";
import type { Sheets } from "../empires/game";
import Bail from "./Bail.svelte";
import Demand from "./Demand.svelte";
import Division from "./Division.svelte";
import Muster from "./Muster.svelte";
import Ships from "./Ships.svelte";
import Side from "./Side.svelte";
import Tribes from "./Tribes.svelte";

export const SHEETS: Sheets = {
  bail: Bail,
  beneficiary: Said,
  demand: Demand,
  division: Division,
  give: Tribute,
  muster: Muster,
  nation: Said,
  province: PickPlace,
  routes: Cards,
  shelter: PickPlace,
  ships: Ships,
  side: Side,
  stop: Said,
  swap: Said,
  tokens: Tally,
  tribes: Tribes,
};
