/** What every part of the board needs, handed down by context. */

import { type Component, getContext, setContext } from "svelte";
import type { Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { BoardDrawing } from "./board/atlas";
import type { Camera } from "./map/camera.svelte";
import type { Spotlight } from "./map/spotlight.svelte";
import type { Printed } from "./printed";
import type { Scene } from "./scene.svelte";

/** The table and what is printed on its components: enough for what is shown beside the map. `citations`: where a game of
 * the family has the rules that are cited here, if in other sections. */
export type Basis = {
  readonly table: Table;
  readonly printed: Printed;
  readonly citations?: Readonly<Record<string, string>>;
};

/** The section of the game that is played; what comes after `#` only says which of several rules of a section is meant. */
export const cited = ({ citations = {} }: Basis, rule: string): string =>
  citations[rule] ?? rule.replace(/#.*/, "");

/** The sheets of the questions that only one game of the family asks, by their kind. */
export type Sheets = Readonly<Record<string, Component<{ request: Request }>>>;

export type Game = Basis & {
  readonly drawing: BoardDrawing;
  readonly scene: Scene;
  /** Which part of the map one sees, and which place one looks at. */
  readonly camera: Camera;
  readonly spotlight: Spotlight;
  readonly sheets?: Sheets;
};

const BASIS = Symbol("empires, beside the map");
const KEY = Symbol("empires");

export const layBasis = (basis: Basis): Basis => setContext(BASIS, basis);
export const theBasis = (): Basis => getContext<Basis>(BASIS);

export function layGame(game: Game): Game {
  layBasis(game);
  return setContext(KEY, game);
}
export const theGame = (): Game => getContext<Game>(KEY);
