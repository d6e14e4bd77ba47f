import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HouseError } from "../api/client";
import { asking, FakeSocket, houseWith, stateAt, type Call, type FakeHouse } from "../testing/house";
import { eventually } from "../testing/patience";
import { Table } from "./table.svelte";

const request = asking([
  { do: "low", text: "1 token" },
  { do: "high", text: "2 tokens" },
]);
const change = (from: number, number = from + 1) => ({
  type: "change" as const,
  from,
  number,
  patch: { number, awaited: { "0": null, "1": true } },
  log: [{ number, at: 0, turn: 1, phase: "tax", seat: 0, kind: "tax", rule: "", texts: [`entry ${number}`] }],
});

let house: FakeHouse;
let table: Table;

beforeEach(async () => {
  house = houseWith(stateAt(10, { requests: { [request.id]: request } }));
  table = new Table("t", "en");
  await table.readCard();
  await table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table that is followed", () => {
  it("takes patches in their order and keeps the log", async () => {
    FakeSocket.last.say(change(10));
    FakeSocket.last.say(change(11));
    await eventually(() => expect(table.now.number).toBe(12));
    expect(table.now.awaited).toEqual({ 1: true });
    expect(table.log.map((line) => line.number)).toEqual([11, 12]);
  });

  it("is not followed by whoever left before it was open", async () => {
    const lines = FakeSocket.all.length;
    const other = new Table("t", "en");
    await other.readCard();
    other.close();
    await other.open();
    expect(FakeSocket.all).toHaveLength(lines);
  });

  it("does not show a clock again that another one has overtaken", async () => {
    const voting = { id: 1, proposal: { do: "pause" as const }, seat: 0, closes: 9, voters: [1], needed: 1 };
    const clock = (version: number, votes = [voting]) => ({
      now: 0,
      terms: { pace: "none" as const },
      version,
      votes,
    });
    FakeSocket.last.say({ type: "clock", clock: clock(3) });
    FakeSocket.last.say({ type: "clock", clock: clock(5, []) });
    await eventually(() => expect(table.clock?.version).toBe(5));
    table.setClock(clock(4)); // the answer to a request that was on its way
    expect(table.clock?.votes).toEqual([]);
    table.setClock(clock(5));
    expect(table.clock?.votes).toEqual([voting]);
  });

  it("does not take a patch twice", async () => {
    FakeSocket.last.say(change(10));
    FakeSocket.last.say(change(10));
    FakeSocket.last.say(change(11));
    await eventually(() => expect(table.now.number).toBe(12));
    expect(table.log).toHaveLength(2);
  });

  it("heals a gap, asking once however many messages show it", async () => {
    house.on("GET /api/tables/t/events", [change(10), change(11), change(12), change(13)]);
    FakeSocket.last.say(change(12));
    FakeSocket.last.say(change(13));
    await eventually(() => expect(table.now.number).toBe(14));
    expect(house.asked("GET /api/tables/t/events").map((call) => call.query.get("after"))).toEqual(["10"]);
    expect(table.log.map((line) => line.number)).toEqual([11, 12, 13, 14]);
  });

  it("hears also what came while a gap was being healed", async () => {
    house.on("GET /api/tables/t/events", ({ query }: Call) => ({
      body: query.get("after") === "10" ? [change(10), change(11)] : [change(12)],
    }));
    FakeSocket.last.say(change(11));
    FakeSocket.last.say(change(12));
    await eventually(() => expect(table.now.number).toBe(13));
    expect(house.asked("GET /api/tables/t/events")).toHaveLength(2);
  });

  it("begins anew where the patches are not kept, and fetches the log that it missed", async () => {
    house.on("GET /api/tables/t/log", change(39).log);
    FakeSocket.last.say({ type: "state", number: 40, state: stateAt(40) });
    await eventually(() => expect(table.log.map((line) => line.number)).toEqual([40]));
    expect(house.asked("GET /api/tables/t/log").at(-1)?.query.get("after")).toBe("10");
  });

  it("resumes from the last number that it saw", () => {
    vi.useFakeTimers();
    FakeSocket.last.say(change(10));
    FakeSocket.last.onclose?.({ code: 1006, reason: "" });
    expect(table.connected).toBe(false);
    vi.advanceTimersByTime(600);
    expect(new URL(FakeSocket.last.url).searchParams.get("after")).toBe("11");
  });
});

describe("a browser that is cut off", () => {
  it("says so at once and comes back from where it was", () => {
    dispatchEvent(new Event("offline"));
    expect(table.connected).toBe(false);
    const before = FakeSocket.last;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.last).not.toBe(before);
    expect(new URL(FakeSocket.last.url).searchParams.get("after")).toBe("10");
  });
});

