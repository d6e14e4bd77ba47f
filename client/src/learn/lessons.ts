/** The doors to the lessons, and how one is begun. */

import { api, ask, type Schemas } from "../api/client";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { words } from "../lib/words.svelte";

export type LessonDoor = Schemas["LessonDoor"];

export async function readDoors(): Promise<LessonDoor[]> {
  return await ask(api.GET("/api/lessons", { params: { query: { language: words.language } } }));
}

/** Begin a lesson with one of its chapters, the first if none is named, and go there. */
export async function beginLesson(door: LessonDoor, chapter = ""): Promise<void> {
  await session.somebody();
  const body = { title: door.title, lesson: door.id, chapter };
  const query = { language: words.language };
  const table = await ask(api.POST("/api/lessons", { params: { query }, body }));
  router.go(`/table/${table.id}`);
}

/** How a chapter stands: played to its end, the one somebody is in, or yet to come. */
export function standing(
  door: LessonDoor,
  chapter: LessonDoor["chapters"][number],
): "done" | "now" | "later" {
  if (door.table && door.at === chapter.id) return "now";
  return chapter.done ? "done" : "later";
}

export const chaptersDone = (door: LessonDoor): number => door.chapters.filter(({ done }) => done).length;

/** Minutes of the chapters that were played. */
export const minutesDone = (door: LessonDoor): number =>
  door.chapters.filter(({ done }) => done).reduce((sum, { minutes }) => sum + minutes, 0);

/** What the main button of a door does. */
export function nextOf(door: LessonDoor): "resume" | "repeat" | "begin" {
  if (door.table) return "resume";
  return chaptersDone(door) === door.chapters.length ? "repeat" : "begin";
}
