/** The client's own sentences, from the same kind of catalogues as the house's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../words/en.ftl?raw";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<string>> = {
  en: async () => en,
  de: async () => (await import("../words/de.ftl?raw")).default,
};

/** The catalogues of a part that is fetched later, such as a title's board, by language. */
export type Chapters = Record<Language, () => Promise<readonly string[]>>;

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

class Words {
  language = $state<Language>("en");
  #english = $state.raw(bundleOf("en", [en]));
  #bundle = $state.raw(this.#english);
  #numbers = $derived(new Intl.NumberFormat(this.language));
  #learned = new Set<Chapters>();
  /** What is read now; what is wished meanwhile comes after it, so that nothing overtakes and replaces what is newer. */
  #reading: Promise<unknown> = Promise.resolve();

  speak(language: Language): Promise<void> {
    return this.#next(() => this.#take(language));
  }

  async #take(language: Language): Promise<void> {
    this.#bundle = language === "en" ? this.#english : await this.#read(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Take in more catalogues; what they say is there when the promise is kept. */
  async learn(chapters: Chapters): Promise<void> {
    if (this.#learned.has(chapters)) return void (await this.#reading);
    this.#learned.add(chapters);
    await this.#next(async () => {
      this.#english = await this.#read("en");
      await this.#take(this.language);
    });
  }

  #next(read: () => Promise<void>): Promise<void> {
    const reading = this.#reading.then(read);
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  /** The sentence behind a key; the key itself where there is none, so that it shows. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    for (const bundle of [this.#bundle, this.#english]) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args);
    }
    return key;
  }

  /** A number as the language writes it: 1,234 or 1.234. */
  numeral(value: number): string {
    return this.#numbers.format(value);
  }

  has(key: string): boolean {
    return this.#english.hasMessage(key);
  }

  async #read(language: Language): Promise<FluentBundle> {
    const learned = await Promise.all([...this.#learned].map((chapters) => chapters[language]()));
    return bundleOf(language, [await LOADERS[language](), ...learned.flat()]);
  }
}

export const words = new Words();
export const say = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);
export const numeral = (value: number): string => words.numeral(value);
