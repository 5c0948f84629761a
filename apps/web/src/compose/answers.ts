// Which counts of key pegs can be offered while an answer is composed, what they are about, and why not.

import { allFeedback, type CodeSpec, type Edition, type Feedback } from '@blackpeg/rules';
import { KEYS, type KeyPegName, type Matter, type Meaning, type NoAnswer } from '@blackpeg/wording';

/** The key pegs an edition answers with. */
export function keysOf({ marking }: Pick<Edition, 'marking'>): readonly KeyPegName[] {
  return marking === 'pairs' ? KEYS : ['black', 'white'];
}

export const MEANINGS: Readonly<Record<KeyPegName, Meaning>> = {
  black: 'there',
  white: 'elsewhere',
  blue: 'half',
};

export function matterOf({ facets }: Pick<Edition, 'facets'>): Matter {
  return facets.length === 2 ? 'pair' : (facets[0]?.name ?? 'colour');
}

/**
 * Can this key have this count, with the others as they are or more? “Or more”, because an answer is composed
 * one key after the other, and need not be possible yet on the way.
 */
export function isOffered(
  spec: CodeSpec,
  { marking }: Pick<Edition, 'marking'>,
  value: Feedback,
  key: KeyPegName,
  count: number,
): boolean {
  return allFeedback(spec, marking).some((feedback) =>
    KEYS.every((other) => (other === key ? feedback[key] === count : feedback[other] >= value[other])),
  );
}

export function whyNot(spec: CodeSpec, value: Feedback, key: KeyPegName, count: number): NoAnswer {
  const wanted: Feedback = { ...value, [key]: count };
  const { black, white, blue } = wanted;
  if (black + white + blue > spec.holes) return 'no-room';
  return white === 1 && black + blue === spec.holes - 1 ? 'lone-white' : 'never';
}
