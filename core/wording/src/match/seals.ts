// Seals of codes in words: the seal itself in short, and what its opening proved (K1).

import type { Maker } from '@blackpeg/rules';
import { type Speaker, whoIs } from '../names/who.ts';
import { tableTexts } from '../texts/table.ts';

/** As a check of commitments reports it. */
export interface Proved {
  readonly maker: Maker;
  readonly proof: 'genuine' | 'broken' | 'not-committed' | 'not-opened' | 'no-key' | 'no-match';
}

const SHOWN = 4;

/** Its ends, which two people can compare by reading them to each other. */
export function shortSeal(commitment: string): string {
  return commitment.length <= SHOWN * 2 + 1
    ? commitment
    : `${commitment.slice(0, SHOWN)}…${commitment.slice(-SHOWN)}`;
}

/** Empty if no seal was shown. */
export function proofText(speaker: Speaker, { maker, proof }: Proved): string {
  const { seals } = tableTexts(speaker.language);
  const who = whoIs(speaker, maker);
  switch (proof) {
    case 'genuine':
      return seals.genuine(who);
    case 'broken':
      return seals.broken(who);
    case 'not-opened':
    case 'no-key':
    case 'no-match':
      return seals.unopened(who);
    case 'not-committed':
      return '';
  }
}
