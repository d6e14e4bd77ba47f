/** The story of a game as the house tells it: a page for each turn, with figures and what happened. */

import { api, ask } from "../../../api/client";
import type { Table } from "../../../lib/table.svelte";

export const FIGURES = ["points", "cities", "population", "advances"] as const;
export type Figure = (typeof FIGURES)[number];

export type Tale =
  | { tale: "deal"; seats: [number, number]; cards: [number, number] }
  | { tale: "market"; seat: number; placed: number; taken: number }
  | { tale: "passed"; card: string; seat: number; to: number }
  | { tale: "calamity"; card: string; seat: number; giver: number | null }
  | { tale: "advances"; seat: number; advances: string[] }
  | { tale: "lost"; seat: number; cities: number; area: string | null }
  | { tale: "step"; seat: number; step: number; era: string };

/** A turn: the figures of every seat when it ended (none while it goes on), and what happened in it. */
export type Page = { turn: number; figures: Partial<Record<Figure, number[]>>; tales: Tale[] };

export async function storyOf(table: Table): Promise<Page[]> {
  const query = {
    ...(table.seat === undefined ? {} : { seat: table.seat }),
    ...(table.invitation ? { invitation: table.invitation } : {}),
  };
  const params = { path: { id: table.id }, query };
  return (await ask(api.GET("/api/tables/{id}/story", { params }))) as unknown as Page[];
}

/** The pages of turns that are over. */
export const ended = (pages: readonly Page[]): Page[] => pages.filter(({ figures }) => figures.points);

/** One seat's figure turn by turn. */
export const courseOf = (pages: readonly Page[], figure: Figure, seat: number): number[] =>
  ended(pages).map(({ figures }) => figures[figure]?.[seat] ?? 0);

export type Told<T extends Tale["tale"]> = Extract<Tale, { tale: T }> & { turn: number };

/** Everything of one kind that happened, with its turn. */
export function tales<T extends Tale["tale"]>(pages: readonly Page[], kind: T): Told<T>[] {
  return pages.flatMap(({ turn, tales: all }) =>
    all
      .filter((one): one is Extract<Tale, { tale: T }> => one.tale === kind)
      .map((one) => ({ ...one, turn })),
  );
}

/** How many bargains each two seats struck, by the seats in either order. */
export function bargains(pages: readonly Page[], seats: number): number[][] {
  const counts = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  for (const { seats: pair } of tales(pages, "deal"))
    for (const [one, other] of [pair, [pair[1], pair[0]]] as const) {
      const row = counts[one];
      if (row) row[other] = (row[other] ?? 0) + 1;
    }
  return counts;
}

/** What a seat traded with the market of three and four seats: how often, and what went there and came from there. */
export type Marketing = { trades: number; placed: number; taken: number };

export function marketings(pages: readonly Page[], seats: number): Marketing[] {
  const sums = Array.from({ length: seats }, (): Marketing => ({ trades: 0, placed: 0, taken: 0 }));
  for (const { seat, placed, taken } of tales(pages, "market")) {
    const sum = sums[seat];
    if (!sum) continue;
    sum.trades += 1;
    sum.placed += placed;
    sum.taken += taken;
  }
  return sums;
}

/** What a turn brought a seat, against the turn before. */
export type Gain = {
  figures: Record<Figure, { now: number; by: number }>;
  advances: string[];
  calamities: string[];
  /** How many cities were lost, and where, as far as that is told. */
  lost: { cities: number; areas: string[] };
  market: Marketing;
};

export function gainOf(pages: readonly Page[], turn: number, seat: number): Gain {
  const page = pages.find((one) => one.turn === turn);
  const before = pages.find((one) => one.turn === turn - 1);
  const figures = Object.fromEntries(
    FIGURES.map((figure) => {
      const now = page?.figures[figure]?.[seat] ?? 0;
      return [figure, { now, by: now - (before?.figures[figure]?.[seat] ?? 0) }];
    }),
  ) as Gain["figures"];
  const told = page ? [page] : [];
  const lost = tales(told, "lost").filter((one) => one.seat === seat);
  return {
    figures,
    advances: tales(told, "advances").flatMap((one) => (one.seat === seat ? one.advances : [])),
    market: marketings(told, seat + 1)[seat] ?? { trades: 0, placed: 0, taken: 0 },
    lost: {
      cities: lost.reduce((sum, { cities }) => sum + cities, 0),
      areas: lost.flatMap(({ area }) => (area === null ? [] : [area])),
    },
    calamities: tales(told, "calamity").flatMap((one) => (one.seat === seat ? [one.card] : [])),
  };
}
