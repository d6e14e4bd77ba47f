import { describe, expect, it } from "vitest";
import type { Person, TableCard } from "../api/client";
import { awaitedNames, awaits, hasRoom, inOrder, outcome, placings, seated } from "./cards";

const ines: Person = { id: "ines", name: "Ines" };
const omer: Person = { id: "omer", name: "Ömer" };

function card(about: Partial<TableCard> = {}): TableCard {
  return {
    id: "t",
    name: "Evening duel",
    title: "elsewhere",
    status: "gathering",
    host: "ines",
    open: true,
    hotseat: false,
    options: {},
    created: 1,
    seats: [{ seat: 0, person: "ines", name: "Ines" }, { seat: 1 }],
    ...about,
  };
}

const full = [
  { seat: 0, person: "ines", name: "Ines" },
  { seat: 1, bot: "greedy" },
];

describe("a table that gathers", () => {
  it("counts people and bots as seated", () => {
    expect(seated(card())).toBe(1);
    expect(seated(card({ seats: full }))).toBe(2);
  });

  it("has room until the last seat is taken or the game begins", () => {
    expect(hasRoom(card())).toBe(true);
    expect(hasRoom(card({ seats: full }))).toBe(false);
    expect(hasRoom(card({ status: "running" }))).toBe(false);
  });
});

describe("a running table", () => {
  const running = card({
    status: "running",
    seats: full,
    glance: { turn: 3, names: ["Rome", "Egypt"], awaited: [0], standings: [] },
  });

  it("awaits those at the seats that are asked, and nobody else", () => {
    expect(awaits(running, ines)).toBe(true);
    expect(awaits(running, omer)).toBe(false);
    expect(awaits(running, undefined)).toBe(false);
  });

  it("names the others that it waits for: people by their name, bots by their civilization", () => {
    const both = {
      ...running,
      glance: { turn: 3, names: ["Rome", "Egypt"], awaited: [0, 1], standings: [] },
    };
    expect(awaitedNames(both, ines)).toEqual(["Egypt"]);
    expect(awaitedNames(both, omer)).toEqual(["Ines", "Egypt"]);
  });

  it("comes first among one's own tables when it waits for one", () => {
    const gathering = card({ id: "new", created: 9 });
    const waiting = { ...running, id: "waiting", glance: { ...running.glance, awaited: [1] } } as TableCard;
    const order = inOrder([gathering, waiting, running], ines).map((each) => each.id);
    expect(order).toEqual(["t", "waiting", "new"]);
  });
});

describe("a finished table", () => {
  const ended = (ranks: [number, number]): TableCard =>
    card({
      status: "finished",
      seats: full,
      glance: {
        turn: 7,
        names: ["Rome", "Egypt"],
        awaited: [],
        standings: [
          { seat: 1, rank: ranks[1], score: 40 },
          { seat: 0, rank: ranks[0], score: 52 },
        ],
      },
    });

  it("tells its places, the first first", () => {
    expect(placings(ended([1, 2])).map((each) => `${each.name} ${each.score}`)).toEqual([
      "Rome 52",
      "Egypt 40",
    ]);
  });

  it("tells how it ended for whoever looks", () => {
    expect(outcome(ended([1, 2]), ines)).toBe("won");
    expect(outcome(ended([2, 1]), ines)).toBe("lost");
    expect(outcome(ended([1, 1]), ines)).toBe("shared");
    expect(outcome(ended([1, 2]), omer)).toBe("watched");
  });
});
