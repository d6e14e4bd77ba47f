/** Titles and options in words. The house describes them in English; the catalogues may say it better. */

import type { Option, Title } from "../api/client";
import { say, words } from "../lib/words.svelte";
import { FACES } from "../titles";

export type Choice = Option["default"];

/** What can be chosen with so many seats; a choice that the option says nothing of goes with any number. */
export function choicesWith(option: Option, seats: number): Choice[] {
  return option.choices.filter((choice) => {
    const [fewest, most] = option.seats?.[String(choice)] ?? [seats, seats];
    return fewest <= seats && seats <= most;
  });
}

/** What so many seats have if nobody chooses: the default, or else the first choice there is. */
export function defaultWith(option: Option, seats: number): Choice {
  const choices = choicesWith(option, seats);
  return choices.includes(option.default) ? option.default : (choices[0] ?? option.default);
}

function sayOr(key: string, otherwise: string, about?: Record<string, number>): string {
  return words.has(key) ? say(key, about) : otherwise;
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

const decisions = (title: Title): Readonly<Record<string, number>> => FACES[title.id]?.decisions ?? {};

/** How long the games of a title are, where that was measured. */
export function lengthOf(title: Title): string {
  const counted = Object.values(decisions(title));
  const most = Math.max(0, ...counted);
  return sayOr(`title-${title.id}-length`, "", { fewest: Math.min(most, ...counted), most });
}

/** What the length of its games rests on. */
export const measuredBy = (title: Title): string => sayOr(`title-${title.id}-measured`, "");

/** How long the game at a table is: that of its choice, where there are several. */
export function lengthAt(title: Title, options: Record<string, Choice>): string {
  const option = gameOption(title);
  const choice = option && (options[option.name] ?? option.default);
  return option && choice !== undefined ? gameLength(title, option, choice) : lengthOf(title);
}

/** About how many decisions everybody has in it, where they were counted. */
export function decisionsAt(title: Title, options: Record<string, Choice>): number | undefined {
  const option = gameOption(title);
  return decisions(title)[option ? String(options[option.name] ?? option.default) : ""];
}

/** A title, and which of its games. */
export function playedAt(title: Title, options: Record<string, Choice>): string {
  const game = gameAt(title, options);
  return game ? say("title-and-game", { title: title.name, game }) : title.name;
}

/** Every number of seats that a title can be played with. */
export const seatCounts = ({ seats: [fewest, most] }: Title): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);

export function seatsRange(title: Title): string {
  const [fewest, most] = title.seats;
  return fewest === most ? say("seats-exactly", { most }) : say("seats-between", { fewest, most });
}

/** What the words of an option begin with. */
export function optionKey(title: Title, option: Option): string {
  return `option-${title.id}-${option.name.replaceAll("_", "-")}`;
}

export function optionName(title: Title, option: Option): string {
  return sayOr(optionKey(title, option), readable(option.name));
}

export function aboutOption(title: Title, option: Option): string {
  return sayOr(`${optionKey(title, option)}-about`, option.about);
}

const choiceKey = (title: Title, option: Option, choice: Choice): string =>
  `${optionKey(title, option)}-${String(choice).replaceAll("_", "-")}`;

export function choiceName(title: Title, option: Option, choice: Choice): string {
  if (typeof choice === "boolean") return say(choice ? "yes" : "no");
  return sayOr(choiceKey(title, option, choice), readable(String(choice)));
}

const gameLength = (title: Title, option: Option, choice: Choice): string =>
  sayOr(`${choiceKey(title, option, choice)}-length`, "", {
    decisions: decisions(title)[String(choice)] ?? 0,
  });

export type GameOf = { choice: Choice; length: string };

/** The games that an option chooses between, with how long each is; none where its choices have no length of their
 * own. They are in the order of the option: what is for an evening comes first. */
export function gamesWith(title: Title, option: Option, seats: number): GameOf[] {
  const games = choicesWith(option, seats).map((choice) => ({
    choice,
    length: gameLength(title, option, choice),
  }));
  return games.every(({ length }) => length) ? games : [];
}

/** The option that says which game of a title is played, where there are several. */
export const gameOption = (title: Title | undefined): Option | undefined =>
  title?.options?.find((option) => gamesWith(title, option, title.seats[0]).length > 1);

/** What the lobby begins with: the first of several games, else what so many seats usually have. */
export function offeredWith(title: Title, option: Option, seats: number): Choice {
  return gamesWith(title, option, seats)[0]?.choice ?? defaultWith(option, seats);
}

/** What the options beside the seats can be together with so many seats: each board with each of the games there. */
export function picksWith(title: Title, seats: number): Record<string, Choice>[] {
  const names = FACES[title.id]?.picks ?? [];
  const options = names.flatMap((name) => title.options?.find((option) => option.name === name) ?? []);
  return options.reduce<Record<string, Choice>[]>(
    (picks, option) =>
      picks.flatMap((pick) =>
        choicesWith(option, seats).map((choice) => ({ ...pick, [option.name]: choice })),
      ),
    [{}],
  );
}

/** Such a pick in words. */
export function pickName(title: Title, pick: Record<string, Choice>): string {
  const chosen = (title.options ?? []).filter((option) => option.name in pick);
  const names = new Map(chosen.map((option) => [option.name, option]));
  return Object.entries(pick)
    .flatMap(([name, choice]) => {
      const option = names.get(name);
      return option ? choiceName(title, option, choice) : [];
    })
    .join(" · ");
}

/** What these options are called together. */
export const picksName = (title: Title): string => sayOr(`title-${title.id}-picks`, say("options"));

/** Which game of a title is played at a table, in words; nothing where there is only one. */
export function gameAt(title: Title | undefined, options: Record<string, Choice>): string {
  const option = gameOption(title);
  if (!title || !option) return "";
  return choiceName(title, option, options[option.name] ?? option.default);
}

/** What differs from the usual with so many seats, in words: what one should know before sitting down. Which game it is
 * stands beside its title. */
export function unusual(title: Title, options: Record<string, Choice>, seats: number): string[] {
  const game = gameOption(title);
  return (title.options ?? []).flatMap((option) => {
    const choice = options[option.name];
    if (option === game || choice === undefined || choice === defaultWith(option, seats)) return [];
    return say("option-chosen", {
      option: optionName(title, option),
      choice: choiceName(title, option, choice),
    });
  });
}

export function botName(bot: string): string {
  return sayOr(`bot-${bot}`, readable(bot));
}
