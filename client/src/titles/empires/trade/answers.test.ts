import { describe, expect, it } from "vitest";
import { answersTo } from "./answers";
import type { Offer, Trader } from "./floor";

const offer = (rest: Partial<Offer> = {}): Offer => ({
  id: "0-all-1",
  version: 2,
  maker: 0,
  says: { count: 3, kinds: ["hides", "salt"], claims: [] },
  wants: { count: 3, kinds: ["spice", "pearls"], claims: [] },
  note: "",
  ...rest,
});
const traders: Trader[] = [0, 1, 2, 3].map((seat) => ({ seat, finished: seat === 3 }));
const heard = (said: Record<string, object>, version = 2) => ({ maker: 0, version, said });

describe("what others say to my offer", () => {
  it("counts who can accept it: not me, and not who has finished", () => {
    expect(answersTo(offer(), undefined, traders, [])).toMatchObject({ all: 2, silent: 2, said: [] });
  });

  it("says that nobody wants something only when all have said so", () => {
    const one = answersTo(offer(), heard({ 1: { unwanted: ["hides"] } }), traders, []);
    expect(one).toMatchObject({ silent: 1, unwanted: [] });
    const both = heard({ 1: { unwanted: ["hides", "salt"] }, 2: { unwanted: ["hides"] } });
    expect(answersTo(offer(), both, traders, [])).toMatchObject({ silent: 0, unwanted: ["hides"] });
  });

  it("forgets what was said to another version", () => {
    expect(answersTo(offer(), heard({ 1: {} }, 1), traders, []).said).toEqual([]);
  });

  it("counts another offer for it as an answer", () => {
    const counter = offer({ id: "1-0-1", maker: 1, to: 0, reply: "0-all-1" });
    const found = answersTo(offer(), heard({ 1: {} }), traders, [counter]);
    expect(found).toMatchObject({ countered: [1], said: [], silent: 1 });
  });

  it("asks one seat alone where the offer is private", () => {
    expect(answersTo(offer({ to: 2 }), heard({ 2: {} }), traders, [])).toMatchObject({ all: 1, silent: 0 });
  });
});
