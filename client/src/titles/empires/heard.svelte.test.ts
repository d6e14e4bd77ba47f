import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Unreachable } from "../../api/client";
import { Heard, type Question } from "./heard.svelte";

describe("what the rules tell", () => {
  let wanted = $state.raw<Question<string>>();
  let heard: Heard<string>;
  let leave: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    wanted = undefined;
    leave = $effect.root(() => {
      heard = new Heard(() => wanted);
    });
  });

  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  async function want(question: Question<string>): Promise<void> {
    wanted = question;
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  }

  it("is asked again while the rules cannot be reached, and that is said", async () => {
    const put = vi.fn<() => Promise<string>>(async () => Promise.reject(new Unreachable()));
    await want({ about: "a plan", put });
    expect([heard.silent, heard.current]).toEqual([true, false]);
    put.mockResolvedValue("legal");
    await vi.advanceTimersByTimeAsync(1000);
    expect(put).toHaveBeenCalledTimes(2);
    expect([heard.silent, heard.current, heard.told]).toEqual([false, true, "legal"]);
  });

  it("is not asked again where the rules refuse, nor by who has left", async () => {
    const refused = vi.fn(async () => Promise.reject(new Error("no")));
    await want({ about: "a plan", put: refused });
    await vi.advanceTimersByTimeAsync(5000);
    expect(refused).toHaveBeenCalledTimes(1);
    const lost = vi.fn(async () => Promise.reject(new Unreachable()));
    await want({ about: "a plan", put: lost });
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it("serves on while others act, and not for another plan", async () => {
    await want({ about: "a plan", put: async () => "legal" });
    let tell: (told: string) => void = () => undefined;
    const slowly = (): Promise<string> => new Promise((done) => (tell = done));
    await want({ about: "a plan", put: slowly });
    expect([heard.current, heard.told]).toEqual([true, "legal"]);
    await want({ about: "a plan", put: slowly }); // the table went on once more before that was told
    tell("legal there");
    await vi.advanceTimersByTimeAsync(0);
    expect([heard.current, heard.told]).toEqual([true, "legal there"]);
    tell("legal here");
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.told).toBe("legal here");
    await want({ about: "another plan", put: slowly });
    expect([heard.current, heard.told]).toEqual([false, "legal here"]);
  });
});
