import { describe, expect, it } from "vitest";
import { stateAt } from "../testing/house";
import { markAt, Past, stepFrom } from "./past.svelte";
import type { TableState } from "./protocol";

const marks = [0, 4, 9].map((number, turn) => ({ number, turn, phase: "tax", where: `turn ${turn}` }));

describe("a step through the past", () => {
  it("goes answer by answer and stays within the game", () => {
    expect(stepFrom(5, -1, "answer", marks, 12)).toBe(4);
    expect(stepFrom(0, -1, "answer", marks, 12)).toBe(0);
    expect(stepFrom(12, 1, "answer", marks, 12)).toBe(12);
  });

  it("goes phase by phase, back to the beginning of this one first", () => {
    expect(stepFrom(6, -1, "phase", marks, 12)).toBe(4);
    expect(stepFrom(4, -1, "phase", marks, 12)).toBe(0);
    expect(stepFrom(6, 1, "phase", marks, 12)).toBe(9);
    expect(stepFrom(9, 1, "phase", marks, 12)).toBe(12);
  });

  it("knows the phase of an entry", () => {
    expect(markAt(8, marks)?.turn).toBe(1);
    expect(markAt(9, marks)?.turn).toBe(2);
  });
});

describe("looking back", () => {
  it("fetches only the last wish while one is under way, and nothing twice", async () => {
    const fetched: number[] = [];
    let deliver: (() => void) | undefined;
    const past = new Past({
      fetchMarks: async () => marks,
      fetchState: (number) => {
        fetched.push(number);
        return new Promise<TableState>((done) => (deliver = () => done(stateAt(number))));
      },
    });
    const first = past.look(3);
    void past.look(4);
    void past.look(5);
    deliver?.();
    await new Promise((done) => setTimeout(done));
    deliver?.();
    await first;
    expect(fetched).toEqual([3, 5]);
    expect(past.state?.number).toBe(5);
    await past.look(3);
    expect(fetched).toEqual([3, 5]);
    expect(past.state?.number).toBe(3);
  });

  it("notes a phase when it begins", () => {
    const past = new Past({ fetchMarks: async () => [], fetchState: async (number) => stateAt(number) });
    past.note(stateAt(3));
    past.note(stateAt(4));
    past.note(stateAt(5, { phase: "movement" }));
    expect(past.marks.map((mark) => mark.number)).toEqual([3, 5]);
  });

  it("does not keep what was fetched for another hand", async () => {
    const deliver: (() => void)[] = [];
    let hand = "first";
    const past = new Past({
      fetchMarks: async () => [],
      fetchState: (number) => {
        const state = stateAt(number, { where: hand });
        return new Promise<TableState>((done) => deliver.push(() => done(state)));
      },
    });
    const looking = past.look(5);
    past.forget();
    hand = "second";
    const again = past.look(5);
    deliver.shift()?.();
    await looking;
    expect(past.state).toBeUndefined();
    deliver.shift()?.();
    await again;
    expect(past.state?.where).toBe("second");
  });
});
