/** What every part of the board needs, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Table } from "../../lib/table.svelte";
import type { Printed } from "./printed";
import type { Scene } from "./scene.svelte";

export type Game = { readonly table: Table; readonly printed: Printed; readonly scene: Scene };

const KEY = Symbol("empires");

export const layGame = (game: Game): Game => setContext(KEY, game);
export const theGame = (): Game => getContext<Game>(KEY);
