import { describe, expect, it } from "vitest";
import {
  assignments,
  boundsOf,
  type Division,
  divisionOf,
  evenly,
  inOrder,
  lossOf,
  mostEach,
  type Shares,
  withAmount,
} from "./dividing";

/** Twenty points among four, of whom the last has two on the board. */
const FAMINE: Division = {
  left: 20,
  rooms: [
    [1, 8],
    [4, 8],
    [2, 8],
    [7, 2],
  ],
};
const sum = ({ amounts }: Shares): number => Object.values(amounts).reduce((all, one) => all + one, 0);

describe("a calamity that is divided", () => {
  it("reads what is left and how much each may be given from the question", () => {
    const ask = {
      frame: "ask_division",
      seat: 0,
      id: "division-1",
      left: 20,
      total: 25,
      rooms: FAMINE.rooms,
    };
    expect(divisionOf(ask)).toEqual(FAMINE);
    expect(divisionOf(undefined)).toEqual({ left: 0, rooms: [] });
    expect(mostEach(FAMINE)).toBeUndefined();
    expect(mostEach({ left: 9, rooms: FAMINE.rooms.slice(0, 3) })).toBe(8);
  });

  it("begins evenly, and gives nobody more than they may bear", () => {
    const { amounts } = evenly(FAMINE);
    expect(amounts).toEqual({ 1: 6, 4: 6, 2: 6, 7: 2 });
    expect(evenly({ left: 5, rooms: FAMINE.rooms.slice(0, 3) }).amounts).toEqual({ 1: 2, 4: 2, 2: 1 });
  });

  it("gives those first who are first in an order", () => {
    const shares = inOrder(FAMINE, [2, 7, 4, 1]);
    expect(shares.amounts).toEqual({ 2: 8, 7: 2, 4: 8, 1: 2 });
    expect(shares.rest).toBe(1);
  });

  it("lets one seat make up for what another is given, so that the sum stays", () => {
    const before = { ...evenly(FAMINE), rest: 4 };
    const more = withAmount(FAMINE, before, 1, 8);
    expect(more).toEqual({ amounts: { 1: 8, 4: 4, 2: 6, 7: 2 }, rest: 4 });
    const less = withAmount(FAMINE, more, 2, 5);
    expect(less).toEqual({ amounts: { 1: 8, 4: 5, 2: 5, 7: 2 }, rest: 4 });
  });

  it("hands the rest on where who takes it has nothing left to give, or no room", () => {
    const given = { amounts: { 1: 8, 4: 8, 2: 3, 7: 1 }, rest: 7 };
    const next = withAmount(FAMINE, given, 2, 5);
    expect(next.amounts[7]).toBe(0);
    expect(next.rest).not.toBe(7);
    expect(sum(next)).toBe(20);
    const own = withAmount(FAMINE, next, next.rest, 2);
    expect(own.rest).not.toBe(next.rest);
    expect(sum(own)).toBe(20);
  });

  it("never lets a number leave its bounds, whatever is wished", () => {
    expect(boundsOf(FAMINE, 1)).toEqual({ min: 2, max: 8 });
    expect(boundsOf(FAMINE, 7)).toEqual({ min: 0, max: 2 });
    let shares = evenly(FAMINE);
    for (const [seat, wish] of [
      [1, 99],
      [7, -3],
      [2, 0],
      [4, 0],
      [1, 0],
    ] as const) {
      shares = withAmount(FAMINE, shares, seat, wish);
      expect(sum(shares)).toBe(20);
      for (const [one, room] of FAMINE.rooms) {
        expect(shares.amounts[one]).toBeGreaterThanOrEqual(0);
        expect(shares.amounts[one]).toBeLessThanOrEqual(room);
      }
    }
  });

  it("answers for everybody who bears something, and for nobody else", () => {
    const shares = { amounts: { 1: 8, 4: 8, 2: 4, 7: 0 }, rest: 2 };
    expect(assignments(FAMINE, shares, (seat) => `nation ${seat}`)).toEqual([
      { do: "assign", player: "nation 1", amount: 8 },
      { do: "assign", player: "nation 4", amount: 8 },
      { do: "assign", player: "nation 2", amount: 4 },
    ]);
  });

  it("knows what is really lost of it", () => {
    const pottery = { name: "Pottery", change: -5 };
    expect(lossOf(8, [pottery])).toBe(3);
    expect(lossOf(4, [pottery])).toBe(0);
    expect(lossOf(0, [{ name: "Roadbuilding", change: 5 }])).toBe(0);
    expect(lossOf(6, [])).toBe(6);
  });
});
