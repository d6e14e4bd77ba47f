import { describe, expect, it } from "vitest";
import { cardOf, commodityOf, copiesOf, faceOf, markOf, redeemedIn } from "./cards";
import { keptOf, lossOf } from "./decisions/hand";
import { nameOf } from "./printed";
import { payAnswer, rowsOf, swapsOf, valueOf as paidWith } from "./shop/payment";
import { Draft } from "./trade/draft.svelte";
import { inBlocks, printed, scene } from "./trade/fixture";
import { fitting } from "./trade/floor";
import { changesOf, setsOf, valueOf } from "./trade/sets";

const BOX = { ...scene, cards: { "salt.w": 5, "salt.e": 4, spice: 6 } };
const HAND = ["salt.w", "salt.e", "salt.w", "spice", "treachery.w"];

describe("cards of two blocks", () => {
  it("make one set, which counts the copies of both", () => {
    const [salt, spice] = setsOf(inBlocks, BOX, HAND);
    expect(salt).toMatchObject({ card: "salt", name: "Salt", count: 3, copies: 9, value: 27, next: 48 });
    expect(salt?.cards).toEqual(["salt.w", "salt.e", "salt.w"]);
    expect(spice).toMatchObject({ card: "spice", count: 1 });
    expect(valueOf(inBlocks, ["salt.w", "salt.e"])).toBe(12);
  });

  it("count more in the other block, where the game adds something, and nowhere else", () => {
    const giving = { ...BOX, bonuses: { w: { salt: 3 }, e: {} } };
    const [west, east] = [redeemedIn(inBlocks, giving, "w"), redeemedIn(inBlocks, giving, "e")];
    expect(valueOf(west, ["salt.w", "salt.e", "salt.e"])).toBe(36); // 27, and 3 for each
    expect(setsOf(west, giving, HAND)[0]).toMatchObject({ card: "salt", value: 36, next: 60 });
    expect(paidWith(west, { handed: { "salt.w": 2, "salt.e": 1 } })).toBe(36);
    const paying = rowsOf(west, HAND, { handed: { "salt.w": 2, "salt.e": 1 } });
    expect(paying.reduce((sum, { value }) => sum + value, 0)).toBe(36);
    const kept = keptOf(west, HAND, [{ answer: { do: "discard", card: "salt.e" }, text: "" }]);
    expect(lossOf(kept, { "salt.e": 1 })).toBe(36 - 18);
    expect(valueOf(east, ["salt.w", "salt.e", "salt.e"])).toBe(27);
    expect(redeemedIn(inBlocks, BOX, "w")).toBe(inBlocks);
    expect(redeemedIn(inBlocks, giving, "w")).toBe(west); // so that a board does not begin anew
  });

  it("have the name and the face of their commodity, and a mark", () => {
    expect([nameOf(inBlocks, "salt.e"), nameOf(inBlocks, "treachery.w")]).toEqual(["Salt", "Treachery"]);
    expect([faceOf(inBlocks, "salt"), faceOf(inBlocks, "salt.w")]).toEqual([3, 3]);
    expect([markOf(inBlocks, "salt.e"), markOf(inBlocks, "spice")]).toEqual(["e", undefined]);
    expect(() => cardOf(inBlocks, "moonstone")).toThrow("moonstone");
  });

  it("are given for an offer that wants their commodity", () => {
    const wants = { count: 3, kinds: ["salt", "salt"], claims: [] };
    expect(fitting(inBlocks, HAND, wants)).toEqual(["salt.w", "salt.e", "salt.w"]);
    expect(fitting(inBlocks, ["salt.e", "spice"], wants)).toBeUndefined();
    expect(changesOf(inBlocks, HAND, ["salt.w"], ["salt"])).toEqual([]);
  });

  it("are named by their commodity, and given as the cards they are", () => {
    const draft = new Draft(inBlocks);
    for (const card of ["salt.e", "salt.w", "treachery.w"]) draft.put(card);
    draft.wants = ["spice", "spice"];
    const { gives, says } = draft.answer(null) as unknown as { gives: string[]; says: { kinds: string[] } };
    expect(gives).toEqual(["salt.e", "salt.w", "treachery.w"]);
    expect(says.kinds).toEqual(["salt", "salt"]);
  });

  it("pay as one set", () => {
    const payment = { handed: { "salt.w": 2, "salt.e": 1, spice: 1 } };
    expect(paidWith(inBlocks, payment)).toBe(27 + 7);
    expect(rowsOf(inBlocks, HAND, payment).map(({ card, value }) => [card, value])).toEqual([
      ["salt.w", 18],
      ["spice", 7],
      ["salt.e", 9],
    ]);
    const [swap] = swapsOf({ ...inBlocks, numbers: { least_set: 2 } }, BOX.cards, payment);
    expect(swap).toEqual({ substitute: "spice", standsFor: "salt" });
    expect(paidWith(inBlocks, { ...payment, swap })).toBe(48);
    expect(payAnswer(payment)).toEqual({ do: "pay", cards: ["salt.w", "salt.w", "salt.e", "spice"] });
  });

  it("are lost from one set", () => {
    const options = ["salt.w", "salt.e"].map((card) => ({ answer: { do: "discard", card }, text: "" }));
    const kept = keptOf(inBlocks, HAND, options);
    expect(kept.map(({ held, size }) => [held, size])).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(lossOf(kept, { "salt.w": 1, "salt.e": 1 })).toBe(27 - 3);
  });
});

it("leaves cards as they are where there are no blocks", () => {
  expect(commodityOf(printed, "salt")).toBe("salt");
  expect(markOf(printed, "salt")).toBeUndefined();
  expect([...copiesOf(printed, scene.cards)]).toEqual(Object.entries(scene.cards));
});
