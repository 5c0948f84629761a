// The seals of one round: what everybody sees, and the result when the codes were opened.

import type { Maker, MatchEvent, Round } from '@blackpeg/rules';
import { type CheckedCode, checkCommitments } from './check.ts';

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

/** Whether each code fits its seal; nothing if no seal was shown. */
export function proofsOf(
  match: string,
  log: readonly MatchEvent[],
  { number, replay }: Pick<Round, 'number' | 'replay'>,
): readonly CheckedCode[] {
  return checkCommitments(match, log).filter(
    (checked) => checked.round === number && checked.replay === replay && checked.proof !== 'not-committed',
  );
}
