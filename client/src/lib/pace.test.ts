import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asking, FakeSocket, houseWith, stateAt, type FakeHouse } from "../testing/house";
import { BEATS, ENOUGH, FEW, MOST, type Pace } from "./pace.svelte";
import type { LogLine, TableState } from "./protocol";
import { Table } from "./table.svelte";

const request = asking([{ do: "low", text: "1 token" }]);
const line = (number: number, texts = [`entry ${number}`]): LogLine => ({
  number,
  at: 0,
  turn: 1,
  phase: "tax",
  seat: 1,
  kind: "tax",
  rule: "",
  texts,
});

let house: FakeHouse;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  house = houseWith(stateAt(10, { awaited: { 1: true } }));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sit down, or look on, and see the bots at this pace. */
async function look(pace: Pace, card: Record<string, unknown> = {}): Promise<void> {
  table = new Table("t", "en");
  await table.readCard();
  table.card = { ...table.card, ...card };
  await table.open();
  table.reel.pace = pace;
  await vi.advanceTimersByTimeAsync(0);
}

/** Bots answer, so many entries in one message. */
function bots(from: number, count = 1, patch: Partial<TableState> = {}, texts?: string[]): void {
  const lines = Array.from({ length: count }, (_, index) => line(from + index + 1, texts));
  const number = from + count;
  table.heard({ type: "change", from, number, patch: { number, ...patch } as never, log: lines });
}

const asks = (id = request.id) => ({
  awaited: { "0": true as const },
  requests: { [id]: { ...request, id } },
});
const shown = (): number[] => table.log.map(({ number }) => number);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The house tells what was so after each entry. */
function remembers(...numbers: number[]): void {
  for (const number of numbers)
    house.on(`GET /api/tables/t/history/${number}`, stateAt(number, { where: `then ${number}` }));
}

describe("at once", () => {
  it("everything is shown as it comes", async () => {
    await look("now");
    bots(10, 3);
    expect(table.now.number).toBe(13);
    expect(shown()).toEqual([11, 12, 13]);
  });
});

describe("step by step", () => {
  it("one press shows one answer, and its line with it", async () => {
    await look("step");
    bots(10);
    bots(11);
    await wait(60_000);
    expect(table.now.number).toBe(10);
    expect(table.reel.behind).toBe(2);
    await table.reel.next();
    expect([table.now.number, shown(), table.reel.behind]).toEqual([11, [11], 1]);
    await table.reel.next();
    expect([table.now.number, shown(), table.reel.isLate]).toEqual([12, [11, 12], false]);
    await table.reel.next();
    expect(table.now.number).toBe(12);
  });

  it("answers that came together are shown one by one, as they were then", async () => {
    remembers(11, 12);
    await look("step");
    bots(10, 3, { where: "now" });
    const seen: [number, string][] = [];
    for (let press = 0; press < 3; press += 1) {
      await table.reel.next();
      seen.push([table.now.number, table.now.where]);
    }
    expect(seen).toEqual([
      [11, "then 11"],
      [12, "then 12"],
      [13, "now"],
    ]);
    expect(house.asked("GET /api/tables/t/history/11")).toHaveLength(1);
  });

  it("two presses are two answers, however slow the house is", async () => {
    remembers(11, 12);
    await look("step");
    bots(10, 3);
    await Promise.all([table.reel.next(), table.reel.next()]);
    expect(shown()).toEqual([11, 12]);
  });

  it("what cannot be read is passed over with the next that is known", async () => {
    house.on("GET /api/tables/t/history/11", () => "lost");
    await look("step");
    bots(10, 2);
    bots(12);
    await table.reel.next();
    expect([table.now.number, shown()]).toEqual([12, [11, 12]]);
    await table.reel.next();
    expect(table.now.number).toBe(13);
  });

  it("what is decided in silence passes with the next answer that tells something", async () => {
    await look("step");
    bots(10, 1, {}, []);
    expect(table.now.number).toBe(11);
    bots(11);
    bots(12, 1, {}, []);
    bots(13);
    expect(table.reel.behind).toBe(2);
    await table.reel.next();
    expect(table.now.number).toBe(12);
    await table.reel.next();
    expect(table.now.number).toBe(14);
  });
});

