import { describe, expect, it } from "vitest";
import { HouseError } from "../api/client";
import { placeOf } from "../lib/router.svelte";
import { Table } from "../lib/table.svelte";
import { houseWith, stateAt } from "../testing/house";
import { readingOf } from "./reading.svelte";
import {
  fetchReview,
  firstSeat,
  momentBy,
  playOn,
  whole,
  winnerBeside,
  worthALine,
  type Moment,
} from "./review";

const standing = (seat: number, rank: number) => ({ seat, rank, score: 10 - rank, parts: {} });
const told = (seat: number) => ({ seat, unit: "points", start: [0, 0], turns: [], moments: [], kinds: [] });

async function tableWith(...reviews: unknown[]) {
  const house = houseWith(stateAt(9, { over: true, standings: [standing(1, 1), standing(0, 2)] }));
  house.on("GET /api/tables/t/review", () => reviews.shift() as { status?: number; body?: unknown });
  const table = new Table("t", "de", "secret");
  await table.readCard();
  await table.open();
  table.close();
  return { house, table };
}

describe("the figures of a moment", () => {
  it("are whole, and never nothing", () => {
    expect([12.7, -0.5, 2.4, -31.5].map(whole)).toEqual([13, -1, 2, -32]);
  });

  it("have a line in the sums where they are something", () => {
    const sums = [3, -0.4, 0].map((change) => ({ kind: `k${change}`, name: "", change }));
    expect(worthALine(sums).map(({ change }) => change)).toEqual([3]);
  });
});

describe("the keys among the moments", () => {
  it("go on, back and to the ends, and stay there", () => {
    expect(momentBy("ArrowRight", 1, 5)).toBe(2);
    expect(momentBy("ArrowLeft", 0, 5)).toBe(0);
    expect(momentBy("End", 1, 5)).toBe(4);
    expect(momentBy("Home", 4, 5)).toBe(0);
    expect(momentBy("x", 1, 5)).toBeUndefined();
  });
});

describe("who is shown", () => {
  it("is one's own seat, or for those who watched the winner", async () => {
    const { table } = await tableWith();
    expect(firstSeat(table)).toBe(0);
    table.seat = undefined;
    expect(firstSeat(table)).toBe(1);
  });

  it("stands beside the winner, unless that is the same", () => {
    const standings = [standing(2, 1), standing(0, 1), standing(1, 3)];
    expect(winnerBeside(standings, 1)).toBe(2);
    expect(winnerBeside(standings, 0)).toBeUndefined();
  });

  it("has an address", () => {
    expect(placeOf("/table/t/review")).toEqual({ name: "table", id: "t", review: {} });
    expect(placeOf("/table/t/review/7")).toEqual({ name: "table", id: "t", review: { seat: 7 } });
    expect(placeOf("/table/t/review/-1")).toEqual({ name: "table", id: "t", review: {} });
    expect(placeOf("/table/t")).toEqual({ name: "table", id: "t", review: undefined });
  });
});

describe("a review", () => {
  it("is asked for in one's language, with the invitation that lets one in, and once", async () => {
    const { house, table } = await tableWith({ body: told(1) }, { body: told(0) });
    const reading = readingOf(table);
    await reading.read(1);
    await reading.read(0);
    await readingOf(table).read(1);
    expect(reading.told?.seat).toBe(1);
    const asked = house.asked("GET /api/tables/t/review").map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([
      { seat: "1", language: "de", invitation: "secret" },
      { seat: "0", language: "de", invitation: "secret" },
    ]);
  });

  it("that cannot be made now says why, and is there when one tries again", async () => {
    const late = { code: "review-late", reason: "The review of this game cannot be made now." };
    const { table } = await tableWith({ status: 503, body: late }, { body: told(0) });
    const reading = readingOf(table);
    await reading.read(0);
    expect(reading).toMatchObject({ failed: late.reason, making: false, told: undefined });
    await reading.read(0);
    expect(reading).toMatchObject({ failed: "", making: false, told: { seat: 0 } });
  });

  it("shows what was wished last, whatever comes first", async () => {
    const { table } = await tableWith({ body: told(0) }, { body: told(1) });
    const reading = readingOf(table);
    await Promise.all([reading.read(0), reading.read(1)]);
    expect(reading.told?.seat).toBe(1);
  });

  it("of a game that goes on is refused", async () => {
    const { table } = await tableWith({ status: 409, body: { code: "review-early", reason: "later" } });
    await expect(fetchReview(table, 0)).rejects.toThrow(HouseError);
  });
});

describe("what if", () => {
  it("begins where the seat may decide again", async () => {
    const { house, table } = await tableWith();
    house.on("POST /api/guests", { person: { id: "p", name: "Ada" } });
    house.on("POST /api/tables/t/what-if", { id: "new" });
    const moment = { number: 30, again: 28 } as Moment;
    expect(await playOn(table, moment, 1, "greedy")).toMatchObject({ id: "new" });
    const [asked] = house.asked("POST /api/tables/t/what-if");
    expect(asked?.body).toEqual({ number: 28, seat: 1, bot: "greedy" });
    expect(asked?.query.get("invitation")).toBe("secret");
  });
});
