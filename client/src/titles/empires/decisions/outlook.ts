/** What comes of a plan, in the sentences of the rules, the gravest first. */

import { say } from "../../../lib/words.svelte";
import type { IconName } from "../../../ui/icons";
import type { Plan } from "./trial.svelte";

export type Line = { icon: IconName; tone: "warn" | "good" | "plain"; text: string; rule: string };

type AreaOutlook = Plan["outlook"]["areas"][number];

/** What is worth saying about one area. */
export function linesOf(area: AreaOutlook): Line[] {
  const lines: Line[] = [];
  for (const { text, rule = "" } of area.says) {
    const fights = area.conflict !== null || area.attack !== null;
    lines.push({ icon: fights ? "conflict" : "warning", tone: "warn", text: `${area.name}: ${text}`, rule });
  }
  if (area.city?.possible) {
    const { text, rule = "" } = area.city.says;
    lines.push({ icon: "building", tone: "good", text: `${area.name}: ${text}`, rule });
    if (area.city.lacking > 0)
      lines.push({
        icon: "warning",
        tone: "warn",
        text: say("empires-decide-city-lacking", { count: area.city.lacking }),
        rule: "5c.reduce",
      });
  }
  return lines;
}

/** What a plan leads to in the areas that it is about, and whether the cities stay supported. */
export function outlookOf(plan: Plan, about: readonly string[]): Line[] {
  const { areas, support } = plan.outlook;
  const lines = areas.filter((area) => about.includes(area.area)).flatMap(linesOf);
  if (support.cities) {
    const short = support.lacking > 0;
    const { text, rule = "" } = support.says;
    lines.push({ icon: short ? "warning" : "check", tone: short ? "warn" : "good", text, rule });
  }
  const order = { warn: 0, plain: 1, good: 2 };
  return lines.sort((one, other) => order[one.tone] - order[other.tone]);
}

export type Omen = {
  key: "conflict" | "attack" | "surplus" | "city";
  tone: "wash" | "warn" | "good";
  count: number;
};

/** What becomes of an area in a word, for a tag beside a planned move. */
export function omenOf(plan: Plan | undefined, place: string): Omen | undefined {
  const area = plan?.outlook.areas.find((one) => one.area === place);
  if (!area) return undefined;
  if (area.conflict) return { key: "conflict", tone: "wash", count: 0 };
  if (area.attack) return { key: "attack", tone: "wash", count: 0 };
  if (area.city?.possible) return { key: "city", tone: "good", count: 0 };
  if (area.surplus) return { key: "surplus", tone: "warn", count: area.surplus };
  return undefined;
}
