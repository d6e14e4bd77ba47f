import { describe, expect, it } from "vitest";
import type { Point } from "../board/atlas";
import type { Standing, View } from "../view";
import type { Placed } from "./arrange";
import { changesBetween, MANY_CHANGES, MANY_ENTRIES, wayOf, type Change, type Moment } from "./changes";
import { LONGEST } from "./motion";
import { piecesOf } from "./pieces";
import { framesAlong, framesOf, Playing } from "./playing";

type Ships = Record<string, [place: string, cargo: number]>;
const PLACES = ["ur", "uruk", "susa", "gulf", "sea", "tyre"];
const pointOf = (place: string): Point => [10 * PLACES.indexOf(place), 0];

function moment(number: number, areas: Record<string, Standing>, ships: Ships[] = []): Moment {
  const seats = Object.fromEntries(
    ["persia", "babylon"].map((civilization, seat) => {
      const afloat = Object.entries(ships[seat] ?? {}).map(([id, [place, cargo]]) => [id, { place, cargo }]);
      return [seat, { civilization, ships: Object.fromEntries(afloat) }];
    }),
  );
  const view = { areas, seats } as unknown as View;
  const placed = piecesOf(view).map((piece): Placed => {
    const [x, y] = pointOf(piece.place);
    return { ...piece, x, y, radius: 10 };
  });
  return { number, view, placed };
}

const changes = (before: Moment, after: Moment, named: string[][] = []): Change[] =>
  changesBetween(before, after, named, pointOf);
const told = (found: Change[]) =>
  found.map((change) => [change.how, "figure" in change ? change.figure.key : change.key]);

describe("what is seen to happen on the map", () => {
  it("lets tokens walk from where they were to where they are, where a new stack waits for them", () => {
    const found = changes(
      moment(1, { ur: { tokens: { 0: 3 } } }),
      moment(2, { ur: { tokens: { 0: 1 } }, uruk: { tokens: { 0: 2 } } }),
    );
    expect(told(found)).toEqual([
      ["travel", "ur 0"],
      ["arrive", "uruk 0"],
    ]);
    expect(found[0]).toMatchObject({
      figure: { count: 2, seat: 0 },
      way: [
        [0, 0],
        [10, 0],
      ],
    });
  });

  it("lets a ship sail through the seas that its entry names", () => {
    const found = changes(moment(1, {}, [{ a: ["ur", 0] }]), moment(2, {}, [{ a: ["tyre", 0] }]), [
      ["ur", "gulf", "sea", "tyre"],
    ]);
    expect(found).toEqual([
      {
        how: "glide",
        key: "ship 0 a",
        way: [
          [0, 0],
          [30, 0],
          [40, 0],
          [50, 0],
        ],
      },
    ]);
  });

  it("shows a ship that joins a fleet on its way, and the fleet stays", () => {
    const found = changes(
      moment(1, {}, [{ a: ["tyre", 0], b: ["ur", 0] }]),
      moment(2, {}, [{ a: ["tyre", 0], b: ["tyre", 0] }]),
    );
    expect(told(found)).toEqual([["travel", "ship 0 b"]]);
  });

  it("lets new tokens grow, lost ones fade, and a city rise", () => {
    expect(told(changes(moment(1, {}), moment(2, { ur: { tokens: { 0: 1 } } })))).toEqual([["grow", "ur 0"]]);
    expect(told(changes(moment(1, { ur: { tokens: { 0: 1 } } }), moment(2, {})))).toEqual([["fade", "ur 0"]]);
    expect(told(changes(moment(1, { ur: {} }), moment(2, { ur: { city: 0 } })))).toEqual([
      ["rise", "ur city"],
    ]);
  });

  it("turns the colours of a city that is taken, also by pirates", () => {
    const [mine, theirs] = [moment(1, { ur: { city: 0 } }), moment(2, { ur: { city: 1 } })];
    const found = changes(mine, theirs);
    expect(told(found)).toEqual([["turn", "ur city"]]);
    expect(found[0]).toMatchObject({ figure: { seat: 0 } });
    expect(told(changes(mine, moment(2, { ur: { city: "pirates" } })))).toEqual([["turn", "ur city"]]);
    expect(changes(mine, moment(2, { ur: { city: 0 } }))).toEqual([]);
  });

  it("shows nothing where many entries come at once, where too much changes, or where nothing happened", () => {
    const [before, after] = [{ ur: { tokens: { 0: 3 } } }, { uruk: { tokens: { 0: 3 } } }];
    expect(changes(moment(1, before), moment(1 + MANY_ENTRIES, after))).not.toEqual([]);
    expect(changes(moment(1, before), moment(2 + MANY_ENTRIES, after))).toEqual([]);
    expect(changes(moment(4, before), moment(4, after))).toEqual([]);
    const crowd = Object.fromEntries(
      Array.from({ length: MANY_CHANGES + 1 }, (_, at) => [`area${at}`, { tokens: { 0: 1 } }]),
    );
    expect(changes(moment(1, {}), moment(2, crowd))).toEqual([]);
  });

  it("goes straight where an entry names no way", () => {
    expect(wayOf("ur", "tyre", [["tyre", "ur"], ["susa"]])).toEqual(["ur", "tyre"]);
    expect(wayOf("ur", "tyre", [["susa"], ["ur", "sea", "tyre"]])).toEqual(["ur", "sea", "tyre"]);
  });
});

describe("how it is played", () => {
  it("takes as long for a step as it is far, and ends where the piece stands", () => {
    expect(
      framesAlong([
        [0, 0],
        [30, 0],
        [40, 0],
      ]).map(({ offset }) => offset),
    ).toEqual([0, 0.75, 1]);
    const rising = framesOf({ how: "rise", key: "ur city" }, [5, 7], 10);
    expect(rising.at(-1)).toEqual({ transform: "translate(5px, 7px)", opacity: 1 });
  });

  it("moves nothing but by transforms and opacity", () => {
    const figure = moment(1, { ur: { city: 0 } }).placed[0] as Placed;
    const all: Change[] = [
      {
        how: "glide",
        key: "a",
        way: [
          [0, 0],
          [1, 1],
        ],
      },
      {
        how: "travel",
        figure,
        way: [
          [0, 0],
          [1, 1],
        ],
      },
      ...(["arrive", "grow", "rise"] as const).map((how) => ({ how, key: "a" })),
      ...(["fade", "turn"] as const).map((how) => ({ how, figure })),
    ];
    const moved = all
      .flatMap((change) => framesOf(change, [0, 0], 10))
      .flatMap((frame) => Object.keys(frame));
    expect([...new Set(moved)].sort()).toEqual(["offset", "opacity", "transform"]);
  });

  it("is over at once when the map is moved", () => {
    const ended: string[] = [];
    const animation = { cancel: () => ended.push("cancelled"), onfinish: null };
    const figure = { animate: () => animation } as unknown as Element;
    const playing = new Playing();
    playing.play(figure, [], LONGEST, "ease", () => ended.push("gone"));
    playing.halt();
    playing.halt();
    expect(ended).toEqual(["cancelled", "gone"]);
  });
});
