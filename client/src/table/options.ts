/** How the options of a request are laid out: found by words, grouped where there are many. */

import type { Answer, Option } from "../lib/protocol";

export const MANY = 12;

export type Group = { heading: string; options: Option[] };

export function sameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(answer: Answer): [string, unknown][] {
  return Object.entries(answer).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The options that have every word of the wish in their text. */
export function found(options: readonly Option[], wish: string): Option[] {
  const parts = wish.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => parts.every((part) => option.text.toLowerCase().includes(part)));
}

/** Few options are one group; many are put together by what they do, then by what they do it with. */
export function grouped(options: readonly Option[]): Group[] {
  if (options.length <= MANY) return [{ heading: "", options: [...options] }];
  const kinds = gather(options, (option) => option.answer.do);
  const alone = kinds.filter((same) => same.length === 1).flat();
  const groups = kinds
    .filter((same) => same.length > 1)
    .flatMap((same) => (same.length > MANY ? gather(same, (option) => subjectOf(option.answer)) : [same]));
  return [...(alone.length ? [alone] : []), ...groups].map((same) => ({
    heading: commonWords(same),
    options: same,
  }));
}

function gather(options: readonly Option[], keyOf: (option: Option) => string): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = keyOf(option);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups.values()];
}

/** The first thing that an answer names. */
function subjectOf(answer: Answer): string {
  const named = Object.entries(answer).find(([key, value]) => key !== "do" && typeof value === "string");
  return named ? String(named[1]) : "";
}

/** The words that all options of a group share, in their order: "from Meroe to". */
function commonWords(options: readonly Option[]): string {
  if (options.length < 2) return "";
  const rest = options.map((option) => new Set(option.text.split(/\s+/)));
  const first = options[0]?.text.split(/\s+/) ?? [];
  return first.filter((word) => rest.every((words) => words.has(word))).join(" ");
}
