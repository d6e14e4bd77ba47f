import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine, Request } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { READ } from "./news";
import { NewsDesk } from "./news.svelte";

const told = (number: number, turn: number, what: string, good = false): LogLine => ({
  ...{ number, at: 0, turn, phase: "conflict", kind: "move", rule: "", texts: [] },
  news: [{ what, good, title: what, text: `${what} ${number}`, places: [] }] as unknown as NonNullable<
    LogLine["news"]
  >,
});

/** A table that has told nothing yet. */
const laid = () => ({
  ...{ id: "t", seats: [0], seat: 0, left: 0, back: 0, answeredByItself: false },
  now: { number: 0, turn: 1 },
  log: [] as LogLine[],
  requests: [] as Request[],
});
let table: ReturnType<typeof laid>;
let desk: NewsDesk;
let open: () => string | undefined;

/** Something comes, or somebody is asked, and the page shows what lies open. */
function hear({ lines = [], asked, turn }: { lines?: LogLine[]; asked?: string; turn?: number }): void {
  table.log = [...table.log, ...lines];
  if (asked !== undefined) table.requests = [{ id: asked } as Request];
  if (turn) table.now.turn = turn;
  desk.hear();
  const card = desk.current?.told;
  if (card) desk.lieOpen(card);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  table = laid();
  desk = new NewsDesk(table as unknown as Table);
  open = () => desk.current?.told.texts[0];
  return () => void vi.useRealTimers();
});

test("bad news waits until it is confirmed, whatever good news comes", () => {
  hear({ lines: [told(1, 1, "city")], asked: "build" });
  hear({ lines: [told(2, 2, "marker", true)], asked: "move", turn: 2 });
  expect(open()).toBe("city 1");
  hear({ asked: "buy" });
  expect(open()).toBe("city 1");
  desk.next();
  expect(open()).toBe("marker 2");
});

test("what waits behind another card is not closed unseen", () => {
  hear({ lines: [told(1, 1, "tokens"), told(2, 1, "city")], asked: "build" });
  vi.advanceTimersByTime(READ);
  hear({ asked: "move", turn: 2 });
  expect(open()).toBe("city 2");
  vi.advanceTimersByTime(READ);
  hear({ asked: "buy" });
  expect(open()).toBeUndefined();
});

test("a loss that comes while good news is read follows it before other good news", () => {
  hear({ lines: [told(1, 1, "marker", true), told(2, 1, "deal", true)] });
  hear({ lines: [told(3, 1, "city")] });
  expect(open()).toBe("marker 1");
  desk.next();
  expect(open()).toBe("city 3");
});
