/** The options of a request, read for the board: what may be done where, and how often. */

import type { Answer, Option, Request } from "../../../lib/protocol";
import { areaIn, areaOfPlace, type Printed, sceneOf } from "../printed";
import type { View } from "../view";

/** What may be done in a place: an area, an open sea, a volcano or a flood plain. */
export type Place = { id: string; options: Option[] };

export type ByPlace = {
  places: Place[];
  /** What is not done in any place: wait, take back, be done. */
  rest: Option[];
};

/** The place that an answer is about, if it is about one. */
export function placeOf(answer: Answer): string | undefined {
  const { area, place } = answer;
  if (typeof area === "string") return area;
  return typeof place === "string" ? place : undefined;
}

/** Options by place, in the order in which the house offers them. */
export function byPlace(options: readonly Option[]): ByPlace {
  const places = new Map<string, Option[]>();
  const rest: Option[] = [];
  for (const option of options) {
    const id = placeOf(option.answer);
    if (id === undefined) rest.push(option);
    else places.set(id, [...(places.get(id) ?? []), option]);
  }
  return { places: [...places].map(([id, found]) => ({ id, options: found })), rest };
}

/** The first option that does this. */
export const doing = (options: readonly Option[], act: string): Option | undefined =>
  options.find((option) => option.answer.do === act);

/** The numbers that answers of a place name in a field, lowest first. */
export function numbersIn(options: readonly Option[], field: string): number[] {
  const found = options.map((option) => option.answer[field]).filter((value) => typeof value === "number");
  return [...new Set(found)].sort((one, other) => one - other);
}

/** Where a place lies on the map: itself, the area of a coast, or those around a volcano or on a flood plain. */
export function areasOf(printed: Printed, view: View, place: string): string[] {
  const area = areaOfPlace(printed, place);
  if (printed.areas[area]) return [area];
  const scene = sceneOf(printed, view.scene);
  if (scene.seas.includes(place)) return [place];
  const volcano = scene.volcanoes[place];
  if (volcano) return volcano;
  return Object.keys(printed.areas).filter((id) => areaIn(printed, scene, id).flood_plain === place);
}

/** What the flow knows of a question besides its options: the points that are left, whom it strikes ... */
export type Ask = Record<string, unknown> & { frame: string; seat: number; id: string };

export function askOf(view: View, request: Request): Ask | undefined {
  const asks = Object.values(view.flow?.asks ?? {}) as Ask[];
  return asks.find((ask) => ask.seat === request.seat && ask.id === request.id);
}

/** A field of the question that is a number; 0 where it has none. */
export function numberOf(ask: Ask | undefined, field: string): number {
  const value = ask?.[field];
  return typeof value === "number" ? value : 0;
}

/** A prompt as a heading and what it adds: "What do you move?", "17 tokens can still move." */
export function headed(prompt: string): { heading: string; detail: string } {
  const end = /[?:!.](?=\s)/.exec(prompt);
  const colon = end && prompt[end.index] === ":" ? /[?!.](?=\s)/.exec(prompt) : end;
  if (!colon) return { heading: prompt, detail: "" };
  return { heading: prompt.slice(0, colon.index + 1), detail: prompt.slice(colon.index + 1).trim() };
}

/** The area behind a number of the flow: the house numbers areas in the order in which it prints them. */
export function areaAt(printed: Printed, number: unknown): string | undefined {
  return typeof number === "number" ? Object.keys(printed.areas)[number] : undefined;
}
