import { describe, expect, it } from "vitest";
import { found, grouped, sameAnswer } from "./options";

const move = (from: string, to: string, count: number) => ({
  answer: { do: "move", from, to, count },
  text: `${count} from ${from} to ${to}`,
});
const end = { answer: { do: "end" }, text: "My movement is completed" };
const moves = ["Ahmar", "Aksum", "Napata", "Nuba"].flatMap((to) => [
  ...[1, 2].map((count) => move("Meroe", to, count)),
  ...[1, 2].map((count) => move("Nuba", to, count)),
]);

describe("options", () => {
  it("are one group while they are few", () => {
    expect(grouped([end, ...moves.slice(0, 5)])).toHaveLength(1);
  });

  it("are put together by what they move, headed by what they share", () => {
    const groups = grouped([end, ...moves]);
    expect(groups.map((group) => [group.heading, group.options.length])).toEqual([
      ["", 1],
      ["from Meroe to", 8],
      ["from Nuba to", 8],
    ]);
  });

  it("are found by words in any order", () => {
    expect(found(moves, "aksum MEROE 2").map((option) => option.text)).toEqual(["2 from Meroe to Aksum"]);
    expect(found(moves, "")).toHaveLength(moves.length);
  });

  it("are the same whatever the order of their parts", () => {
    expect(sameAnswer({ do: "move", from: "a", to: "b" }, { to: "b", do: "move", from: "a" })).toBe(true);
    expect(sameAnswer({ do: "move", from: "a" }, { do: "move", from: "b" })).toBe(false);
  });
});
