/** The trade blocks of a game with twelve seats or more: who belongs to which, and whose a card is. In smaller games
 * there are none, and nothing here says anything. */

import { type Block, type Printed, sceneOf } from "./printed";
import { sideOf, type View } from "./view";

/** In the order in which they are listed. */
export const BLOCKS: readonly Block[] = ["w", "e"];

/** The block in which a seat draws and buys its cards. */
export function blockOf(printed: Printed, view: View, seat: number): Block | undefined {
  const { blocks } = sceneOf(printed, view.scene);
  const { civilization } = sideOf(view, seat);
  return BLOCKS.find((block) => blocks?.[block]?.includes(civilization));
}

/** Whether this game is played in two blocks. */
export const hasBlocks = (printed: Printed, view: View): boolean =>
  sceneOf(printed, view.scene).blocks !== undefined;
