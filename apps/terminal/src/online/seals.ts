// Seals of codes in words: shown when a code is hidden, checked by this machine when it is opened (K1).

import { proofsOf, sealsOf } from '@blackpeg/commitment';
import type { Maker, MatchEvent, MatchState } from '@blackpeg/rules';
import { proofText, type Speaker, shortSeal, tableTexts, whoIs } from '@blackpeg/wording';

/** Empty for an event that shows or opens none. `log` ends with it. */
export function sealTexts(
  speaker: Speaker,
  match: string,
  { round }: MatchState,
  log: readonly MatchEvent[],
): readonly string[] {
  const event = log.at(-1);
  if (event?.type === 'code-hidden' && event.commitment !== null)
    return [sealText(speaker, event.maker, shortSeal(event.commitment))];
  if (event?.type !== 'codes-revealed') return [];
  return proofsOf(match, log, round).map((proved) => proofText(speaker, proved));
}

/** Every seal of the round under way, whole: what two people can compare. */
export function wholeSeals(speaker: Speaker, { round }: MatchState): readonly string[] {
  const { seals } = tableTexts(speaker.language);
  const texts = sealsOf(round).map(({ maker, commitment }) => sealText(speaker, maker, commitment));
  return texts.length > 0 ? texts : [seals.none];
}

/** The player's own sealed code is on another machine. */
export function isCodeElsewhere({ terms, round, phase }: MatchState, seat: number): boolean {
  const own = round.boards.find(({ maker }) => maker === seat)?.secret;
  return (
    terms.custody === 'sealed' && phase !== 'closed' && own?.code === 'hidden' && own.commitment !== null
  );
}

function sealText(speaker: Speaker, maker: Maker, seal: string): string {
  return `${tableTexts(speaker.language).seals.of(whoIs(speaker, maker), seal)}.`;
}
