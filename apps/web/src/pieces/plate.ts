// How the key pegs of an answer lie on their plate: sorted, in two lines or in one.

import { EDITIONS, type EditionName, type Feedback } from '@blackpeg/rules';
import type { KeyLook } from './looks.ts';

export type KeyLooks = readonly [black: KeyLook, white: KeyLook, blue: KeyLook];

/** What an edition's key pegs look like. */
export function keyLooks({ name }: { readonly name: EditionName }): KeyLooks {
  const { black, white, blue } = EDITIONS[name].keys;
  return [black, white, blue];
}

/** Key pegs, then as many nothings as holes are left: 3 over 2 for five, 2 by 2 for four. */
export function plateLines(
  feedback: Feedback | null,
  holes: number,
  looks: KeyLooks,
  oneLine = false,
): readonly (readonly KeyLook[])[] {
  const counts = feedback ? [feedback.black, feedback.white, feedback.blue] : [];
  const pegs = counts.flatMap((count, index) => Array.from({ length: count }, () => looks[index] ?? 'none'));
  const all = [...pegs, ...Array.from({ length: Math.max(0, holes - pegs.length) }, () => 'none' as const)];
  const top = oneLine || holes < 4 ? all.length : Math.ceil(all.length / 2);
  return [all.slice(0, top), all.slice(top)].filter((line) => line.length > 0);
}
