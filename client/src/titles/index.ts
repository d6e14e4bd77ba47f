/** Boards of their own, each in a chunk that is fetched when its title is played. Other titles play on the
 * text board and the list of options. */

import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

export type BoardModule = {
  default: Component<{ table: Table }>;
  /** The kinds of requests that the board puts and answers itself; for the others the shell shows its list. */
  answers: readonly string[];
};

export const BOARDS: Record<string, () => Promise<BoardModule>> = {
  cultures: () => import("./cultures/Board.svelte"),
};
