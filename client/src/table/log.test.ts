import { describe, expect, it } from "vitest";
import type { LogLine } from "../lib/protocol";
import { isOf, readable, since, sortsIn, stretches, takenBack } from "./log";

const line = (number: number, rest: Partial<LogLine> = {}): LogLine => ({
  number,
  at: 0,
  turn: 1,
  phase: "tax",
  seat: 0,
  kind: "rate",
  rule: "",
  texts: [`entry ${number}`],
  ...rest,
});

describe("the log", () => {
  it("is read phase by phase, without entries that say nothing", () => {
    const log = [
      line(1),
      line(2, { texts: [] }),
      line(3),
      line(4, { phase: "movement" }),
      line(5, { turn: 2 }),
    ];
    expect(stretches(log).map((stretch) => stretch.lines.map((one) => one.number))).toEqual([
      [1, 3],
      [4],
      [5],
    ]);
  });

  it("counts only what can be read", () => {
    const silent = Array.from({ length: 200 }, (_, number) => line(number + 2, { texts: [] }));
    expect(readable([line(1), ...silent, line(300)]).map(({ number }) => number)).toEqual([1, 300]);
  });

  it("knows what was taken back", () => {
    expect([...takenBack([line(1), line(2, { undone: 1 })])]).toEqual([1]);
    const rewound = line(6, { kind: "rewind", undone: 3 });
    const before = [line(2), line(3), line(4), line(5, { kind: "undo", undone: 4 })];
    expect([...takenBack([...before, rewound])].sort()).toEqual([3, 4]);
  });

  it("tells what others did while one was away, and no more", () => {
    const others = [1, 2, 4, 5].map((number) => line(number, { seat: number === 4 ? undefined : 1 }));
    const log = [...others, line(3)];
    expect(since(log, { left: 1, back: 4 }, [0]).map((one) => one.number)).toEqual([2, 4]);
  });
});

describe("what one looks for in the log", () => {
  const fight = line(1, { seat: 2, topics: ["fight"] });
  const news = line(2, { seat: 1, news: [{ what: "city", title: "Ur fell", text: "Ur falls." }] });
  const own = line(3, { seat: 0 });

  it("are lines of one sort; one's own are those of one's seats, and those that change something for one", () => {
    const mine = [0];
    const found = (sort: Parameters<typeof isOf>[1]): number[] =>
      [fight, news, own].filter((one) => isOf(one, sort, mine)).map(({ number }) => number);
    expect(found("all")).toEqual([1, 2, 3]);
    expect(found("mine")).toEqual([2, 3]);
    expect(found("fight")).toEqual([1]);
    expect(found("trade")).toEqual([]);
  });

  it("are only sorts that there is something of, and nothing of one's own for spectators", () => {
    expect(sortsIn([fight, news, own], [0])).toEqual(["all", "mine", "fight"]);
    expect(sortsIn([own], [])).toEqual(["all"]);
    expect(sortsIn([], [0])).toEqual(["all", "mine"]);
  });
});
