import { beforeEach, describe, expect, it } from "vitest";
import { Draft, EVERYBODY } from "./draft.svelte";
import { HAND, printed } from "./fixture";
import type { Offer } from "./floor";

describe("an offer in the making", () => {
  let draft: Draft;
  beforeEach(() => (draft = new Draft(printed)));

  const putAll = (...cards: string[]): void => cards.forEach((card) => draft.put(card));

  it("asks for two names, three cards, and two names of what one wants, one after the other", () => {
    expect(draft.missing).toBe("names");
    putAll("salt", "bronze");
    expect(draft.missing).toBe("cards");
    draft.put("treachery");
    expect(draft.missing).toBe("wants");
    draft.wants = ["spice", "spice"];
    expect(draft.missing).toBeUndefined();
    draft.wanted = 2;
    expect(draft.missing).toBe("wants-count");
  });

  it("names the first two commodities, never a calamity", () => {
    putAll("treachery", "salt", "pearls", "spice");
    expect(draft.kinds).toEqual(["salt", "pearls"]);
    expect(draft.hidden).toBe(2);
    putAll("treachery");
    expect(draft.hidden).toBe(3);
  });

  it("does not count calamities as names", () => {
    putAll("treachery", "salt", "treachery");
    expect(draft.missing).toBe("names");
  });

  it("names another card when it is told to", () => {
    putAll("salt", "bronze", "spice");
    draft.name(2);
    expect(draft.kinds).toEqual(["spice", "salt"]);
  });

  it("takes only what is in the hand and may be traded", () => {
    expect(draft.available(HAND)).not.toContain("famine");
    putAll("salt", "salt");
    expect(draft.available(HAND)).not.toContain("salt");
    expect(draft.available(HAND)).toContain("treachery");
  });

  it("lets go of cards that have left the hand, and of claims beyond the hidden cards", () => {
    putAll("salt", "salt", "bronze", "spice");
    draft.claims = ["pearls", "pearls"];
    draft.keepTo(["salt", "bronze", "spice"]);
    expect(draft.gives).toEqual(["salt", "bronze", "spice"]);
    expect(draft.claims).toEqual(["pearls"]);
  });

  it("says truly how many cards there are", () => {
    putAll("salt", "bronze", "treachery", "spice");
    draft.wants = ["pearls", "spice"];
    draft.claims = ["pearls"];
    draft.note = " peace at Ur ";
    expect(draft.answer("babylon")).toEqual({
      do: "post",
      gives: ["salt", "bronze", "treachery", "spice"],
      says: { kinds: ["salt", "bronze"], count: 4, claims: ["pearls"] },
      wants: { kinds: ["pearls", "spice"], count: 3 },
      note: "peace at Ur",
      to: "babylon",
    });
  });
});

describe("the next offer", () => {
  it("is for everybody again, whomever the last one was for", () => {
    const draft = new Draft(printed);
    draft.begin(3);
    draft.to = 2;
    draft.clear();
    expect(draft.to).toBe(EVERYBODY);
    draft.to = 2;
    draft.wants = ["spice"];
    draft.begin(3);
    expect(draft.to).toBe(2);
    draft.begin(4);
    expect([draft.to, draft.wants]).toEqual([EVERYBODY, []]);
  });
});

describe("an answer to an offer", () => {
  const theirs: Offer = {
    id: "2-0-3",
    version: 4,
    maker: 2,
    to: 0,
    says: { count: 4, kinds: ["spice", "hides"], claims: ["pearls"] },
    wants: { count: 3, kinds: ["salt", "hides"], claims: [] },
    note: "",
  };

  it("wants what they give, and begins with what I have of what they want", () => {
    const draft = new Draft(printed);
    draft.counter(theirs, HAND, undefined);
    expect(draft.gives).toEqual(["salt"]);
    expect(draft.to).toBe(2);
    draft.put("bronze");
    draft.put("pearls");
    expect(draft.answer("saba")).toMatchObject({
      do: "counter",
      offer: "2-0-3",
      version: 4,
      wants: { kinds: ["spice", "hides"], count: 4 },
    });
  });

  it("changes an offer of mine, with the named cards first", () => {
    const draft = new Draft(printed);
    draft.amend({
      ...theirs,
      maker: 0,
      to: undefined,
      gives: ["bronze", "spice", "salt", "hides"],
    });
    expect(draft.gives).toEqual(["spice", "hides", "bronze", "salt"]);
    expect(draft.to).toBe(EVERYBODY);
    expect(draft.answer(null)).toMatchObject({ do: "amend", offer: "2-0-3", says: { count: 4 } });
    draft.clear();
    expect(draft.purpose).toEqual({ do: "post" });
  });
});
