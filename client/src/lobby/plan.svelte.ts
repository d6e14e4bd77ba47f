/** A table as somebody is about to open it: the page for new tables fills it in. */

import type { Option, Title } from "../api/client";
import type { Pace } from "./cards";
import type { Wish } from "./doing";
import { choicesWith, offeredWith, type Choice } from "./titles";

/** Who plays a seat: the name of a bot, or nobody's name for people. */
export type SeatPlan = string;
export const PEOPLE: SeatPlan = "";

export class Plan {
  name = $state("");
  open = $state(true);
  hotseat = $state(false);
  /** Whether people may ask what a steady player would do. */
  hints = $state(true);
  /** The clock that runs from the beginning. */
  pace = $state<Pace>("none");
  /** The other seats, in order; the host has the first. */
  others = $state<SeatPlan[]>([]);
  /** The bot that takes seats where all of them are given to bots. */
  bot = $state("");
  #choices = $state<Record<string, Choice>>({});

  constructor(
    readonly title: Title,
    bot: string,
  ) {
    this.bot = bot;
    this.resize(title.usual_seats ?? title.seats[0]);
  }

  get seats(): number {
    return this.others.length + 1;
  }

  /** More or fewer seats; new ones are left to people. */
  resize(seats: number): void {
    const wanted = seats - 1;
    this.others = Array.from({ length: wanted }, (_, i) => this.others[i] ?? PEOPLE);
  }

  fill(plan: SeatPlan): void {
    this.others = this.others.map(() => plan);
  }

  /** All bots are this strong from now on. */
  strengthen(bot: string): void {
    this.bot = bot;
    this.others = this.others.map((player) => (player === PEOPLE ? PEOPLE : bot));
  }

  /** Whether somebody else has to come before the game can begin with people at every seat left to them. */
  get waits(): boolean {
    return !this.hotseat && this.others.includes(PEOPLE);
  }

  /** What was chosen, as far as it goes with so many seats, else what the lobby begins with. */
  choice(option: Option): Choice {
    const chosen = this.#choices[option.name];
    const goes = chosen !== undefined && choicesWith(option, this.seats).includes(chosen);
    return goes ? chosen : offeredWith(this.title, option, this.seats);
  }

  choose(option: Option, choice: Choice): void {
    this.#choices[option.name] = choice;
  }

  /** Choose what several options are together. */
  pick(pick: Record<string, Choice>): void {
    Object.assign(this.#choices, pick);
  }

  /** Whether this is what these options are. */
  picked(pick: Record<string, Choice>): boolean {
    const options = this.title.options ?? [];
    return options.every((option) => !(option.name in pick) || this.choice(option) === pick[option.name]);
  }

  get wish(): Wish {
    return {
      title: this.title.id,
      name: this.name.trim(),
      seats: this.seats,
      options: Object.fromEntries(
        (this.title.options ?? []).map((option) => [option.name, this.choice(option)]),
      ),
      open: this.open,
      hotseat: this.hotseat,
      hints: this.hints,
      pace: this.pace,
      bots: [...this.others],
    };
  }
}
