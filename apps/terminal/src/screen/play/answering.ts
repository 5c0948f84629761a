// An answer put together key by key: which one is counted now, and what each key makes of it.

import type { Feedback } from '@blackpeg/rules';
import type { KeyPegName as KeyPeg } from '@blackpeg/wording';
import type { Key } from '../keys.ts';

export interface Answering {
  readonly feedback: Feedback;
  /** Place among the keys of the edition. */
  readonly at: number;
}

export const NO_ANSWER: Answering = { feedback: { black: 0, white: 0, blue: 0 }, at: 0 };

/** One more of this key, and after as many as there are holes none again. */
export function countedUp(
  { feedback }: Answering,
  keys: readonly KeyPeg[],
  holes: number,
  at: number,
): Answering {
  const key = keys[at] ?? 'black';
  return { feedback: { ...feedback, [key]: (feedback[key] + 1) % (holes + 1) }, at };
}

/** Null where the key is not for the answer. A digit counts and goes on to the next key. */
export function answerAfter(
  answering: Answering,
  keys: readonly KeyPeg[],
  holes: number,
  key: Key,
): Answering | null {
  const { feedback, at } = answering;
  const counted = keys[at] ?? 'black';
  const within = (count: number) => Math.min(Math.max(0, count), holes);
  const withCount = (count: number): Feedback => ({ ...feedback, [counted]: within(count) });
  if (key.kind === 'sign') {
    if (!/^\d$/.test(key.sign)) return null;
    return { feedback: withCount(Number(key.sign)), at: Math.min(at + 1, keys.length - 1) };
  }
  if (key.kind !== 'named') return null;
  switch (key.name) {
    case 'up':
    case 'back-tab':
      return { feedback, at: Math.max(0, at - 1) };
    case 'down':
    case 'tab':
      return { feedback, at: Math.min(at + 1, keys.length - 1) };
    case 'left':
      return { feedback: withCount(feedback[counted] - 1), at };
    case 'right':
      return { feedback: withCount(feedback[counted] + 1), at };
    case 'backspace':
      return NO_ANSWER;
    default:
      return null;
  }
}
