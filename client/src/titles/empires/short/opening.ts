/** The set-up of a Short Game: its parts, who has placed how much, and what the tokens bring. */

import type { TableState } from "../../../lib/protocol";
import { entry, type Group, type Printed, type ShortGame } from "../printed";
import { rankingOrder, tokensOnBoard } from "../tracks/seats";
import { sideOf, type View } from "../view";

/** The parts before turn 1, as the house names their phases. */
export const PARTS = ["founding", "revelation", "settlement"] as const;
export type Part = (typeof PARTS)[number];

/** The part that is being played; nothing where turns have begun, or in another game. */
export const partOf = ({ phase }: View): Part | undefined => PARTS.find((part) => part === phase);

export const isShort = ({ rules }: View): boolean => rules.game === "short";

/** What everybody places, and the tokens there are. */
export function shortGame(printed: Printed): ShortGame {
  if (!printed.short_game) throw new Error("Nothing is printed of a Short Game.");
  return printed.short_game;
}

/** The token of a seat, as far as one knows it. */
export const tokenOf = ({ scenarios }: View, seat: number | undefined): string | undefined =>
  (seat === undefined ? undefined : scenarios?.[seat]) || undefined;

/** Whether everybody sees the tokens of all. */
export function isRevealed({ scenarios }: View): boolean {
  const tokens = Object.values(scenarios ?? {});
  return tokens.length > 0 && tokens.every((token) => token !== "");
}

export type Brings = {
  advances: string[];
  /** By group, those that it gives at once. */
  credits: [Group, number][];
  /** Credits of one's own choice. */
  free: number;
  points: number;
  losesCity: boolean;
  /** Whether that it does, or does not, is our guess. */
  reconstructed: boolean;
};

/** What a token brings and costs, summed up from its advances. */
export function bringsOf(printed: Printed, token: string): Brings {
  const { advances, loses_city: losesCity, reconstructed } = entry(shortGame(printed).scenarios, token);
  const cards = advances.map((id) => entry(printed.advances, id));
  const sum = (number: (card: (typeof cards)[number]) => number): number =>
    cards.reduce((total, card) => total + number(card), 0);
  const credits = printed.groups.map((group): [Group, number] => [
    group,
    sum((card) => card.credits[group] ?? 0),
  ]);
  return {
    advances,
    credits: credits.filter(([, credit]) => credit > 0),
    free: sum((card) => card.free_credits),
    points: sum((card) => card.victory_points),
    losesCity,
    reconstructed,
  };
}

export type Place = { seat: number; done: number; due: number; doing: "done" | "now" | "later" };

/** How far everybody is with what is placed now, in the order in which it is placed. Before the tokens are revealed it is
 * cities, after that people; whoever is asked something about the tokens decides at the same time as others. */
export function placesInOrder(printed: Printed, view: View, { awaited }: TableState): Place[] {
  const { cities, tokens } = shortGame(printed);
  const order = rankingOrder(printed, view);
  const part = partOf(view);
  const first = order.findIndex((seat) => awaited[seat]);
  return order.map((seat, at) => {
    const people = part === "settlement";
    const done = people ? tokensOnBoard(view, seat) : sideOf(view, seat).cities;
    const isBefore = part === "revelation" ? true : at < first || first < 0;
    return {
      seat,
      done,
      due: people ? tokens : cities,
      doing: awaited[seat] ? "now" : isBefore ? "done" : "later",
    };
  });
}
