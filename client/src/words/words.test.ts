import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

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
  it("say the same things in every language, of the same things", () => {
    expect(Object.fromEntries(messages(de))).toEqual(Object.fromEntries(messages(en)));
  });

  it("say nothing twice and leave nothing unread", () => {
    for (const text of [en, de]) {
      const keys = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(keys).toHaveLength(messages(text).size);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
