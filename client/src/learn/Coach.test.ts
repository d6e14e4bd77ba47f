import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { LessonTold } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import { words } from "../lib/words.svelte";
import { DESK, Desk } from "../table/desk.svelte";
import Coach from "./Coach.svelte";
import { CHAPTERS } from "./words/chapters";

const ASKED = { id: "play-1", seat: 0, kind: "play", prompt: "", rule: "", options: [] };

function told(more: Partial<LessonTold> = {}): LessonTold {
  return {
    id: "first",
    name: "A first game",
    chapters: [
      { id: "one", name: "Beginning", minutes: 3 },
      { id: "two", name: "End", minutes: 4 },
    ],
    chapter: "one",
    step: "build",
    minutes: 7,
    text: "Build it.",
    why: "It is free.",
    otherwise: "You keep the card.",
    checklist: [
      { id: "build", text: "Build", standing: "now" },
      { id: "sell", text: "Sell", standing: "later" },
    ],
    show: { things: ["insula"], questions: [], panels: [] },
    advice: { request: "play-1", answer: { do: "build", card: "insula" }, text: "Build Insula" },
    ...more,
  };
}

async function shown(lesson: LessonTold, memory = "none"): Promise<{ table: Table; desk: Desk }> {
  await words.learn(CHAPTERS);
  if (memory === "none") localStorage.clear();
  const desk = new Desk();
  const now = { number: 1, requests: { "play-1": ASKED }, lesson };
  const table = {
    id: "t1",
    now,
    requests: lesson.advice ? [ASKED] : [],
    rules: {},
    past: { at: undefined },
    busy: false,
    answer: vi.fn(async () => true),
  } as unknown as Table;
  render(Coach, { props: { table, desk, lesson }, context: new Map([[DESK, desk]]) });
  await screen.findByRole("region", { name: "Coach" });
  return { table, desk };
}

describe("the coach", () => {
  it("says what to do, why, and that one is free", async () => {
    await shown(told());
    expect(screen.getByRole("heading", { name: "Beginning" })).toBeDefined();
    expect(screen.getByText("It is free.", { exact: false })).toBeDefined();
    expect(screen.getByText("You keep the card.", { exact: false })).toBeDefined();
    expect(screen.getByText("Build", { selector: "[aria-current] *", exact: false })).toBeDefined();
  });

  it("does it as an ordinary answer", async () => {
    const { table } = await shown(told());
    await fireEvent.click(screen.getByRole("button", { name: /Do it for me.*Build Insula/ }));
    expect(table.answer).toHaveBeenCalledExactlyOnceWith(ASKED, { do: "build", card: "insula" });
  });

  it("asks a board that knows the place to show it, and to leave it again", async () => {
    const { desk } = await shown(told());
    const finder = {
      has: () => true,
      show: vi.fn(),
      leave: vi.fn(),
      label: () => "",
      icon: () => "map" as const,
      point: vi.fn(),
    };
    desk.finder = finder;
    await fireEvent.click(screen.getByRole("button", { name: "Show me" }));
    expect(finder.show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ places: ["insula"] }));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(finder.leave).toHaveBeenCalledOnce();
  });

  it("says what has to be known, also to whoever has strayed, and what a step has brought", async () => {
    await shown(told({ why: undefined, know: "A city needs people.", after: "It is yours now." }));
    expect(screen.getByText("A city needs people.", { exact: false })).toBeVisible();
    expect(screen.getByText("It is yours now.")).toBeVisible();
  });

  it("explains what was done otherwise", async () => {
    await shown(told({ instead: "Now it costs more." }));
    expect(screen.getByText("Now it costs more.", { exact: false })).toBeDefined();
  });

  it("lets one read what was done together with another step, before it goes on", async () => {
    const sell = { at: 1, short: "Sell", text: "Sell it.", know: "", why: "You need coins.", rule: "" };
    localStorage.clear();
    localStorage.setItem("ecumene.coach.t1.read", "0");
    await shown(told({ at: 2, text: "Now trade.", passed: [{ ...sell, at: 0 }, sell] }), "as before");
    expect(screen.getByText("Done: Sell")).toBeVisible();
    expect(screen.getByText("Sell it.", { selector: ".say" })).toBeVisible();
    expect(screen.getByText("You need coins.", { exact: false })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Do it for me/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByText("Now trade.", { selector: ".say" })).toBeVisible();
    expect(screen.queryByText("Done: Sell")).toBeNull();
    expect(localStorage.getItem("ecumene.coach.t1.read")).toBe("2");
  });

  it("tells nothing again to whoever begins in the middle", async () => {
    const sell = { at: 1, short: "Sell", text: "Sell it.", know: "", why: "You need coins.", rule: "" };
    await shown(told({ at: 2, passed: [sell] }));
    expect(screen.getByText("Build it.", { selector: ".say" })).toBeVisible();
  });

  it("leaves the main button to the table", async () => {
    await shown(told());
    expect(document.querySelectorAll(".coach .btn.p")).toHaveLength(0);
  });

  it("waits with whoever waits, and does what is no matter of the lesson", async () => {
    const bare = { waiting: true, text: undefined, why: undefined, show: undefined };
    await shown(told({ ...bare, advice: undefined }));
    expect(screen.getByText(/The others are playing/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Do it for me/ })).toBeNull();
    document.body.replaceChildren();
    await shown(told(bare));
    expect(screen.getByText(/decide for yourself/)).toBeDefined();
    expect(screen.getByRole("button", { name: /Do it for me/ })).toBeDefined();
  });

  it("says what a question is about that comes before its step", async () => {
    await shown(told({ waiting: true, text: "Now everybody trades.", show: undefined }));
    expect(screen.getByText("Now everybody trades.", { selector: ".say" })).toBeVisible();
    expect(screen.queryByText(/decide for yourself/)).toBeNull();
  });

  it("says farewell and is gone for whoever plays on", async () => {
    await shown(
      told({ finished: true, number: 2, text: "That is all.", advice: undefined, show: undefined }),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Play on" }));
    expect(screen.queryByRole("region", { name: "Coach" })).toBeNull();
  });
});
