import { describe, expect, it } from "vitest";
import type { Printed } from "../printed";
import { answersFor } from "./cart.svelte";
import { isSamePayment, leftOf, payAnswer, proposed, rowsOf, sumOf, swapsOf, valueOf } from "./payment";
import { type Counselled, inOrder, itemsOf, shelvesOf } from "./shelves";

const advance = (groups: string[], cost: number, discount = 0) => ({
  groups,
  cost,
  discount,
  victory_points: 1,
  credits: {},
  words: "",
});

const printed = {
  numbers: { least_set: 2 },
  names: { library: "Library", masonry: "Masonry", mysticism: "Mysticism", salt: "Salt" },
  groups: ["science", "arts", "crafts"],
  advances: {
    library: advance(["science"], 220, 40),
    mysticism: advance(["arts", "religion"], 50),
    masonry: advance(["crafts"], 60),
    pottery: advance(["crafts"], 60),
  },
  cards: {
    salt: { face: 3, calamity: "" },
    silk: { face: 9, calamity: "" },
    water: { face: 0, calamity: "" },
    famine: { calamity: "major" },
  },
} as unknown as Printed;

const price = (id: string, cost: number, adds: number, affordable: boolean) => ({
  advance: id,
  cost,
  price: cost,
  adds,
  affordable,
  special: [],
});

const told = {
  wealth: 100,
  treasury: 9,
  token_value: 2,
  chosen: ["mysticism"],
  chosen_price: 45,
  chosen_saved: 0,
  payments: [],
  prices: [
    price("library", 200, 160, false),
    price("mysticism", 45, 0, true),
    price("masonry", 55, 55, true),
  ],
} as unknown as Counselled;

const stand = {
  printed,
  held: { pottery: true } as const,
  credits: { crafts: 5 },
  chosen: ["mysticism"],
  told,
};

describe("the shelves", () => {
  it("tell what an advance costs beside what is chosen, and how much is lacking", () => {
    const [library, mysticism, masonry, pottery] = itemsOf(stand);
    expect(library).toMatchObject({ now: 160, short: 105, affordable: false });
    expect(mysticism).toMatchObject({ now: 45, chosen: true, short: 0 });
    expect(masonry).toMatchObject({ now: 55, short: 0, affordable: true });
    expect(pottery).toMatchObject({ owned: true, affordable: false });
  });

  it("lie by their first group, and show what is asked for", () => {
    const all = shelvesOf(stand, "all", "cost");
    expect(all.map(({ group, items }) => [group, items.length])).toEqual([
      ["science", 1],
      ["arts", 1],
      ["crafts", 2],
    ]);
    expect(all[2]?.credit).toBe(5);
    const ids = (show: "affordable" | "owned") =>
      shelvesOf(stand, show, "price").flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids("affordable")).toEqual(["mysticism", "masonry"]);
    expect(ids("owned")).toEqual(["pottery"]);
  });

  it("are emptied so that what makes others cheaper comes first", () => {
    expect(inOrder(printed, ["masonry", "library", "mysticism"])).toEqual([
      "library",
      "masonry",
      "mysticism",
    ]);
  });
});

describe("a payment", () => {
  const hand = ["salt", "salt", "salt", "silk", "water", "famine"];

  it("is made of sets, and the treasury pays no more than they lack", () => {
    const payment = { handed: { salt: 3 } };
    expect(rowsOf(printed, hand, payment).map(({ card, given, value }) => [card, given, value])).toEqual([
      ["salt", 3, 27],
      ["silk", 0, 0],
    ]);
    expect(valueOf(printed, payment)).toBe(27);
    expect(sumOf(printed, payment, told)).toEqual({ value: 27, treasury: 9, waste: 0, enough: true });
    expect(sumOf(printed, { handed: { salt: 2 } }, told).enough).toBe(false);
    expect(sumOf(printed, { handed: { salt: 3, silk: 1 } }, told)).toMatchObject({ treasury: 5, waste: 1 });
    expect(leftOf(hand, payment)).toEqual([
      ["silk", 1],
      ["water", 1],
      ["famine", 1],
    ]);
  });

  it("lets a dearer card stand for one of a set, and says so to the house", () => {
    const handed = { salt: 3, silk: 1 };
    const [swap] = swapsOf(printed, { salt: 9, silk: 4 }, { handed });
    expect(swap).toEqual({ substitute: "silk", standsFor: "salt" });
    expect(swapsOf(printed, { salt: 3, silk: 4 }, { handed })).toEqual([]);
    const payment = { handed, swap };
    expect(valueOf(printed, payment)).toBe(48);
    expect(payAnswer(payment)).toEqual({
      do: "pay",
      cards: ["salt", "salt", "salt", "silk"],
      substitute: "silk",
      stands_for: "salt",
    });
  });

  it("is the one that the rules propose until it is changed", () => {
    const way = { cards: ["salt", "salt"], substitute: null, stands_for: null } as never;
    expect(isSamePayment(proposed(way), { handed: { salt: 2, silk: 0 } })).toBe(true);
    expect(isSamePayment(proposed(way), { handed: { salt: 1 } })).toBe(false);
  });
});

describe("the answers of a purchase", () => {
  it("lead from the basket that the house knows of to the one that is paid", () => {
    expect(answersFor(["masonry"], ["library"], { handed: { salt: 1 } })).toEqual([
      { do: "put_back", advance: "masonry" },
      { do: "choose", advance: "library" },
      { do: "pay", cards: ["salt"] },
    ]);
    expect(answersFor([], [], { handed: {} })).toEqual([{ do: "end_acquiring" }]);
  });
});
