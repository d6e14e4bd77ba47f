/** The phase of calamities as the flow tells it to everybody, and what the rules say of the one under way. */

import type { Told } from "../counsel";
import type { View } from "../view";

export type Told1 = Told<"calamity">["calamities"][number];
export type Reckoned = Told1["reckoned"][number];

/** A calamity under way. */
export type Strike = { card: string; victim: number; beneficiary: number; secondary: number[] };

export type Course = {
  /** How many kinds of calamity have been named, of how many there are. */
  named: number;
  total: number;
  strikes: Strike[];
  /** The seats that still hold calamities face down, with how many. */
  laid: [number, number][];
};

type Frames = Record<string, Record<string, unknown>>;

/** How far the phase has come; nothing outside of it. */
export function courseOf(view: View, calamities: readonly string[]): Course | undefined {
  const steps = Object.values(((view.flow as { steps?: Frames } | undefined)?.steps ?? {}) as Frames);
  const phase = steps.find(({ frame }) => frame === "calamity_resolution");
  if (!phase) return undefined;
  const laid = Object.entries(view.seats).map(([seat, side]): [number, number] => [Number(seat), side.laid]);
  return {
    named: Number(phase.named),
    total: calamities.length,
    strikes: steps.filter(({ frame }) => frame === "calamity") as unknown as Strike[],
    laid: laid.filter(([, count]) => count > 0),
  };
}

/** The calamity that concerns a seat most: the one it is asked about, suffers from, or the first. */
export function foremost(
  strikes: readonly Strike[],
  seat: number | undefined,
  card?: unknown,
): Strike | undefined {
  return (
    strikes.find((strike) => strike.card === card && strike.victim === seat) ??
    strikes.find((strike) => strike.card === card) ??
    strikes.find((strike) => strike.victim === seat) ??
    strikes[0]
  );
}

/** What the rules say of a calamity that is under way. */
export const toldOf = (told: Told<"calamity"> | undefined, strike: Strike): Told1 | undefined =>
  told?.calamities.find(
    ({ card, victim, now }) => now === "under_way" && card === strike.card && victim === strike.victim,
  );

/** What one seat bears, and what the others do. */
export const borneBy = (told: Told1 | undefined, seat: number | undefined): Reckoned[] =>
  told?.reckoned.filter((one) => one.seat === seat) ?? [];

export const borneByOthers = (told: Told1 | undefined, seat: number | undefined): Reckoned[] =>
  told?.reckoned.filter((one) => one.seat !== seat) ?? [];

/** A sum in one line: "15 − 5 Medicine". */
export function sumOf({ base, effects }: Reckoned): string {
  const parts = effects.map(({ change, name }) => `${change < 0 ? "−" : "+"} ${Math.abs(change)} ${name}`);
  return [String(base), ...parts].join(" ");
}
