import { expect, it, vi } from "vitest";
import { say, words, type Chapters } from "./words.svelte";

/** Chapters of one word: in German they come for the first time when the test says so, and then at once. */
function chaptersOf(word: string) {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((done) => (come = done));
  const german = vi.fn(async () => [`${word} = Deutsch`]);
  german.mockImplementationOnce(() => coming.then(() => [`${word} = Deutsch`]));
  const chapters: Chapters = { en: async () => [`${word} = English`], de: german };
  return { chapters, come, german };
}

it("knows what was learned meanwhile, when something that was begun before comes late", async () => {
  await words.speak("de");
  const [slow, quick] = [chaptersOf("test-slow"), chaptersOf("test-quick")];
  quick.come();
  const first = words.learn(slow.chapters);
  await vi.waitFor(() => expect(slow.german).toHaveBeenCalled());
  const second = words.learn(quick.chapters);
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  slow.come();
  await Promise.all([first, second]);
  expect([say("test-slow"), say("test-quick")]).toEqual(["Deutsch", "Deutsch"]);
  await words.speak("en");
  expect(say("test-slow")).toBe("English");
});

it("has learned what somebody else is learning when it says so", async () => {
  await words.speak("de");
  const { chapters, come } = chaptersOf("test-twice");
  const first = words.learn(chapters);
  const second = words.learn(chapters);
  come();
  await second;
  expect(say("test-twice")).toBe("Deutsch");
  await first;
});
