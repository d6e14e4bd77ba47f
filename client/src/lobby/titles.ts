/** Titles and options in words. The house describes them in English; the catalogues may say it better. */

import type { Option, Title } from "../api/client";
import { say, words } from "../lib/words.svelte";

export type Choice = Option["default"];

function sayOr(key: string, otherwise: string): string {
  return words.has(key) ? say(key) : otherwise;
}

/** "rome-persia" as "Rome, Persia", "needs_symbol" as "Needs symbol". */
export function readable(value: string): string {
  const parts = value.split("-").map((part) => part.replaceAll("_", " "));
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(", ");
}

export function aboutTitle(title: Title): string {
  return sayOr(`title-${title.id}-about`, title.about);
}

export function noteOf(title: Title): string {
  return title.note ? sayOr(`title-${title.id}-note`, title.note) : "";
}

/** How long a game takes, where we know it. */
export function lengthOf(title: Title): string {
  return sayOr(`title-${title.id}-length`, "");
}

export function seatsRange(title: Title): string {
  const [fewest, most] = title.seats;
  return fewest === most ? say("seats-exactly", { most }) : say("seats-between", { fewest, most });
}

function keyOf(title: Title, option: Option): string {
  return `option-${title.id}-${option.name.replaceAll("_", "-")}`;
}

export function optionName(title: Title, option: Option): string {
  return sayOr(keyOf(title, option), readable(option.name));
}

export function aboutOption(title: Title, option: Option): string {
  return sayOr(`${keyOf(title, option)}-about`, option.about);
}

export function choiceName(title: Title, option: Option, choice: Choice): string {
  const folded = String(choice).replaceAll("_", "-");
  if (typeof choice === "boolean") return say(choice ? "yes" : "no");
  return sayOr(`${keyOf(title, option)}-${folded}`, readable(String(choice)));
}

/** What differs from the usual, in words: what one should know before sitting down. */
export function unusual(title: Title, options: Record<string, Choice>): string[] {
  return (title.options ?? [])
    .filter((option) => options[option.name] !== undefined && options[option.name] !== option.default)
    .map((option) => {
      const choice = options[option.name] ?? option.default;
      return say("option-chosen", {
        option: optionName(title, option),
        choice: choiceName(title, option, choice),
      });
    });
}

export function botName(bot: string): string {
  return sayOr(`bot-${bot}`, readable(bot));
}
