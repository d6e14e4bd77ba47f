import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Chapters } from "../lib/words.svelte";
import { LOBBY_WORDS } from "../titles";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

/** The sentences of everything that is fetched later, boards included. */
const LATER = import.meta.glob<Chapters>("../**/words/chapters.ts", { eager: true, import: "CHAPTERS" });

/** Everything that the client can say in a language: its own catalogue, and those of titles and later parts. */
async function everything(language: "en" | "de"): Promise<string> {
  const parts = [LOBBY_WORDS, ...Object.values(LATER)].map((chapters) => chapters[language]());
  return [language === "en" ? en : de, ...(await Promise.all(parts)).flat()].join("\n");
}

/** The keys of a catalogue, each with the names of what it is given. */
function messages(text: string): Map<string, string[]> {
  const given = (value: unknown): string[] => [
    ...new Set(
      [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ""),
    ),
  ];
  return new Map(new FluentResource(text).body.map((entry) => [entry.id, given(entry.value).sort()]));
}

describe("the catalogues", () => {
  it("say the same things in every language, of the same things", async () => {
    const [english, german] = [await everything("en"), await everything("de")];
    expect(Object.fromEntries(messages(german))).toEqual(Object.fromEntries(messages(english)));
  });

  it("say nothing twice and leave nothing unread", async () => {
    for (const text of [await everything("en"), await everything("de")]) {
      const keys = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(keys).toHaveLength(messages(text).size);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