describe("an answer", () => {
  const keys = (): unknown[] => house.asked("POST /api/tables/t/answers").map((call) => call.body?.key);

  it("is sent again under the same key until the house has taken it", async () => {
    vi.useFakeTimers();
    const replies = ["lost" as const, { status: 503, body: { reason: "closing" } }, { body: { number: 11 } }];
    house.on("POST /api/tables/t/answers", () => replies.shift() ?? "lost");
    const sent = table.answer(request, { do: "high" });
    await vi.advanceTimersByTimeAsync(100);
    expect(table.busy && table.retrying).toBe(true);
    await vi.advanceTimersByTimeAsync(2200);
    FakeSocket.last.say(change(10));
    expect(await sent).toBe(true);
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    expect(table.busy).toBe(false);
  });

  it("is done when what the house wrote down is seen here", async () => {
    house.on("POST /api/tables/t/answers", { number: 11 });
    const sent = table.answer(request, { do: "high" });
    await eventually(() => expect(keys()).toHaveLength(1));
    expect(table.busy).toBe(true);
    FakeSocket.last.say(change(10));
    expect(await sent).toBe(true);
    expect(table.busy).toBe(false);
  });

  it("fetches what the socket does not bring", async () => {
    vi.useFakeTimers();
    house.on("POST /api/tables/t/answers", { number: 11 }).on("GET /api/tables/t/events", [change(10)]);
    const sent = table.answer(request, { do: "high" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await sent).toBe(true);
    expect(table.now.number).toBe(11);
  });

  it("counts as taken though nothing can be fetched afterwards", async () => {
    vi.useFakeTimers();
    house.on("POST /api/tables/t/answers", { number: 11 }).on("GET /api/tables/t/events", () => "lost");
    const sent = table.answer(request, { do: "high" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await sent).toBe(true);
    expect(table.problem).toBeUndefined();
  });

  it("that is refused is not sent again, and says why", async () => {
    house.on("POST /api/tables/t/answers", () => ({
      status: 422,
      body: { reason: "You have 0 tokens.", rule: "1.rate" },
    }));
    expect(await table.answer(request, { do: "high" })).toBe(false);
    expect(keys()).toHaveLength(1);
    expect(table.problem).toBeInstanceOf(HouseError);
    expect((table.problem as HouseError).problem.rule).toBe("1.rate");
  });

  it("is not sent while another one is under way", async () => {
    house.on("POST /api/tables/t/answers", { number: 11 });
    const sent = table.answer(request, { do: "high" });
    expect(await table.answer(request, { do: "low" })).toBe(false);
    await eventually(() => expect(keys()).toHaveLength(1));
    FakeSocket.last.say(change(10));
    await sent;
    expect(keys()).toHaveLength(1);
  });
});

describe("hands on one screen", () => {
  it("pass on when the other one is awaited", async () => {
    expect(table.nextHand).toBeUndefined();
    table.seats = [0, 1];
    expect(table.nextHand).toBeUndefined();
    FakeSocket.last.say(change(10));
    await eventually(() => expect(table.nextHand).toBe(1));
  });
});

describe("a table that is opened more than once", () => {
  const hand = (seat: number) => ({ view: { you: { cards: [`card of ${seat}`] } } });
  const openLines = (): FakeSocket[] =>
    FakeSocket.all.filter((socket) => socket.readyState === FakeSocket.OPEN);

  beforeEach(() => {
    house.on("GET /api/tables/t/state", ({ query }: Call) => {
      const seat = Number(query.get("seat") ?? 0);
      return { body: { number: 10, seat, seats: [0, 1], state: stateAt(10, hand(seat)) } };
    });
  });

  it("has one line, and none when it is closed", async () => {
    await Promise.all([table.open(0), table.open(1), table.open(0)]);
    expect(openLines()).toHaveLength(1);
    table.close();
    expect(openLines()).toHaveLength(0);
  });

  it("closed while it opens has no line", async () => {
    const opening = table.open(1);
    table.close();
    await opening;
    expect(openLines()).toHaveLength(0);
  });

  it("shows the hand that was wished last to everybody who waited", async () => {
    const first = table.open(0);
    const last = table.open(1);
    await first;
    expect(table.seat).toBe(1);
    await last;
    expect(table.now.view).toEqual(hand(1).view);
  });

  it("hears nothing of one hand at the other's", async () => {
    const lines = [FakeSocket.last];
    await table.open(0);
    lines.push(FakeSocket.last);
    await table.open(1);
    for (const line of lines)
      line.say({ ...change(10), patch: { number: 11, view: { you: { cards: ["spied"] } } } });
    await new Promise((done) => setTimeout(done));
    expect(table.now.view).toEqual(hand(1).view);
  });

  it("does not heal one hand with what was asked for the other", async () => {
    house.on("GET /api/tables/t/events", [change(10), change(11)]);
    table.heard(change(11));
    await table.open(1);
    await eventually(() => expect(house.asked("GET /api/tables/t/events")).toHaveLength(1));
    await new Promise((done) => setTimeout(done));
    expect(table.now.number).toBe(10);
  });

  it("stays as it was where the new hand cannot be fetched", async () => {
    await table.open(0);
    house.on("GET /api/tables/t/state", () => "lost");
    await expect(table.open(1)).rejects.toThrow();
    expect(table.seat).toBe(0);
    FakeSocket.last.say(change(10));
    await eventually(() => expect(table.now.number).toBe(11));
  });

  it("keeps its language until everything is there in the other one", async () => {
    house.on("GET /api/tables/t/rules", () => "lost");
    await expect(table.speak("de")).rejects.toThrow();
    expect(table.language).toBe("en");
    expect(openLines()).toHaveLength(1);
    house.on("GET /api/tables/t/rules", {});
    await table.speak("de");
    expect(table.language).toBe("de");
    expect(new URL(FakeSocket.last.url).searchParams.get("language")).toBe("de");
  });
});
