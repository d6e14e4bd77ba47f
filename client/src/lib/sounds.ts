/** Three quiet tones, made here: your move, somebody answered, the end. */

export type Sound = "move" | "answer" | "end";

/** Frequencies in hertz, one after the other. */
const TONES: Record<Sound, readonly number[]> = {
  move: [523.25, 783.99],
  answer: [392],
  end: [392, 523.25, 659.25, 783.99],
};
const APART = 0.13;
const LENGTH = 0.35;
const LOUDNESS = 0.06;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    TONES[sound].forEach((frequency, index) => ring(frequency, index * APART));
  } catch {
    // a browser without sound is silent
  }
}

function ring(frequency: number, after: number): void {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: "sine", frequency });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
