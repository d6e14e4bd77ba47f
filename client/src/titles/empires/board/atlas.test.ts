import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { called, drawing, lines, type BoardDrawing } from "./atlas";

const BOARDS = "../src/ecumene/titles/empires/boards";

const read = (board: string) => JSON.parse(readFileSync(`${BOARDS}/${board}.json`, "utf8")) as BoardDrawing;

afterEach(() => vi.unstubAllGlobals());

test.each(["east", "west", "both"])("the board %s is what the loader says it is", (name) => {
  const board = read(name);
  expect(board.board).toBe(name);
  for (const area of Object.values(board.areas)) {
    expect(area.land).toMatch(/^M[-\d. lMz]+z$/);
    expect(area.tokens.length).toBeGreaterThan(0);
    expect(area.ships !== undefined).toBe(area.water !== undefined);
    expect(area.region in board.decoration.regions).toBe(true);
  }
});

test("a drawing is fetched once, and again if that failed", async () => {
  const answers = [new Response("", { status: 503 }), new Response(JSON.stringify(read("east")))];
  const fetching = vi.fn(() => Promise.resolve(answers.shift()));
  vi.stubGlobal("fetch", fetching);
  await expect(drawing("east")).rejects.toThrow("503");
  const [first, second] = await Promise.all([drawing("east"), drawing("east")]);
  expect(first).toBe(second);
  expect(fetching).toHaveBeenCalledTimes(2);
});

test("the lines of a name stand around its middle", () => {
  const [first, second] = lines({ x: 10, y: 100, size: 20, lines: ["Western", "Arabia"] });
  expect(first).toMatchObject({ text: "Western", x: 10 });
  expect(((first?.y ?? 0) + (second?.y ?? 0)) / 2).toBeCloseTo(106);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(18.4);
});

test("a name in another language takes the room of the one that was drawn", () => {
  const drawn = { x: 0, y: 0, size: 20, lines: ["Eastern", "Arabian Sea"] };
  expect(called(drawn, "Eastern Arabian Sea")).toBe(drawn);
  expect(called(drawn, undefined)).toBe(drawn);
  const german = called(drawn, "Östliches Arabisches Meer");
  expect(german.lines).toEqual(["Östliches", "Arabisches Meer"]);
  expect(german.size).toBeLessThan(20);
  expect(german.size * 15).toBeLessThanOrEqual(1.2 * 20 * 11);
  expect(called({ ...drawn, lines: ["Ur"] }, "Westsarmatien").size).toBeCloseTo(13.6);
});
