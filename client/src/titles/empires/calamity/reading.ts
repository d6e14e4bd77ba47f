/** The phase of calamities as the flow tells it to everybody, and what the rules say of the one under way. */

import { commodityOf } from "../cards";
import type { Told } from "../counsel";
import type { Printed } from "../printed";
import type { View } from "../view";

export type Told1 = Told<"calamity">["calamities"][number];
export type Reckoned = Told1["reckoned"][number];

/** A calamity under way. One of the market has no victim, and its beneficiary is the deputy, who chooses one. */
export type Strike = { card: string; victim: number; beneficiary: number; secondary: number[] };

/** Whether a calamity lies on the market, so that nobody holds it. */
export const isOfMarket = ({ victim }: Strike): boolean => victim < 0;

/** Two copies of a calamity: who waits for the other one, and while both select their victims, who has begun. */
type Twins = { waiting: Strike[]; begun: Strike[]; selecting: boolean };

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
    strikes: strikesOf(steps),
    laid: laid.filter(([, count]) => count > 0),
  };
}

/** The calamities that are being resolved, and a twin that has still to strike. */
function strikesOf(steps: Record<string, unknown>[]): Strike[] {
  const striking = steps.filter(({ frame }) => frame === "calamity") as unknown as Strike[];
  const twins = steps.find(({ frame }) => frame === "twins") as Twins | undefined;
  const resting = twins ? [...(twins.selecting ? twins.begun : []), ...twins.waiting] : [];
  return [...striking, ...resting.filter(({ card }) => !striking.some((strike) => strike.card === card))];
}

/** The calamity that concerns a seat most: the one it is asked about, suffers from, or the first. */
export function foremost<Struck extends { card: string; victim: number | null }>(
  strikes: readonly Struck[],
  seat: number | undefined,
  card?: unknown,
): Struck | undefined {
  return (
    strikes.find((strike) => strike.card === card && strike.victim === seat) ??
    strikes.find((strike) => strike.card === card) ??
    strikes.find((strike) => strike.victim === seat) ??
    strikes[0]
  );
}

/** A calamity with its twin: where there are two trade blocks, both have a card of it, and both strike at once. */
export function twinsOf(printed: Printed, strikes: readonly Strike[], strike: Strike): Strike[] {
  const calamity = commodityOf(printed, strike.card);
  const isTwin = ({ card }: Strike): boolean =>
    card !== strike.card && commodityOf(printed, card) === calamity;
  return [strike, ...strikes.filter(isTwin)];
}

/** What the rules say of a calamity that is under way. */
export const toldOf = (told: Told<"calamity"> | undefined, strike: Strike): Told1 | undefined =>
  told?.calamities.find(
    ({ card, victim, now }) =>
      now === "under_way" && card === strike.card && (isOfMarket(strike) || victim === strike.victim),
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
