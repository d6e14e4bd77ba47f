import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "./protocol";
import { soundOf, type Ear, type Moment, type Sound } from "./sounds";

const line = (number: number, more: Partial<LogLine> = {}): LogLine => ({
  ...{ number, at: 0, turn: 1, phase: "movement", seat: 1, kind: "move", rule: "", texts: ["..."] },
  ...more,
});
const kinds: Record<string, Sound> = { move: "tokens", build: "city" };
const ear: Ear = { seat: 0, kinds, hidden: false };
const then: Moment = { number: 1, mine: false, over: false };
const heard = (lines: LogLine[], after: Partial<Moment> = {}, more: Partial<Ear> = {}) =>
  soundOf(then, { ...then, number: 9, ...after }, lines, { ...ear, ...more });

describe("what is heard of a table", () => {
  it("is what the answer is about, as the title says, and a card where it says nothing", () => {
    expect(heard([line(2)])).toBe("tokens");
    expect(heard([line(2, { kind: "build" })])).toBe("city");
    expect(heard([line(2, { kind: "draft" })])).toBe("card");
    expect(heard([line(2, { topics: ["fight"] })])).toBe("fight");
    expect(heard([line(2, { topics: ["", "calamity"] })])).toBe("calamity");
    expect(heard([line(2, { accepted: ["offer-3"] })])).toBe("accepted");
  });

  it("is one sound for all that came at once, the one that matters most", () => {
    const lines = [line(2), line(3, { topics: ["fight"] }), line(4, { topics: ["calamity"] })];
    expect(heard(lines)).toBe("calamity");
    expect(heard(lines, { mine: true })).toBe("move");
    expect(heard(lines, { mine: true, over: true })).toBe("end");
  });

  it("is nothing of what was heard before, what I did myself, and what tells me nothing", () => {
    expect(heard([line(1)])).toBeUndefined();
    expect(heard([line(2, { seat: 0 })])).toBeUndefined();
    expect(heard([line(2, { texts: [] })])).toBeUndefined();
    expect(heard([line(2)], { number: 1, mine: true })).toBeUndefined();
  });

  it("is only my move in a page out of sight", () => {
    const hidden = { hidden: true };
    expect(heard([line(2, { topics: ["fight"] })], {}, hidden)).toBeUndefined();
    expect(heard([line(2)], { over: true }, hidden)).toBeUndefined();
    expect(heard([line(2)], { mine: true }, hidden)).toBe("move");
  });
});

describe("a sound that is played", () => {
  const begun: number[] = [];
  const peaks: number[] = [];
  let now = 0;
  beforeEach(() => {
    [begun.length, peaks.length, now] = [0, 0, 0];
    vi.resetModules();
    const node = {
      connect: (other: unknown) => other,
      start: (at: number) => begun.push(at),
      stop: () => {},
    };
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: (value: number) => peaks.push(value),
      exponentialRampToValueAtTime: () => {},
    };
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "running";
        destination = {};
        get currentTime() {
          return now;
        }
      },
    );
    vi.stubGlobal("OscillatorNode", function () {
      return node;
    });
    vi.stubGlobal(
      "GainNode",
      class {
        gain = gain;
        connect = (other: unknown) => other;
      },
    );
  });

  it("is soft, and as loud as one likes", async () => {
    const { play } = await import("./sounds");
    play("move", 1);
    expect(begun).toEqual([0, 0.13]);
    expect(Math.max(...peaks)).toBeLessThanOrEqual(0.12);
    play("move", 0);
    expect(begun).toHaveLength(2);
  });

  it("is not played while another one is heard", async () => {
    const { play } = await import("./sounds");
    play("card");
    play("fight");
    expect(begun).toHaveLength(1);
    now = 1;
    play("fight");
    expect(begun).toHaveLength(4);
  });
});
