/** The boards that titles bring along. Each is fetched when a table of the title is opened; a title without
 * one is played on the text board with the request panel. */

import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

export type Board = {
  default: Component<{ table: Table }>;
  /** The kinds of requests that are answered on the board itself; the request panel shows the others. */
  kinds?: readonly string[];
  /** What the seats have, instead of the bare list of them among the leaves. */
  Seats?: Component<{ table: Table }>;
  /** The story of a finished game, for the sheet of its result. */
  Story?: Component<{ table: Table }>;
  /** Whether the board makes room for a leaf that is open beside it; otherwise the leaf lies on the board. */
  yields?: boolean;
  /** Whether the board itself tells what happened since one left; otherwise a bar above it does. */
  recounts?: boolean;
};

export const BOARDS: Record<string, () => Promise<Board>> = {
  ages: () => import("./ages/Board.svelte"),
  cultures: () => import("./cultures/Board.svelte"),
  empires: () => import("./empires/Board.svelte"),
  expansion: () => import("./expansion/Board.svelte"),
};
