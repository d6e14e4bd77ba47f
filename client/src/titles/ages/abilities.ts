/** What the cards before a seat do to an action, each named with its words; and whom an event would strike. */

import { entry, type Effect, type Printed } from "./printed";
import { sideOf, type Side, type View } from "./view";

export type Modifier = { card: string; words: string };

type Acting = { card: string; effects: Effect[]; words: string[] };

/** Everything that acts for a seat: the main ability of the first civilization, all legacies, and the rest. */
export function actingOf(printed: Printed, side: Side): Acting[] {
  const found: Acting[] = [];
  side.civilizations.forEach((card, place) => {
    const civilization = entry(printed.civilizations, card);
    if (place === 0) found.push({ card, effects: civilization.main, words: civilization.main_words });
    found.push({ card, effects: civilization.legacy, words: civilization.legacy_words });
  });
  for (const card of side.technologies) found.push({ card, ...entry(printed.technologies, card) });
  for (const card of side.wonders) found.push({ card, ...entry(printed.wonders, card) });
  return found;
}

const ON_ACTIONS = ["action_bonus", "action_cost", "keep_worker", "others_lose_on_action"];
const ON_RESEARCH = ["research_cost", "research_bonus"];

function touches(effect: Effect, action: string, choice?: string): boolean {
  if (action === "rest") return effect.type === "on_rest";
  if (ON_ACTIONS.includes(effect.type)) return effect.actions?.includes(action) ?? false;
  if (effect.type === "action_slot") return effect.action === action;
  if (effect.type === "free_action_on") return effect.after === action;
  const { technologies } = effect;
  return (
    action === "research" &&
    ON_RESEARCH.includes(effect.type) &&
    Array.isArray(technologies) &&
    choice !== undefined &&
    technologies.includes(choice)
  );
}

/** Each ability that changes what an action costs or gives, or where it can be done. */
export function modifiersOf(printed: Printed, side: Side, action: string, choice?: string): Modifier[] {
  return actingOf(printed, side).flatMap(({ card, effects, words }) =>
    effects.flatMap((effect, place) =>
      touches(effect, action, choice) ? [{ card, words: words[place] ?? "" }] : [],
    ),
  );
}

export type Forecast = {
  event: string;
  token: string;
  card: string;
  /** Whom the event takes a worker from, and whom their cards spare. */
  struck: number[];
  spared: number[];
};

/** What happens when this round ends: event and token of the card that comes into the window. */
export function forecastOf(printed: Printed, view: View): Forecast | undefined {
  const next = view.round - 1 + printed.constants.window;
  const card = Object.keys(view.track).find((id) => view.track[id]?.place === next);
  if (!card || view.phase === "over") return undefined;
  const event = printed.action_cards[card]?.event ?? "";
  const token = view.track[card]?.token ?? "";
  if (!event && !token) return undefined;
  const met =
    event === "war" ? weakestOf(view, commanded(printed, view)) : Object.keys(view.seats).map(Number);
  const isSpared = (seat: number): boolean => spares(printed, sideOf(view, seat), AGAINST[event] ?? event);
  return {
    event,
    token,
    card,
    struck: met.filter((seat) => !isSpared(seat)),
    spared: met.filter(isSpared),
  };
}

/** Cards that spare from an event may name another one that it is like. */
const AGAINST: Record<string, string> = { black_death: "plague" };

const spares = (printed: Printed, side: Side, event: string): boolean =>
  actingOf(printed, side).some(({ effects }) =>
    effects.some(({ type, events }) => type === "immune" && events?.includes(event)),
  );

/** Whether the virtual opponent is that of a scenario, who grows only when the next round has begun. */
export const commanded = (printed: Printed, view: View): boolean =>
  (printed.scenarios?.[view.scenario]?.commands.length ?? 0) > 0;

/** Whoever has the least strength. The virtual opponent counts, as strong as when the round ends. */
export function weakestOf(view: View, steady = false): number[] {
  const strengths = Object.values(view.seats).map((side) => side.military);
  const least = Math.min(...strengths, ...(view.rival >= 0 ? [view.rival + (steady ? 0 : 1)] : []));
  return strengths.flatMap((strength, seat) => (strength === least ? [seat] : []));
}

/** Whether a seat stands out in strength; where all are as strong as each other nobody does. */
export function standOf(printed: Printed, view: View, seat: number): "strongest" | "weakest" | undefined {
  const side = sideOf(view, seat);
  if (side.strongest && side.military > 0) return "strongest";
  const strengths = [...Object.values(view.seats).map(({ military }) => military), view.rival];
  const alike = strengths.every((strength) => strength < 0 || strength === side.military);
  return !alike && weakestOf(view, commanded(printed, view)).includes(seat) ? "weakest" : undefined;
}
