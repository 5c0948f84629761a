// The seals of a round's codes: what stands between hiding and revealing for everybody to see.

import type { Maker, Round } from '@blackpeg/rules';

export interface Seal {
  readonly maker: Maker;
  readonly commitment: string;
}

/** One for each code: a race has one for all its boards. */
export function sealsOf({ boards }: Pick<Round, 'boards'>): readonly Seal[] {
  const seals = new Map<Maker, Seal>();
  for (const { maker, secret } of boards) {
    if (secret?.commitment) seals.set(maker, { maker, commitment: secret.commitment });
  }
  return [...seals.values()];
}

const SHOWN = 4;

/** Its ends, which two people can compare by reading them to each other. */
export function shortSeal(commitment: string): string {
  return commitment.length <= SHOWN * 2 + 1
    ? commitment
    : `${commitment.slice(0, SHOWN)}…${commitment.slice(-SHOWN)}`;
}
