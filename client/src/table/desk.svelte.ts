/** How one has arranged one's place at the table: what lies open beside the board. */

import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Schemas } from "../api/client";
import type { LogLine } from "../lib/protocol";
import type { IconName } from "../ui/icons";
import type { Sort } from "./log";
import type { Told } from "./news/news";

export type Leaf = "log" | "chat" | "notes" | "seats" | "aids";
export type Slip =
  "help" | "rule" | "settings" | "keys" | "result" | "report" | "console" | "keeping" | "hint";

export const LEAVES: readonly Leaf[] = ["log", "chat", "notes", "seats", "aids"];

/** A screen that has no room for anything beside the board. */
export const phone = new MediaQuery("max-width: 760px");

/** A screen on which the log stands beside the question of a board, and one on which it stands beside the board. */
export const wide = new MediaQuery("min-width: 1440px");
export const widest = new MediaQuery("min-width: 1800px");

/** What a board can show again of what a line of the log tells. */
export type Replay = {
  label: () => string;
  has: (line: LogLine) => boolean;
  show: (line: LogLine) => void;
};

/** Something with places that a board can show: what changed for a seat, or what a lesson speaks of. */
export type Findable = Pick<Told, "what" | "good" | "places">;

/** What a board can show of news and of lines of the log: their places, until one leaves them. */
export type Finder = {
  has: (shown: Findable) => boolean;
  label: (shown: Findable) => string;
  /** The sign of where it shows it. */
  icon: (shown: Findable) => IconName;
  show: (shown: Findable) => void;
  leave: () => void;
  /** Light the places that a line tells of, or none; and go there, where they are out of sight. */
  point: (places: readonly string[], goes?: boolean) => void;
};

/** A moment of the review of a seat that one looks at in the history. */
export type SeenMoment = { moment: Schemas["MomentTold"]; seat: number };

export class Desk {
  /** What lies beside the board; nothing where it is undefined. */
  leaf = $state<Leaf>();
  /** The dialog that is open. */
  slip = $state<Slip>();
  /** Whether one looks through the history. */
  history = $state(false);
  /** The moment of a review that one looks at. */
  seen = $state.raw<SeenMoment>();
  /** Whether the pace at which one sees the bots lies open. */
  pacing = $state(false);
  /** Whether the board is shown as text. */
  text = $state(false);
  /** Whether the tour is on. */
  touring = $state(false);
  /** Set by a board that needs the whole width now: nothing lies beside it. */
  broad = $state(false);
  /** What one looks for in the log. */
  sort = $state<Sort>("all");
  /** The rule on the sheet that a rule link opens. */
  rule = $state("");
  /** The sheet that lies beside the board, of those that the title brings. */
  aid = $state("");
  /** The last message of the chat that was read. */
  read = $state(0);
  /** Set by a board that can show something again. */
  replay = $state.raw<Replay>();
  /** Set by a board that can show where something happened. */
  finder = $state.raw<Finder>();

  toggle(leaf: Leaf): void {
    this.leaf = this.leaf === leaf ? undefined : leaf;
  }

  explain(rule: string): void {
    this.rule = rule;
    this.slip = "rule";
  }

  /** A dialog opened or closed. It hears of its closing late: another may lie open by then, and stays. */
  turn(slip: Slip, open: boolean): void {
    if (open) this.slip = slip;
    else if (this.slip === slip) this.slip = undefined;
  }

  show(slip: Slip): void {
    this.slip = slip;
  }
}

/** Where the parts of a table page find the desk. */
export const DESK = Symbol("desk");

export function layDesk(): Desk {
  return setContext(DESK, new Desk());
}

export function deskHere(): Desk {
  return getContext<Desk>(DESK);
}
