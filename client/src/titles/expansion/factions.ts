/** The factions of a Civil War, as the question tells them. */

import type { Ask } from "../empires/decisions/reading";
import { areaAt } from "../empires/decisions/reading";
import type { Printed } from "../empires/printed";

export type Units = { area: string; tokens: number; city: boolean };
export type Side = "first" | "second";
export const SIDES: readonly Side[] = ["first", "second"];

/** The units of a faction, area by area. */
export function factionOf(printed: Printed, ask: Ask | undefined, side: Side): Units[] {
  const units = (ask?.[side] ?? []) as [number, number, number][];
  return units.map(([area, tokens, city]) => ({
    area: areaAt(printed, area) ?? "",
    tokens,
    city: city > 0,
  }));
}

/** What a faction counts on the map where it stands. */
export const pointsIn = ({ tokens, city }: Units, cityPoints: number): number =>
  tokens + (city ? cityPoints : 0);
