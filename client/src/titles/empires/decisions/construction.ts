/** A city that may be built: what it takes, and who can give it. */

import type { Answer, Option, Request } from "../../../lib/protocol";
import { areaIn, entry, type Printed, raisedBy, sceneOf } from "../printed";
import { sideOf, type View } from "../view";
import type { Plan } from "./trial.svelte";

export type BuildingSite = {
  area: string;
  /** The tokens that a city takes, and those that stand there. */
  need: number;
  there: number;
  /** The most that the treasury may pay (Architecture). */
  treasury: number;
  /** Neighbouring areas with the tokens that they could give (Urbanism). */
  near: ReadonlyMap<string, number>;
  /** The most that all of them may give together. */
  mostNear: number;
  /** Whether a token may stay beside the new city (Public Works). */
  mayKeep: boolean;
};

/** Who pays for what does not stand there already. */
export type Payment = { treasury: number; near: Readonly<Record<string, number>>; keep: boolean };

type Way = { treasury: number; from: string[]; keep: boolean };

function wayOf({ answer }: Option): Way {
  const { treasury, from_areas: from, keep } = answer;
  return {
    treasury: typeof treasury === "number" ? treasury : 0,
    from: Array.isArray(from) ? from.filter((area) => typeof area === "string") : [],
    keep: keep === true,
  };
}

/** The areas in which a city may be built, by the ways that the house offers. */
export function sitesOf(printed: Printed, view: View, request: Request): BuildingSite[] {
  const ways = new Map<string, Way[]>();
  for (const option of request.options) {
    const { area } = option.answer;
    if (option.answer.do === "build" && typeof area === "string")
      ways.set(area, [...(ways.get(area) ?? []), wayOf(option)]);
  }
  const scene = sceneOf(printed, view.scene);
  const tokens = (area: string): number => view.areas[area]?.tokens?.[request.seat] ?? 0;
  return [...ways].map(([area, found]) => {
    const site = areaIn(printed, scene, area).site !== null;
    const near = [...new Set(found.flatMap((way) => way.from))];
    return {
      area,
      need: entry(printed.numbers, site ? "city_tokens" : "wilderness_city_tokens"),
      there: tokens(area),
      treasury: Math.max(...found.map((way) => way.treasury)),
      near: new Map(near.map((other) => [other, tokens(other)])),
      mostNear: raisedBy(printed, sideOf(view, request.seat).advances, "neighbour_tokens"),
      mayKeep: found.some((way) => way.keep),
    };
  });
}

/** How the house would pay for a city there: its first way. */
export function usualPayment(request: Request, area: string): Payment {
  const option = request.options.find(({ answer }) => answer.do === "build" && answer.area === area);
  const { treasury, from, keep } = option ? wayOf(option) : { treasury: 0, from: [], keep: false };
  const near: Record<string, number> = {};
  for (const other of from) near[other] = (near[other] ?? 0) + 1;
  return { treasury, near, keep };
}

/** What may be built after a plan, as the options of a question. */
export const optionsOf = (plan: Plan | undefined): Option[] =>
  (plan?.offers ?? []).map((answer) => ({ answer: answer as unknown as Answer, text: "" }));

/** How many tokens have to come from elsewhere. */
export const lackOf = (site: BuildingSite, keep: boolean): number =>
  Math.max(0, site.need - site.there + (keep ? 1 : 0));

const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

export const paidBy = (payment: Payment): number => payment.treasury + sum(payment.near);

/** The most that the treasury, or a neighbouring area, may give beside what the others give. */
export function mostFrom(site: BuildingSite, payment: Payment, payer: string | "treasury"): number {
  const lack = lackOf(site, payment.keep);
  if (payer === "treasury") return Math.min(site.treasury, lack - sum(payment.near));
  const own = payment.near[payer] ?? 0;
  const open = Math.min(lack - paidBy(payment), site.mostNear - sum(payment.near));
  return Math.min(site.near.get(payer) ?? 0, own + Math.max(0, open));
}

export function buildAnswer(area: string, payment: Payment): Answer {
  const from = Object.entries(payment.near).flatMap(([other, count]) => Array<string>(count).fill(other));
  return { do: "build", area, treasury: payment.treasury, from_areas: from, keep: payment.keep };
}
