import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, houseWith, stateAt, type Call, type FakeHouse } from "../testing/house";
import { eventually } from "../testing/patience";
import { TALK_PAGE } from "./reader";
import { Table } from "./table.svelte";

/** So many messages are known at the house. */
let last = 0;
let house: FakeHouse;
let table: Table;

function chat({ query }: Call): { body: unknown } {
  const after = Number(query.get("after") ?? 0);
  const before = Number(query.get("before") ?? last + 1);
  const first = Math.max(after + 1, before - Number(query.get("most")));
  const numbers = Array.from({ length: Math.max(0, before - first) }, (_, index) => first + index);
  return { body: numbers.map((number) => ({ number, author: "x", name: "X", text: `${number}`, at: 0 })) };
}

async function open(messages: number): Promise<void> {
  last = messages;
  house = houseWith(stateAt(10)).on("GET /api/tables/t/chat", chat);
  table = new Table("t", "en");
  await table.readCard();
  await table.open();
  await eventually(() => expect(house.asked("GET /api/tables/t/chat")).toHaveLength(2));
}

const numbers = (): number[] => table.talk.map((said) => said.number);
const upTo = (end: number, first = 1): number[] =>
  Array.from({ length: end - first + 1 }, (_, index) => first + index);

async function comesBack(): Promise<void> {
  const before = FakeSocket.last;
  before.onclose?.({ code: 1006, reason: "" });
  table.reconnect();
  await eventually(() => expect(FakeSocket.last).not.toBe(before));
}

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe("talk at a table", () => {
  it("is read back to its first word, page by page", async () => {
    await open(2 * TALK_PAGE + 1);
    expect(numbers()).toEqual(upTo(last, TALK_PAGE + 2));
    expect(table.hasEarlierTalk).toBe(true);
    await table.readEarlierTalk();
    expect(numbers()).toEqual(upTo(last, 2));
    expect(table.hasEarlierTalk).toBe(true);
    await table.readEarlierTalk();
    expect(numbers()).toEqual(upTo(last));
    expect(table.hasEarlierTalk).toBe(false);
  });

  it("has no earlier pages where all of it is here", async () => {
    await open(3);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(table.hasEarlierTalk).toBe(false);
  });

  it("leaves nothing out however much was said while the line was down", async () => {
    await open(3);
    last = 3 + 2 * TALK_PAGE + 5;
    await comesBack();
    await eventually(() => expect(numbers()).toEqual(upTo(last)));
    expect(table.hasEarlierTalk).toBe(false);
  });

  it("begins with the newest for whoever was away for very long, and leads back to the rest", async () => {
    await open(3);
    last = 100 * TALK_PAGE;
    await comesBack();
    await eventually(() => expect(table.talk.at(-1)?.number).toBe(last));
    expect(table.talk).toHaveLength(5 * TALK_PAGE);
    expect(table.hasEarlierTalk).toBe(true);
  });

  it("about an offer is forgotten with the offer", async () => {
    await open(0);
    const no = { maker: 0, version: 1, said: { 1: {} } };
    table.heard({ type: "floor", offers: { one: no, other: no } });
    table.heard({ type: "floor", offers: { one: null } });
    expect(table.answers).toEqual({ other: no });
  });
});
