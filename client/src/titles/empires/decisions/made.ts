/** What a seat did in its movement so far, as views show it: places by their number. */

import { type Printed, sceneOf } from "../printed";
import type { View } from "../view";
import { areaAt } from "./reading";

export type Made = {
  what: "move" | "build_ship" | "maintain" | "sail" | "embark" | "disembark";
  origin: number;
  to: number;
  tokens: number;
  ship: number;
  fixed: boolean;
};

/** The area or the open sea of a number; seas are numbered after the areas. */
export function placeAt(printed: Printed, view: View, place: number): string | undefined {
  const areas = Object.keys(printed.areas).length;
  return place < areas ? areaAt(printed, place) : sceneOf(printed, view.scene).seas[place - areas];
}
