// What this device found when codes were opened: whether each fits the seal that was shown when it was hidden.

import { type CheckedCode, checkCommitments } from '@blackpeg/commitment';
import type { MatchEvent, Round } from '@blackpeg/rules';
import { type Speaker, tableTexts, whoIs } from '@blackpeg/wording';

/** Of one round; nothing where no seal was shown. */
export function proofsOf(
  match: string,
  log: readonly MatchEvent[],
  { number, replay }: Pick<Round, 'number' | 'replay'>,
): readonly CheckedCode[] {
  return checkCommitments(match, log).filter(
    (checked) => checked.round === number && checked.replay === replay && checked.proof !== 'not-committed',
  );
}

export function proofText(speaker: Speaker, { maker, proof }: CheckedCode): string {
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