describe("at a pace", () => {
  it("answers are shown in their order, a beat apart", async () => {
    await look("normal");
    for (let number = 10; number < 15; number += 1) bots(number);
    const seen = [table.now.number];
    for (let beat = 0; beat < 5; beat += 1) {
      await wait(beat ? BEATS.normal : 0);
      seen.push(table.now.number);
    }
    expect(seen).toEqual([10, 11, 12, 13, 14, 15]);
    expect(shown()).toEqual([11, 12, 13, 14, 15]);
  });

  it("can be changed while something waits", async () => {
    await look("slow");
    for (let number = 10; number < 15; number += 1) bots(number);
    await wait(BEATS.slow - 1);
    expect(table.now.number).toBe(11);
    table.reel.pace = "step";
    await wait(60_000);
    expect(table.now.number).toBe(11);
    table.reel.pace = "now";
    expect(table.now.number).toBe(15);
  });

  it("one key leads to the present, and the pace stays", async () => {
    await look("slow");
    for (let number = 10; number < 15; number += 1) bots(number);
    table.reel.leap();
    expect([table.now.number, shown().length, table.reel.pace]).toEqual([15, 5, "slow"]);
    bots(15);
    expect(table.now.number).toBe(15);
    await wait(BEATS.slow);
    expect(table.now.number).toBe(16);
  });

  it("nothing goes on while one looks back", async () => {
    house.on("GET /api/tables/t/history/4", stateAt(4));
    await look("normal");
    bots(10);
    bots(11);
    await table.lookBack(4);
    await wait(60_000);
    expect(table.now.number).toBe(10);
    await table.lookBack();
    await wait(BEATS.normal);
    expect(table.now.number).toBe(12);
  });

  it("phases that begin are known when they are shown", async () => {
    await look("step");
    bots(10, 1, { phase: "movement", turn: 2, where: "turn 2" });
    const turns = (): number[] => table.past.marks.map(({ turn }) => turn);
    expect(turns()).not.toContain(2);
    await table.reel.next();
    expect(turns()).toContain(2);
  });
});

describe("what I am asked", () => {
  it("comes after what led to it", async () => {
    remembers(11);
    await look("normal");
    bots(10, 2, asks());
    expect([table.requests, table.myMove, table.isAskedLater]).toEqual([[], false, true]);
    await wait(0);
    expect([table.now.number, table.requests]).toEqual([11, []]);
    await wait(BEATS.normal);
    expect([table.requests.length, table.myMove, table.isAskedLater]).toEqual([1, true, false]);
  });

  it("comes at once where one wants it so", async () => {
    await look("slow");
    bots(10, 8, asks());
    table.reel.leap();
    expect(table.requests.map(({ id }) => id)).toEqual([request.id]);
    expect(shown()).toHaveLength(8);
  });

  it("is not taken away by what others do meanwhile", async () => {
    await look("slow");
    bots(10, 1, asks());
    await wait(0);
    bots(11);
    expect([table.now.number, table.requests.length]).toEqual([12, 1]);
  });

  it("and may take back is nothing of the past", async () => {
    await look("step");
    bots(10, 1, { ...asks(), undo: 11, amendable: { [request.id]: request } });
    expect([table.mayUndo, table.amendable]).toEqual([false, []]);
    table.reel.leap();
    expect([table.mayUndo, table.amendable.length]).toEqual([true, 1]);
  });

  it("my answer is shown at once, and what the bots say to it in its turn", async () => {
    await look("slow");
    bots(10, 1, asks());
    await wait(0);
    house.on("POST /api/tables/t/answers", { number: 12 });
    const sent = table.answer(request, { do: "low" });
    bots(11, 1, { awaited: { "0": null as never, "1": true }, requests: { [request.id]: null as never } });
    expect(table.now.number).toBe(12);
    bots(12, 1, asks("tax-2"));
    await wait(0);
    expect([await sent, table.busy, table.now.number]).toEqual([true, false, 12]);
    await wait(BEATS.slow);
    expect(table.requests.map(({ id }) => id)).toEqual(["tax-2"]);
  });

  it("is shown at once though it came as part of more, such as what I took back", async () => {
    await look("step");
    house.on("POST /api/tables/t/undo", { number: 11 });
    const undone = table.undo();
    bots(10);
    bots(11);
    await wait(0);
    expect([await undone, table.now.number, table.reel.behind]).toEqual([true, 11, 1]);
  });
});

