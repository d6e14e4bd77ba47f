import { describe, expect, it } from "vitest";
import type { Mark } from "../../../lib/protocol";
import { type Battle, concerns, entryOf, inOrder, stepsOf } from "./replay";

const mark = (number: number, turn: number, phase: string): Mark => ({ number, turn, phase, where: "" });
const MARKS = [
  mark(3, 4, "population"),
  mark(9, 4, "movement"),
  mark(20, 4, "construction"),
  mark(25, 5, "tax"),
  mark(28, 5, "movement"),
];

const says = (text: string) => ({ text });
const fight = {
  area: "susa",
  limit: 3,
  choice: false,
  sides: [
    { party: 0, name: "Saba", before: 3, after: 2 },
    { party: null, name: "the barbarians", before: 2, after: 1 },
  ],
  rounds: [
    {
      losses: [
        { parties: [null], left: [1], says: says("fewest") },
        { parties: [0], left: [2], says: says("then Saba") },
      ],
    },
  ],
  says: [says("They fit.")],
};
const susa = { area: "susa", conflict: fight, attack: null } as unknown as Battle;
const ur = {
  area: "ur",
  conflict: null,
  attack: { attacker: 2, defender: 1, fight: null },
} as unknown as Battle;

describe("conflicts told again", () => {
  it("begin where the movement of a turn ended", () => {
    expect(entryOf(MARKS, 4)).toBe(20);
    expect(entryOf(MARKS, 5)).toBeUndefined();
    expect(entryOf(MARKS, 6)).toBeUndefined();
  });

  it("go loss by loss", () => {
    expect(stepsOf(fight).map(({ round, left, lost }) => [round, left, lost])).toEqual([
      [0, [3, 2], []],
      [1, [3, 1], [null]],
      [1, [2, 1], [0]],
    ]);
  });

  it("show one's own first", () => {
    expect([concerns(susa, 0), concerns(ur, 1), concerns(ur, 0), concerns(ur, undefined)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(inOrder([susa, ur], 2).map(({ area }) => area)).toEqual(["ur", "susa"]);
  });
});
