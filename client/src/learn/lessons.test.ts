import { describe, expect, it } from "vitest";
import { chaptersDone, minutesDone, nextOf, standing, type LessonDoor } from "./lessons";

function door(done: string[], table?: string, at = ""): LessonDoor {
  const chapters = ["one", "two", "three"].map((id) => ({
    id,
    name: id,
    minutes: 4,
    done: done.includes(id),
  }));
  const shared = { title: "noughts", id: "first", name: "First", about: "", minutes: 12 };
  return { ...shared, chapters, at, table: table ?? null };
}

describe("the door of a lesson", () => {
  it("offers to begin, to go on, and to do it again", () => {
    expect(nextOf(door([]))).toBe("begin");
    expect(nextOf(door(["one"]))).toBe("begin");
    expect(nextOf(door(["one"], "t1", "two"))).toBe("resume");
    expect(nextOf(door(["one", "two", "three"]))).toBe("repeat");
    expect(nextOf(door(["one", "two", "three"], "t1", "one"))).toBe("resume");
  });

  it("tells how far one has come", () => {
    const half = door(["one", "two"], "t1", "two");
    expect(half.chapters.map((chapter) => standing(half, chapter))).toEqual(["done", "now", "later"]);
    expect([chaptersDone(half), minutesDone(half)]).toEqual([2, 8]);
  });
});
