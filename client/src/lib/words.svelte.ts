/** The client's own sentences, from the same kind of catalogues as the house's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../words/en.ftl?raw";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<string>> = {
  en: async () => en,
  de: async () => (await import("../words/de.ftl?raw")).default,
};

function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = bundleOf("en", en);

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(english);

  async speak(language: Language): Promise<void> {
    this.#bundle = language === "en" ? english : bundleOf(language, await LOADERS[language]());
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The sentence behind a key; the key itself where there is none, so that it shows. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    for (const bundle of [this.#bundle, english]) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args);
    }
    return key;
  }

  has(key: string): boolean {
    return english.hasMessage(key);
  }
}

export const words = new Words();
export const say = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);
