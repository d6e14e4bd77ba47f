/** Who sits at this browser, and how they like the house to look and sound. */

import { api, ask, type Person } from "../api/client";
import type { Pace } from "./pace.svelte";
import { LANGUAGES, words, type Language } from "./words.svelte";

/** How one is told what changes for oneself: each on a card, all on one, or in the log alone. */
export type Telling = "normal" | "quick" | "quiet";
export type Theme = "light" | "dark" | "system";

type Likes = {
  theme: Theme;
  sounds: boolean;
  /** How loud they are, from 0 to 1. */
  volume: number;
  language: Language;
  toured: string[];
  /** Whether questions with only one answer are answered without asking, where a board does that. */
  forced: boolean;
  news: Telling;
  /** How fast one sees what bots do at tables, and in games of bots alone. */
  pace: Pace;
  filmPace: Pace;
  /** Whether the log stands beside a board where there is room. */
  log: boolean;
};

const KEY = "ecumene.likes";
const NIGHT = matchMedia("(prefers-color-scheme: dark)");

function preferred(): Language {
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (first as Language | undefined) ?? "en";
}

class Session {
  person = $state.raw<Person>();
  likes = $state<Likes>({
    theme: "system",
    sounds: false,
    volume: 0.5,
    language: preferred(),
    toured: [],
    forced: true,
    news: "normal",
    pace: "now",
    filmPace: "normal",
    log: true,
  });

  constructor() {
    try {
      Object.assign(this.likes, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // what cannot be read is forgotten
    }
    this.dress();
    NIGHT.addEventListener("change", () => this.dress());
  }

  async open(): Promise<void> {
    await words.speak(this.likes.language);
    this.person = (await ask(api.GET("/api/me"))).person ?? undefined;
  }

  /** The person at this browser; a guest is made where there is none yet. */
  async somebody(name = words.say("guest")): Promise<Person> {
    if (!this.person) {
      this.person = (await ask(api.POST("/api/guests", { body: { name } }))).person;
      await this.#tellLanguage(this.likes.language);
    }
    return this.person;
  }

  like(change: Partial<Likes>): void {
    Object.assign(this.likes, change);
    localStorage.setItem(KEY, JSON.stringify(this.likes));
    this.dress();
    if (change.language) void this.#speak(change.language);
  }

  /** The house keeps the language too, for the person's other browsers; it is no matter if it cannot. */
  async #speak(language: Language): Promise<void> {
    await words.speak(language);
    await this.#tellLanguage(language);
  }

  async #tellLanguage(language: Language): Promise<void> {
    const known = this.person?.language ?? "en";
    if (this.person && known !== language) {
      await api.PATCH("/api/me", { body: { language } }).catch(() => undefined);
      this.person = { ...this.person, language };
    }
  }

  /** Show the theme that is liked, or the one of the system, also when that changes. */
  dress(): void {
    const { theme } = this.likes;
    const bySystem = NIGHT.matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme === "system" ? bySystem : theme;
  }
}

export const session = new Session();
