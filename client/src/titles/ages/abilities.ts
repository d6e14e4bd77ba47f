/** What the cards before a seat do to an action, each named with its words; and who would suffer in a war. */

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

export type Forecast = { event: string; token: string; card: string; weakest: number[] };

/** What happens when this round ends: event and token of the card that comes into the window. */
export function forecastOf(printed: Printed, view: View): Forecast | undefined {
  const next = view.round - 1 + printed.constants.window;
  const card = Object.keys(view.track).find((id) => view.track[id]?.place === next);
  if (!card || view.phase === "over") return undefined;
  const event = printed.action_cards[card]?.event ?? "";
  const token = view.track[card]?.token ?? "";
  if (!event && !token) return undefined;
  return { event, token, card, weakest: event === "war" ? metByWar(printed, view) : [] };
}

/** Whoever would lose a worker in a war: the weakest, but for those whose cards spare them. */
function metByWar(printed: Printed, view: View): number[] {
  const spared = (side: Side): boolean =>
    actingOf(printed, side).some(({ effects }) =>
      effects.some(({ type, events }) => type === "immune" && events?.includes("war")),
    );
  return weakestOf(view).filter((seat) => !spared(sideOf(view, seat)));
}

/** Whoever has the least strength. The virtual opponent counts, as strong as when the round ends. */
export function weakestOf(view: View): number[] {
  const strengths = Object.values(view.seats).map((side) => side.military);
  const least = Math.min(...strengths, ...(view.rival >= 0 ? [view.rival + 1] : []));
  return strengths.flatMap((strength, seat) => (strength === least ? [seat] : []));
}
