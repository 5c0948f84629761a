// What an online table says besides its match: who arrives, phrases, a rematch, seals and whether codes fit them.

import { proofsOf, sealsOf } from '@blackpeg/commitment';
import type { Company, TableNews } from '@blackpeg/protocol';
import type { Maker, MatchEvent, MatchState, Seat } from '@blackpeg/rules';
import { proofText, type Speaker, shortSeal, tableTexts, whoIs } from '@blackpeg/wording';

/** Empty for what is only shown, or announced by the log: leaving and coming back are events. */
export function newsText(speaker: Speaker, phrases: boolean, before: Company, news: TableNews): string {
  const words = tableTexts(speaker.language);
  const seat = speaker.you;
  const comers = (names: readonly (string | null)[]) =>
    names
      .flatMap((name, at) => (name !== null && !before.names[at] && at !== seat ? [name] : []))
      .map(words.waiting.come)
      .join(' ');
  switch (news.type) {
    case 'waiting':
      return comers(news.names);
    // The last player to join begins the match; a player who arrives during a match finds everybody there.
    case 'welcome':
      return before.phase === 'waiting' ? comers(news.names) : '';
    case 'said':
      // The player's own is announced as well: it has arrived.
      return phrases || news.seat === seat ? saidText(speaker, news) : '';
    case 'rematch': {
      if (news.table !== null)
        return before.next === null && (seat === null || news.wanted.includes(seat)) ? words.over.going : '';
      const fresh = news.wanted.filter((one) => one !== seat && !before.wanted.includes(one));
      const gone = before.wanted.filter((one) => one !== seat && !news.wanted.includes(one));
      const told = (seats: readonly Seat[], say: typeof words.over.wants) =>
        seats.length === 0 ? [] : [say(seats.map((one) => whoIs(speaker, one)))];
      return [...told(fresh, words.over.wants), ...told(gone, words.over.wantsNoMore)].join(' ');
    }
    case 'error':
    case 'presence':
    case 'lag':
      return '';
  }
}

export function saidText(
  speaker: Speaker,
  said: Pick<Extract<TableNews, { type: 'said' }>, 'seat' | 'phrase'>,
): string {
  const { talk } = tableTexts(speaker.language);
  return talk.said(whoIs(speaker, said.seat), talk.phrases[said.phrase]);
}

/** A seal is announced when a code is hidden, and checked by this device when the code is shown (K1). `log` ends with the event. */
export function sealTexts(
  speaker: Speaker,
  table: string,
  { round }: MatchState,
  log: readonly MatchEvent[],
): readonly string[] {
  const event = log.at(-1);
  if (event?.type === 'code-hidden' && event.commitment !== null)
    return [sealText(speaker, event.maker, shortSeal(event.commitment))];
  if (event?.type !== 'codes-revealed') return [];
  return proofsOf(table, log, round).map((proved) => proofText(speaker, proved));
}

/** Every seal of the current round, in full: two people can compare them. */
export function wholeSeals(speaker: Speaker, match: MatchState | null): readonly string[] {
  const seals = match ? sealsOf(match.round) : [];
  if (seals.length === 0) return [tableTexts(speaker.language).seals.none];
  return seals.map(({ maker, commitment }) => sealText(speaker, maker, commitment));
}

/** The player's own sealed code is on another device, or was lost on this one (K2). */
export function isCodeElsewhere({ terms, round, phase }: MatchState, seat: Seat | null): boolean {
  const own = round.boards.find(({ maker }) => maker === seat)?.secret;
  return (
    terms.custody === 'sealed' && phase !== 'closed' && own?.code === 'hidden' && own.commitment !== null
  );
}

function sealText(speaker: Speaker, maker: Maker, seal: string): string {
  return `${tableTexts(speaker.language).seals.of(whoIs(speaker, maker), seal)}.`;
}
