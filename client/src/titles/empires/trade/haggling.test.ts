import { beforeEach, describe, expect, test } from "vitest";
import type { Said } from "../../../lib/protocol";
import type { Offer } from "./floor";
import { Haggling } from "./haggling.svelte";

const TERMS = { count: 3, kinds: ["salt", "spice"], claims: [] };
const offer = (id: string, version = 1, to?: number): Offer => ({
  ...{ id, version, maker: 1, says: TERMS, wants: TERMS, note: "" },
  ...(to === undefined ? {} : { to }),
});
const said = (number: number, seat: number): Said => ({ number, seat, to_seat: 0 }) as unknown as Said;
const back = (turn = 4): Haggling => new Haggling("t", 0, turn);

beforeEach(() => localStorage.clear());

describe("whoever comes back to a haggle", () => {
  test("does not see again what was declined, but sees another version of it", () => {
    back().decline(offer("o-1"));
    expect(back().isDeclined(offer("o-1"))).toBe(true);
    expect(back().isDeclined(offer("o-1", 2))).toBe(false);
  });

  test("reads what became of the private offers, also of those that lapsed meanwhile", () => {
    back().follow([offer("o-1", 1, 0), offer("o-2", 1, 0), offer("all-1")], 10);
    const later = back();
    later.follow([offer("o-1", 2, 0)], 20);
    expect(later.lapsed.map(({ offer: { id }, why, at }) => [id, why, at])).toEqual([
      ["o-1", "changed", 20],
      ["o-2", "gone", 20],
    ]);
    expect(back().lapsed).toHaveLength(2);
  });

  test("reads whose offer was accepted, by me or of mine, and not what was refused", () => {
    const one = back();
    one.follow([offer("mine", 1, 2), offer("theirs", 1, 0), offer("refused", 1, 0)], 10);
    one.accept(offer("theirs", 1, 0));
    one.accept(offer("refused", 1, 0));
    one.follow([], 20, ["mine"]);
    one.refused(offer("refused", 1, 0));
    expect(back().lapsed.map(({ offer: { id }, why }) => [id, why])).toEqual([
      ["mine", "accepted"],
      ["theirs", "accepted"],
      ["refused", "gone"],
    ]);
  });

  test("is told how many messages came overnight", () => {
    back().hear(1, [said(3, 1)]);
    expect(back().unread(1, [said(3, 1), said(5, 0), said(7, 1)])).toBe(1);
  });

  test("begins anew in another turn, but has read what was read", () => {
    const first = back(4);
    first.decline(offer("o-1"));
    first.hear(1, [said(3, 1)]);
    expect(back(5).isDeclined(offer("o-1"))).toBe(false);
    expect(back(5).unread(1, [said(3, 1)])).toBe(0);
  });
});
