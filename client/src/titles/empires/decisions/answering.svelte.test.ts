import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Request } from "../../../lib/protocol";
import { session } from "../../../lib/session.svelte";
import { Table } from "../../../lib/table.svelte";
import { asking, FakeSocket, houseWith, stateAt, type FakeHouse } from "../../../testing/house";
import { eventually } from "../../../testing/patience";
import { answerByItself } from "./answering.svelte";
import { isForced } from "./forced";

const end = (id: string): Request => asking([{ do: "end_movement", text: "end" }], { id, kind: "move" });

describe("a question that leaves no choice", () => {
  it("has one answer, and no others that were not written down", () => {
    const units = [{ do: "units", text: "these" }];
    expect(isForced(asking(units))).toBe(true);
    expect(isForced(asking(units, { exhaustive: false }))).toBe(false);
    expect(isForced({ ...end("move-1"), exhaustive: false })).toBe(true);
  });
});

describe("an answer that is given by itself", () => {
  let house: FakeHouse;
  let table: Table;
  let leave = (): void => undefined;
  const answered = (): unknown[] =>
    house.asked("POST /api/tables/t/answers").map((call) => call.body?.request);
  const undone = (): unknown[] => house.asked("POST /api/tables/t/undo").map((call) => call.body?.of);

  /** The sheet of a question is there. */
  function ask(request: Request): void {
    leave();
    leave = $effect.root(() => answerByItself(table, () => request));
    flushSync();
  }

  function say(
    from: number,
    patch: { undo: number; lesson?: { finished: boolean } },
    line: { undone?: number } = {},
  ): void {
    const number = from + 1;
    const log = { number, at: 0, turn: 1, phase: "", seat: 0, kind: "", rule: "", texts: [], ...line };
    FakeSocket.last.say({ type: "change", from, number, patch: { number, ...patch }, log: [log] });
  }

  beforeEach(async () => {
    session.likes.forced = true;
    house = houseWith(stateAt(10, { undo: 10 }));
    house.on("GET /api/tables/t/notes", { text: "", seen: 4 });
    house.on("POST /api/tables/t/answers", { number: 11 });
    table = new Table("t", "en");
    await table.readCard();
    await table.open(0);
    ask(end("move-1"));
    await eventually(() => expect(answered()).toEqual(["move-1"]));
    say(10, { undo: 11 });
    await eventually(() => expect(table.busy).toBe(false));
  });

  afterEach(() => {
    leave();
    table.close();
    vi.unstubAllGlobals();
  });

  it("does not count as a look at what one missed", () => {
    expect(table.left).toBe(4);
  });

  it("is taken back together with the answer before it", async () => {
    let number = 11;
    house.on("POST /api/tables/t/undo", () => ({ body: { number: ++number } }));
    const done = table.undo();
    await eventually(() => expect(undone()).toEqual([11]));
    say(11, { undo: 10 }, { undone: 11 });
    await eventually(() => expect(undone()).toEqual([11, 10]));
    say(12, { undo: 0 }, { undone: 10 });
    expect(await done).toBe(true);
  });

  it("is left to whoever takes a lesson, until that is over", async () => {
    say(11, { undo: 11, lesson: { finished: false } });
    await eventually(() => expect(table.now.number).toBe(12));
    ask(end("move-2"));
    expect(answered()).toEqual(["move-1"]);
    say(12, { undo: 11, lesson: { finished: true } });
    await eventually(() => expect(answered()).toEqual(["move-1", "move-2"]));
  });

  it("is not given again where it was taken back, until something else is answered", async () => {
    say(11, { undo: 10 }, { undone: 11 });
    await eventually(() => expect(table.now.number).toBe(12));
    ask(end("move-2"));
    expect(answered()).toEqual(["move-1"]);
    say(12, { undo: 13 });
    await eventually(() => expect(answered()).toEqual(["move-1", "move-2"]));
  });
});
