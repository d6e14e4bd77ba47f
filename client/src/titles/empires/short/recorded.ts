/** The set-up of a Short Game as the rules recorded it, and a table that stands there. */

import type { Request, TableState } from "../../../lib/protocol";
import { Table } from "../../../lib/table.svelte";
import type { Game } from "../game";
import type { Printed } from "../printed";
import { Scene } from "../scene.svelte";
import type { View } from "../view";
import recorded from "./positions.json";

/** What a seat is asked, as it sees the board, and as somebody else sees it. */
export type Position = { request: Request; awaited: Record<string, true>; view: View; other: View };

const { printed: kept, positions: all } = recorded as unknown as {
  printed: Printed;
  positions: Record<string, Position>;
};

/** What was recorded of the components, which leaves out the A.S.T. */
export const printed: Printed = { ...kept, asts: {} };
export const positions = all;

export const at = (kind: string): Position => {
  const { request, ...position } = positions[kind] as Position;
  const said = { prompt: "What now? Say it.", help: "", rule: "", exhaustive: true };
  return { ...position, request: { ...said, ...request } as Request };
};

/** A table with this view from a seat, and with what it is asked. */
export function laid({ request, awaited, view }: Position): Game {
  const table = new Table("t", "en");
  const sides = Object.entries(view.seats);
  const names = sides.map(([seat, { civilization }]) => [seat, printed.names[civilization] ?? civilization]);
  table.card = {
    title: "empires",
    seats: sides.map(([seat]) => ({ seat: Number(seat), bot: "greedy" })),
  } as unknown as Table["card"];
  table.now = {
    number: 1,
    turn: view.turn,
    phase: view.phase,
    over: false,
    names: Object.fromEntries(names),
    keys: Object.fromEntries(sides.map(([seat, { civilization }]) => [seat, civilization])),
    awaited,
    view: view as unknown,
    requests: { [request.id]: request },
    amendable: {},
    standings: [],
    undo: 0,
  } as unknown as TableState;
  table.seat = request.seat;
  table.seats = [request.seat];
  return { table, printed, scene: new Scene() } as unknown as Game;
}
