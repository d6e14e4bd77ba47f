/** What is drawn of a game for one seat: its line, that of whoever it is compared with, that of the winner. */

import { say } from "../lib/words.svelte";
import type { Table } from "../lib/table.svelte";
import { faceOf, type Face } from "../table/faces";
import { lineOf, meanLine, type Spot, type Step } from "./course";
import { winnerBeside } from "./review";

/** `face`: whose line it is; nobody's is the mean of the others. */
export type Line = { name: string; note: string; face: Face | undefined; spots: Spot[] };

/** The lines from the one that lies on top to the lowest: one's own, and `other`, against which it is shaded. */
export type Figure = { own: Line; other: Line | undefined; winner: Line | undefined };

export function figureOf(table: Table, steps: readonly Step[], seat: number): Figure {
  const seats = table.card.seats.map((sitter) => sitter.seat);
  const winner = winnerBeside(table.now.standings, seat);
  const best = table.now.standings.filter(({ rank }) => rank === 1).map((one) => one.seat);
  const lineFor = (whose: number): Line => {
    const face = faceOf(table, whose);
    const note = best.includes(whose) && seats.length > 1 ? say("review-won") : "";
    return { name: nameOf(table, face), note, face, spots: lineOf(steps, whose) };
  };
  const own = lineFor(seat);
  const rival = seats.length === 2 ? seats.find((other) => other !== seat) : undefined;
  if (seats.length < 2) return { own, other: undefined, winner: undefined };
  if (rival !== undefined) return { own, other: lineFor(rival), winner: undefined };
  const mean = { name: say("review-mean"), note: say("review-on-average"), face: undefined };
  return {
    own,
    other: { ...mean, spots: meanLine(steps, seat) },
    winner: winner === undefined ? undefined : lineFor(winner),
  };
}

/** Whoever looks from a seat is "you" there. */
export const nameOf = (table: Table, face: Face): string =>
  face.seat === table.seat ? say("review-you") : face.name;

/** The lines that there are, in the order in which they are named. */
export const linesOf = ({ own, other, winner }: Figure): Line[] =>
  [own, other, winner].filter((line) => line !== undefined);
