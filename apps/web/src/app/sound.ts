// Short sounds, synthesised when needed. Each has a visible and a spoken counterpart, so that none is ever required.

import type { Feedback } from '@blackpeg/rules';

export type Sound = 'peg-in' | 'peg-out' | 'row' | 'shield' | 'time';

/** One tick: when, how high, how long and how loud. Times in seconds, pitch in hertz. */
export interface Tick {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Tick[]>> = {
  'peg-in': [tick(0, 420)],
  'peg-out': [tick(0, 300)],
  row: [tick(0, 260, 0.07), tick(0.06, 200, 0.09)],
  shield: [tick(0, 180, 0.12), tick(0.1, 240, 0.12), tick(0.2, 320, 0.16)],
  time: [tick(0, 880, 0.05), tick(0.12, 880, 0.05)],
};

/** Black, white and blue differ in pitch and in number of beats. */
const ANSWERS = [
  { key: 'black', pitch: 330, beats: 1 },
  { key: 'white', pitch: 560, beats: 2 },
  { key: 'blue', pitch: 860, beats: 3 },
] as const;
const BEAT = 0.06;
const PAUSE = 0.12;

/** A tick, or two, or three, for each key peg, one peg after another. */
export function answerTicks(feedback: Feedback): readonly Tick[] {
  let at = 0;
  return ANSWERS.flatMap(({ key, pitch, beats }) =>
    Array.from({ length: feedback[key] }, () => {
      const ticks = Array.from({ length: beats }, (_, beat) => tick(at + beat * BEAT, pitch, 0.04));
      at += beats * BEAT + PAUSE;
      return ticks;
    }).flat(),
  );
}

/** The shield is heard when the answer before it has been, as it is lifted then. */
export function playSound(sound: Sound): void {
  playTicks(SOUNDS[sound], sound === 'shield' ? answeredAt : 0);
}

export function playAnswer(feedback: Feedback): void {
  answeredAt = playTicks(answerTicks(feedback)) + PAUSE;
}

/** Made when first needed: browsers allow no sound before the player has done something. */
let context: AudioContext | null = null;
/** When the last answer has been heard, in seconds of the context. */
let answeredAt = 0;

/** Not before a given time; returns when the last one is over. */
function playTicks(ticks: readonly Tick[], earliest = 0): number {
  if (typeof AudioContext === 'undefined') return 0;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') audio.resume().catch(() => {});
  const from = Math.max(audio.currentTime, earliest);
  for (const one of ticks) playTick(audio, from, one);
  return Math.max(from, ...ticks.map(({ at, lasts }) => from + at + lasts));
}

function playTick(audio: AudioContext, from: number, { at, pitch, lasts, loud }: Tick): void {
  const start = from + at;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const level = new GainNode(audio, { gain: loud });
  level.gain.setValueAtTime(loud, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

function tick(at: number, pitch: number, lasts = 0.045, loud = 0.16): Tick {
  return { at, pitch, lasts, loud };
}
