// What an online table says besides its match, as sentences for one who listens.

import type { Company, TableNews } from '@blackpeg/protocol';
import type { Edition, Seat } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { type Language, speakerOf, tableTexts, whoIs } from '@blackpeg/wording';

export interface Listening {
  readonly language: Language;
  readonly card: Card;
  readonly edition: Edition;
  /** Null for who looks on. */
  readonly seat: Seat | null;
  /** Whether phrases are wanted. */
  readonly phrases: boolean;
}

/** Empty for what is seen only, or told by the log: who goes away and comes back are events. */
export function newsText(listening: Listening, before: Company, news: TableNews): string {
  const { language, card, edition, seat, phrases } = listening;
  const words = tableTexts(language);
  const who = (one: Seat) => whoIs(speakerOf(card, language, edition, seat), one);
  const comers = (names: readonly (string | null)[]) =>
    names
      .flatMap((name, at) => (name !== null && !before.names[at] && at !== seat ? [name] : []))
      .map(words.waiting.come);
  switch (news.type) {
    case 'waiting':
      return comers(news.names).join(' ');
    // The last one who sits down begins the match; who comes to a match under way finds everybody there.
    case 'welcome':
      return before.phase === 'waiting' ? comers(news.names).join(' ') : '';
    case 'said': {
      // One's own is heard as well: it has arrived.
      const isWanted = phrases || news.seat === seat;
      return isWanted ? words.talk.said(who(news.seat), words.talk.phrases[news.phrase]) : '';
    }
    case 'rematch': {
      if (news.table !== null)
        return seat !== null && news.wanted.includes(seat) && before.next === null ? words.over.going : '';
      const fresh = news.wanted.filter((one) => one !== seat && !before.wanted.includes(one));
      return fresh.length === 0 ? '' : words.over.wants(fresh.map(who));
    }
    case 'error':
      return news.code === 'no-such-table' ? words.line.gone : '';
    case 'presence':
    case 'lag':
      return '';
  }
}
