/** The sounds of a table, made here from a few soft tones: one's move, a card, tokens, a fight, a calamity, a city, an
 * accepted offer, the end. What came at once makes one sound, the one that matters most. */

import type { LogLine } from "./protocol";

export type Sound = "move" | "card" | "tokens" | "fight" | "calamity" | "city" | "accepted" | "end";

/** Frequencies in hertz, one after the other; how far apart and how long they are, in seconds; the form of the wave. */
type Tones = { tones: readonly number[]; apart: number; length: number; wave: OscillatorType; soft?: number };
const TONES: Record<Sound, Tones> = {
  move: { tones: [523.25, 783.99], apart: 0.13, length: 0.35, wave: "sine" },
  card: { tones: [880], apart: 0, length: 0.09, wave: "triangle", soft: 0.5 },
  tokens: { tones: [311.13, 293.66], apart: 0.07, length: 0.1, wave: "triangle", soft: 0.8 },
  fight: { tones: [196, 155.56, 196], apart: 0.08, length: 0.16, wave: "triangle" },
  calamity: { tones: [164.81, 155.56], apart: 0.2, length: 0.55, wave: "sine" },
  city: { tones: [261.63, 329.63, 392], apart: 0.07, length: 0.25, wave: "sine", soft: 0.8 },
  accepted: { tones: [659.25, 523.25, 783.99], apart: 0.09, length: 0.22, wave: "sine" },
  end: { tones: [392, 523.25, 659.25, 783.99], apart: 0.13, length: 0.45, wave: "sine" },
};
/** How loud a tone is at full volume: still a quiet one. */
const LOUDEST = 0.12;

/** What a table is at one moment, as far as it can be heard. */
export type Moment = { number: number; mine: boolean; over: boolean };
/** Who hears it: their seat, what a title's answers sound like, and whether the page is in sight. */
export type Ear = { seat: number | undefined; kinds: Readonly<Record<string, Sound>>; hidden: boolean };

/** The one sound of everything that came between two moments, if there is any. In a page out of sight only one's own
 * move is heard. */
export function soundOf(
  before: Moment,
  after: Moment,
  log: readonly LogLine[],
  { seat, kinds, hidden }: Ear,
): Sound | undefined {
  if (after.number <= before.number) return undefined;
  const myMove = after.mine && !before.mine && !after.over;
  if (hidden) return myMove ? "move" : undefined;
  if (after.over && !before.over) return "end";
  if (myMove) return "move";
  const lines = log.filter(({ number }) => number > before.number && number <= after.number);
  if (lines.some(({ accepted }) => accepted?.length)) return "accepted";
  const topics = new Set(lines.flatMap(({ topics = [] }) => topics));
  if (topics.has("calamity")) return "calamity";
  if (topics.has("fight")) return "fight";
  const others = lines.filter((line) => line.seat !== seat && line.texts.length > 0);
  const told = others.map(({ kind }) => kinds[kind]).find((sound) => sound !== undefined);
  return told ?? (others.length ? "card" : undefined);
}

let context: AudioContext | undefined;
/** When the last sound is over, by the clock of the context. */
let until = 0;

/** Play a sound at a volume from 0 to 1; while another one is heard, nothing. */
export function play(sound: Sound, volume = 0.5): void {
  if (volume <= 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    if (context.currentTime < until) return;
    const { tones, apart, length, wave, soft = 1 } = TONES[sound];
    tones.forEach((frequency, index) =>
      ring(frequency, index * apart, length, wave, LOUDEST * volume * soft),
    );
    until = context.currentTime + apart * (tones.length - 1) + length;
  } catch {
    // a browser without sound is silent
  }
}

function ring(frequency: number, after: number, length: number, type: OscillatorType, loud: number): void {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type, frequency });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
