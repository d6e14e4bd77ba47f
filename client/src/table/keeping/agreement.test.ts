import { describe, expect, it } from "vitest";
import type { Table } from "../../lib/table.svelte";
import { awayText, listed, needsVote, prospectOf, prospectText } from "./agreement";

describe("who has to agree", () => {
  it("is listed as people would say it", () => {
    expect(listed(["Rome"], "en")).toBe("Rome");
    expect(listed(["Rome", "Persia", "Egypt"], "en")).toBe("Rome, Persia, and Egypt");
    expect(listed(["Rom", "Persien"], "de")).toBe("Rom und Persien");
  });

  it("is found by the kind of a proposal, and by seat and way where it is about a seat", () => {
    const bot = { proposal: { do: "replace", seat: 1, by: "bot" } } as const;
    const person = { proposal: { do: "replace", seat: 1, by: "person" } } as const;
    const extend = { proposal: { do: "extend", seconds: 300 } } as const;
    const all = [bot, person, extend];
    expect(prospectOf(all, { do: "replace", seat: 1, by: "person" })).toBe(person);
    expect(prospectOf(all, { do: "replace", seat: 2, by: "person" })).toBeUndefined();
    expect(prospectOf(all, { do: "extend" })).toBe(extend);
  });
});

describe("who is away", () => {
  const table = {
    seats: [0],
    shown: { keys: {}, names: { 0: "Rome", 1: "Persia", 2: "Egypt" }, awaited: {} },
    card: { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] },
    present: [0],
  } as unknown as Table;
  const away = { voters: [0, 1, 2], needed: 3, away: [1], seconds: 172_800 };
  const prospects = [
    { ...away, proposal: { do: "pause" } },
    { ...away, proposal: { do: "end" }, away: [2, 1] },
  ] as const;

  it("is said once for all that can be proposed", () => {
    const said = awayText(table, prospects as never);
    expect(said).toMatch(/^Persia and Egypt are away: .* 2 days/);
    expect(prospectText(table, prospects[0] as never)).not.toMatch(/away/);
  });

  it("is not said where nobody is", () => {
    expect(awayText(table, [{ proposal: { do: "pause" }, away: [] }] as never)).toBe("");
  });
});

describe("what only a vote takes back", () => {
  const bo = { seat: 1, person: "bo" };
  const table = {
    seat: 0,
    seats: [0],
    mayUndo: false,
    now: { over: false },
    past: { at: undefined },
    card: { seats: [{ seat: 0, person: "ada" }, bo] },
    log: [{ seat: 0 }],
  };
  const asks = (other: object): boolean => needsVote({ ...table, ...other } as unknown as Table);

  it("is a last answer that stands and cannot simply be taken back any more", () => {
    expect(asks({})).toBe(true);
    expect(asks({ mayUndo: true })).toBe(false);
    expect(asks({ log: [{ seat: 1 }, { seat: 0, taken_back: 3 }] })).toBe(false);
    expect(asks({ now: { over: true } })).toBe(false);
    expect(asks({ seat: undefined })).toBe(false);
  });

  it("needs somebody who can vote: no bot, and not oneself at another seat", () => {
    expect(asks({ card: { seats: [{ seat: 1, bot: "greedy" }] } })).toBe(false);
    expect(asks({ seats: [0, 1] })).toBe(false);
  });
});
