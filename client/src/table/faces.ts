/** Who sits where, as the screens around a board show it. */

import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { botName } from "../lobby/titles";
import { type Civilization, civilizationOf, type Colour, colourOf } from "../ui/civilizations";

export type Face = {
  seat: number;
  /** What the seat is called: its civilization as soon as it has one, its player until then. */
  name: string;
  civilization: Civilization | undefined;
  colour: Colour | undefined;
  /** Who plays it. */
  player: string;
  bot: boolean;
  mine: boolean;
  here: boolean;
  awaited: boolean;
};

export function faceOf(table: Table, seat: number): Face {
  const { keys, names, awaited } = table.shown;
  const key = keys[seat];
  const sitter = table.card.seats[seat];
  const bot = sitter?.bot ?? undefined;
  return {
    seat,
    name: (key === `seat${seat}` ? ownName(table, seat) : undefined) ?? names[seat] ?? "",
    civilization: civilizationOf(key),
    colour: colourOf(key),
    player: bot ? botName(bot) : playerOf(table, seat),
    bot: bot !== undefined,
    mine: table.seats.includes(seat),
    here: bot !== undefined || table.present.includes(seat),
    awaited: awaited[seat] === true && !(bot !== undefined && onlyListens(table, seat)),
  };
}

/** Whether a seat listens on an open floor until the people there have spoken: a bot is not waited for then. */
function onlyListens(table: Table, seat: number): boolean {
  const talks = table.shown.talks ?? {};
  const people = Object.keys(talks).some((other) => !table.card.seats[Number(other)]?.bot);
  return talks[seat] === true && people;
}

/** Who has a seat, and who plays it for them meanwhile. */
function playerOf(table: Table, seat: number): string {
  const name = table.card.seats[seat]?.name ?? "";
  const cover = table.clock?.seats?.find((time) => time.seat === seat)?.cover;
  return cover ? say("seat-played-for", { name, cover }) : name;
}

/** What somebody is called by name, if nobody else here has it. */
function ownName(table: Table, seat: number): string | undefined {
  const named = table.card.seats.filter(({ name }) => name && name === table.card.seats[seat]?.name);
  return named.length === 1 ? (named[0]?.name ?? undefined) : undefined;
}

/** Whom to hand the screen to: by name where the hands at it have names of their own, else by civilization. */
export function handOf(table: Table, seat: number): string {
  const { name } = faceOf(table, seat);
  const own = ownName(table, seat);
  return own && own !== name ? `${own} (${name})` : name;
}

export function facesOf(table: Table): Face[] {
  return table.card.seats.map((sitter) => faceOf(table, sitter.seat));
}

/** A sentence's first letter, where a message begins in the middle of one. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a phase is called. */
export function phaseName(table: Table, phase: string): string {
  return table.terms.phases[phase] ?? capital(phase.replaceAll("_", " "));
}

/** The turn alone: a title may say where the game is as "turn 4, movement". */
export function turnName(where: string): string {
  return capital(where.split(", ")[0] ?? where);
}

/** The phases that one goes through now: those of a turn, or what is played before the first one. */
export const courseOf = ({ terms }: Table, phase: string): readonly string[] =>
  terms.preludes.includes(phase) ? terms.preludes : terms.course;

/** Turn and phase: "Turn 4, Movement". Where neither a turn nor a prelude is played there is no phase to add. */
export function placeName(table: Table, { where, phase }: { where: string; phase: string }): string {
  const turn = turnName(where);
  const named = courseOf(table, phase).includes(phase) || phase === "over";
  return named ? `${turn}, ${phaseName(table, phase)}` : turn;
}