describe("nothing waits", () => {
  const timed = (pace: "live" | "none", seats: number[] = [0]) => ({
    type: "clock" as const,
    clock: { now: 0, terms: { pace }, seats: seats.map((seat) => ({ seat, bank: 0 })), version: 1 },
  });

  it("where other people play", async () => {
    const seats = [0, 1].map((seat) => ({ seat, person: `p${seat}`, name: `P${seat}` }));
    await look("step", { seats });
    bots(10);
    expect(table.now.number).toBe(11);
  });

  it("any more when somebody takes the seat of a bot", async () => {
    await look("step");
    bots(10);
    expect(table.now.number).toBe(10);
    table.heard(timed("none", [0, 1]));
    expect(table.now.number).toBe(11);
  });

  it("while my time runs", async () => {
    await look("step");
    table.heard(timed("live"));
    bots(10);
    expect(table.now.number).toBe(10);
    bots(11, 1, asks());
    expect([table.now.number, table.requests.length]).toEqual([12, 1]);
  });

  it("while I talk with the bots", async () => {
    await look("step");
    bots(10, 1, { talks: { "0": true, "1": true } });
    expect(table.now.number).toBe(11);
  });

  it("at several hands on one screen, nor in a lesson", async () => {
    await look("step");
    table.seats = [0, 1];
    bots(10);
    expect(table.now.number).toBe(11);
    table.seats = [0];
    table.now = { ...table.now, lesson: { id: "first", name: "First", chapters: [] } };
    bots(11);
    expect(table.now.number).toBe(12);
  });

  it("of clocks, talk and offers", async () => {
    await look("step");
    bots(10);
    table.heard(timed("none"));
    const heard = { maker: 0, version: 1, said: { "1": {} } };
    table.heard({ type: "floor", offers: { "offer-1": heard } });
    table.heard({ type: "said", message: { number: 1, author: "a", name: "A", text: "hello", at: 0 } });
    expect(table.clock?.version).toBe(1);
    expect(table.answers).toEqual({ "offer-1": heard });
    expect(table.talk).toHaveLength(1);
    expect(table.now.number).toBe(10);
  });

  it("in a tab out of sight", async () => {
    await look("step");
    bots(10);
    bots(11);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    table.turnAway();
    expect(table.now.number).toBe(12);
    bots(12);
    expect(table.now.number).toBe(13);
  });
});

describe("what waits", () => {
  it("has a bound: then one is taken to the present, and told", async () => {
    await look("step");
    for (let number = 10; number < 10 + MOST; number += 1) bots(number);
    expect(table.now.number).toBe(10);
    bots(10 + MOST);
    expect(table.now.number).toBe(11 + MOST);
    expect(table.reel.passed).toBe(MOST + 1);
    expect(shown()).toHaveLength(MOST + 1);
  });

  it("is not asked for again when the line comes back", async () => {
    await look("step");
    bots(10);
    FakeSocket.last.onclose?.({ code: 1006, reason: "" });
    await wait(600);
    expect(new URL(FakeSocket.last.url).searchParams.get("after")).toBe("11");
    bots(11);
    expect(table.reel.behind).toBe(2);
  });

  it("is passed over, in words, where the house begins anew", async () => {
    house.on("GET /api/tables/t/log", [line(40)]);
    await look("slow");
    bots(10);
    bots(11);
    table.heard({ type: "state", number: 40, state: stateAt(40) });
    await wait(0);
    expect([table.now.number, table.reel.passed, table.reel.isLate]).toEqual([40, 30, false]);
  });

  it("is forgotten with the table", async () => {
    await look("slow");
    for (let number = 10; number < 15; number += 1) bots(number);
    await table.open();
    await wait(60_000);
    expect([table.now.number, table.reel.isLate]).toEqual([10, false]);
  });

  it("makes a game of bots alone wait, until little is left", async () => {
    await look("step", { watch: true });
    for (let number = 10; number < 10 + ENOUGH; number += 1) bots(number);
    expect(FakeSocket.last.heard).toEqual(["enough"]);
    while (table.reel.behind >= FEW) await table.reel.next();
    expect(FakeSocket.last.heard).toEqual(["enough", "more"]);
    table.reel.leap();
    expect(FakeSocket.last.heard).toEqual(["enough", "more"]);
  });

  it("is told again to a line that is new", async () => {
    await look("step", { watch: true });
    for (let number = 10; number < 10 + ENOUGH; number += 1) bots(number);
    FakeSocket.last.onclose?.({ code: 1006, reason: "" });
    await wait(600);
    expect(FakeSocket.last.heard).toEqual(["enough"]);
  });

  it("holds no game up where people play", async () => {
    await look("step");
    for (let number = 10; number < 10 + ENOUGH; number += 1) bots(number);
    expect(FakeSocket.last.heard).toEqual([]);
  });
});
