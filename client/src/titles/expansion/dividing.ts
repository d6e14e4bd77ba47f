/** What is divided among others: one of them takes the rest, so that the sum is right at every moment. */

import type { Answer } from "../../lib/protocol";
import type { Ask } from "../empires/decisions/reading";

/** So much is left to be divided; each seat with how much it may be given. */
export type Division = { left: number; rooms: readonly Room[] };
export type Room = readonly [seat: number, room: number];

/** What everybody is given, and who takes the rest. */
export type Shares = { amounts: Readonly<Record<number, number>>; rest: number };

export function divisionOf(ask: Ask | undefined): Division {
  const rooms = (ask?.rooms ?? []) as Room[];
  return { left: typeof ask?.left === "number" ? ask.left : 0, rooms };
}

const amountOf = (shares: Shares, seat: number): number => shares.amounts[seat] ?? 0;

/** As evenly as can be; those who are listed first bear what does not come out even. */
export function evenly({ left, rooms }: Division): Shares {
  const amounts: Record<number, number> = Object.fromEntries(rooms.map(([seat]) => [seat, 0]));
  for (let given = 0; given < left; given += 1) {
    const able = rooms.filter(([seat, room]) => (amounts[seat] ?? 0) < room);
    const [least] = able.toSorted(([one], [other]) => (amounts[one] ?? 0) - (amounts[other] ?? 0));
    if (!least) break;
    amounts[least[0]] = (amounts[least[0]] ?? 0) + 1;
  }
  return { amounts, rest: rooms[0]?.[0] ?? 0 };
}

/** As much as can be to the first of an order, then to the next. */
export function inOrder(division: Division, order: readonly number[]): Shares {
  let { left } = division;
  const amounts: Record<number, number> = {};
  const rooms = division.rooms.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  let rest = rooms[0]?.[0] ?? 0;
  for (const [seat, room] of rooms) {
    const given = Math.min(room, left);
    if (given) rest = seat;
    amounts[seat] = given;
    left -= given;
  }
  return { amounts, rest };
}

/** The least and the most that a seat can be given: others take what it does not. */
export function boundsOf({ left, rooms }: Division, seat: number): { min: number; max: number } {
  const own = rooms.find(([one]) => one === seat)?.[1] ?? 0;
  const others = rooms.reduce((sum, [one, room]) => (one === seat ? sum : sum + room), 0);
  return { min: Math.max(0, left - others), max: Math.min(own, left) };
}

/** Another amount for a seat. Who takes the rest makes up for it; where that is not enough another one does, and takes
 * the rest from now on. */
export function withAmount(division: Division, shares: Shares, seat: number, amount: number): Shares {
  const { min, max } = boundsOf(division, seat);
  const wanted = Math.max(min, Math.min(max, amount));
  let open = amountOf(shares, seat) - wanted;
  const amounts = { ...shares.amounts, [seat]: wanted };
  let { rest } = shares;
  /** How far a seat can make up for it: by what is free, or by what it has. */
  const able = ([one, room]: Room): number =>
    open > 0 ? room - amountOf(shares, one) : amountOf(shares, one);
  const others = division.rooms.filter(([one]) => one !== seat);
  const makers = others.toSorted(
    (one, other) =>
      Number(other[0] === shares.rest) - Number(one[0] === shares.rest) || able(other) - able(one),
  );
  for (const [one, room] of makers) {
    if (!open) break;
    const before = amountOf(shares, one);
    const after = Math.max(0, Math.min(room, before + open));
    if (after !== before) rest = one;
    open -= after - before;
    amounts[one] = after;
  }
  return { amounts, rest };
}

/** The answers that give everybody their share, in the order in which they are listed. */
export const assignments = (
  { rooms }: Division,
  shares: Shares,
  civilization: (seat: number) => string,
): Answer[] =>
  rooms
    .filter(([seat]) => amountOf(shares, seat) > 0)
    .map(([seat]) => ({ do: "assign", player: civilization(seat), amount: amountOf(shares, seat) }));

/** An advance and what it changes. */
export type Effect = { name: string; change: number };

/** What a seat really loses of its share: never less than nothing, and nothing of nothing. */
export const lossOf = (amount: number, effects: readonly Effect[]): number =>
  amount
    ? Math.max(
        0,
        effects.reduce((sum, { change }) => sum + change, amount),
      )
    : 0;

/** What seats may be given at most, where that is the same for all; else nothing. */
export function mostEach({ rooms }: Division): number | undefined {
  const [first] = rooms;
  return first && rooms.every(([, room]) => room === first[1]) ? first[1] : undefined;
}
