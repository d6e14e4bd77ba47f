/** An area in a few words, for lists and sheets. */

import { say } from "../../../lib/words.svelte";
import type { Game } from "../game";
import { areaIn, areaOfPlace, nameOf, sceneOf } from "../printed";
import { type Standing, viewOf } from "../view";

export const areaName = ({ printed }: Game, place: string): string => nameOf(printed, place);

export function standingIn({ printed, table }: Game, place: string): Standing {
  return viewOf(table).areas[areaOfPlace(printed, place)] ?? {};
}

/** The tokens of a seat in an area. */
export const tokensIn = (game: Game, area: string, seat: number): number =>
  standingIn(game, area).tokens?.[seat] ?? 0;

/** What is printed in an area: its limit, its site, its flood plain. Nothing for an open sea. */
export function printedIn(game: Game, place: string): string[] {
  const { printed, table } = game;
  const id = areaOfPlace(printed, place);
  if (!printed.areas[id]) return [];
  const area = areaIn(printed, sceneOf(printed, viewOf(table).scene), id);
  return [
    say("empires-decide-limit", { limit: area.limit }),
    ...(area.site ? [say("empires-decide-site")] : []),
    ...(area.flood_plain ? [say("empires-decide-flood-plain")] : []),
  ];
}

/** Who stands in an area: "3 of Babylon, city of Persia". */
export function piecesIn(game: Game, place: string): string[] {
  const { tokens = {}, city, barbarians } = standingIn(game, place);
  const names = game.table.shown.names;
  const mine = game.table.seat;
  const said = Object.entries(tokens).map(([seat, count]) =>
    Number(seat) === mine
      ? say("empires-decide-yours", { count })
      : say("empires-decide-theirs", { count, name: names[seat] ?? "" }),
  );
  if (city === "pirates") said.push(say("empires-decide-pirates"));
  else if (city !== undefined && city === mine) said.push(say("empires-decide-your-city"));
  else if (city !== undefined) said.push(say("empires-decide-city", { name: names[city] ?? "" }));
  if (barbarians) said.push(say("empires-decide-barbarians", { count: barbarians }));
  return said;
}

/** Letters without their signs, for searching: "Téma" is found by "tema". */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
