/** What every part of the board needs, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Table } from "../../lib/table.svelte";
import type { BoardDrawing } from "./board/atlas";
import type { Camera } from "./map/camera.svelte";
import type { Spotlight } from "./map/spotlight.svelte";
import type { Printed } from "./printed";
import type { Scene } from "./scene.svelte";

export type Game = {
  readonly table: Table;
  readonly printed: Printed;
  readonly drawing: BoardDrawing;
  readonly scene: Scene;
  /** Which part of the map one sees, and which place one looks at. */
  readonly camera: Camera;
  readonly spotlight: Spotlight;
};

const KEY = Symbol("empires");

export const layGame = (game: Game): Game => setContext(KEY, game);
export const theGame = (): Game => getContext<Game>(KEY);
