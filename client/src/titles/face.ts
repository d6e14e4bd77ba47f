/** What a title brings along in the browser: how it looks and sounds in the lobby, and its board. */

import type { Component } from "svelte";
import type { Sound } from "../lib/sounds";
import type { Table } from "../lib/table.svelte";
import type { Chapters } from "../lib/words.svelte";

/** The default export of `titles/<id>/face.ts`. It comes with the lobby, so it stays small; the board does not. */
export type TitleFace = {
  /** Where the lobby shows the title: the lowest number first, titles without a face last. */
  order: number;
  /** A picture of the title; it fills what it is put into. */
  Art: Component;
  /** A wide one for the head of the first page, if the title has it. */
  Banner?: Component;
  /** The options that stand beside the seats on the first page: which board, and which of its games. */
  picks?: readonly string[];
  /** About how many decisions everybody has in a game, counted in games of bots (docs/reports/balance.md): by the choice of
   * its game, or under no name where there is only one. */
  decisions?: Readonly<Record<string, number>>;
  /** What the lobby says of the title and its options (`title-<id>-about`, `option-<id>-<name>`). */
  words: Chapters;
  /** The board, fetched when a table of the title is opened. */
  board: () => Promise<Board>;
};

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
  /** What answers of some kinds sound like; others are a card that is laid down. */
  sounds?: Readonly<Record<string, Sound>>;
};
