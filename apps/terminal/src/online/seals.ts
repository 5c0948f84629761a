// Seals of codes in words: shown when a code is hidden, checked by this machine when it is opened (K1).

import { type CheckedCode, checkCommitments } from '@blackpeg/commitment';
import type { Maker, MatchEvent, MatchState, Round } from '@blackpeg/rules';
import { type Speaker, tableTexts, whoIs } from '@blackpeg/wording';

const SHOWN = 4;

/** Empty for an event that shows or opens none. `log` ends with it. */
export function sealTexts(
  speaker: Speaker,
  match: string,
  { round }: MatchState,
  log: readonly MatchEvent[],
): readonly string[] {
  const event = log.at(-1);
  if (event?.type === 'code-hidden' && event.commitment !== null)
    return [sealText(speaker, event.maker, shortened(event.commitment))];
  return event?.type === 'codes-revealed' ? proofTexts(speaker, match, log, round) : [];
}

/** Every seal of the round under way, whole: what two people can compare. */
export function wholeSeals(speaker: Speaker, { round }: MatchState): readonly string[] {
  const { seals } = tableTexts(speaker.language);
  // A race has one code for all its boards.
  const makers = new Map(round.boards.map(({ maker, secret }) => [maker, secret?.commitment ?? null]));
  const texts = [...makers].flatMap(([maker, seal]) => (seal ? [sealText(speaker, maker, seal)] : []));
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

/** Its ends, which are easily read to each other. */
function shortened(seal: string): string {
  return seal.length <= SHOWN * 2 + 1 ? seal : `${seal.slice(0, SHOWN)}…${seal.slice(-SHOWN)}`;
}

function proofTexts(
  speaker: Speaker,
  match: string,
  log: readonly MatchEvent[],
  { number, replay }: Round,
): readonly string[] {
  return checkCommitments(match, log)
    .filter((checked) => checked.round === number && checked.replay === replay)
    .map((checked) => proofText(speaker, checked))
    .filter((text) => text !== '');
}

function proofText(speaker: Speaker, { maker, proof }: CheckedCode): string {
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
