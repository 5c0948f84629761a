// Who is at an online table and what comes from there besides the match, as sentences for one who listens.

import { type Company, PHRASES, type Phrase, type TableNews } from '@blackpeg/protocol';
import type { Seat } from '@blackpeg/rules';
import type { OnlineTable } from '@blackpeg/table/online';
import {
  type Language,
  plainTexts,
  playTexts,
  type Speaker,
  speakerOf,
  tableTexts,
  terminalOnlineTexts,
  terminalScreenTexts,
  whoIs,
} from '@blackpeg/wording';

/** To whom it is said: to nobody in particular who looks on. */
export function speakerAt({ card, seat, terms }: OnlineTable, language: Language): Speaker {
  return speakerOf(card, language, terms().edition, seat);
}

/** A sentence for each seat, and one for those who look on. */
export function presenceTexts(table: OnlineTable, speaker: Speaker): readonly string[] {
  const { names, presence, spectators } = table.company();
  const { here, waiting } = tableTexts(speaker.language);
  const seats = names.map((name, seat) => {
    const is = presence[seat] ?? (name === null ? 'empty' : 'here');
    return seatText(speaker, seat, name === null && is === 'empty' ? waiting.free : here.seat[is]);
  });
  return spectators > 0 ? [...seats, here.spectators(spectators)] : seats;
}

/** In a few words, for a heading: who of the others is there. */
export function presenceShort(table: OnlineTable, speaker: Speaker): string {
  const { presence } = table.company();
  const { here, line } = tableTexts(speaker.language);
  if (table.snapshot().connection === 'offline') return line.down;
  const others = presence.flatMap((is, seat) =>
    seat === table.seat ? [] : [{ is, who: whoIs(speaker, seat) }],
  );
  const away = others.filter(({ is }) => is !== 'here');
  if (others.length === 0) return '';
  return away.length > 0 ? here.away(away.map(({ who }) => who)) : here.all(others.map(({ who }) => who));
}

export function lagTexts(table: OnlineTable, speaker: Speaker): readonly string[] {
  const { here } = tableTexts(speaker.language);
  const { names, lags } = table.company();
  return names.map((_, seat) => {
    const lag = lags[seat] ?? null;
    return seatText(speaker, seat, lag === null ? here.noLag : here.lag(Math.round(lag)));
  });
}

/** Empty for what is not said, or told by the log: who goes away and comes back are events. */
export function newsText(
  table: OnlineTable,
  speaker: Speaker,
  hearsPhrases: boolean,
  before: Company,
  news: TableNews,
): string {
  const words = tableTexts(speaker.language);
  const { seat } = table;
  switch (news.type) {
    case 'waiting':
      return news.names
        .flatMap((name, at) =>
          name !== null && !before.names[at] && at !== seat ? [words.waiting.come(name)] : [],
        )
        .join(' ');
    case 'said':
      return hearsPhrases && news.seat !== seat ? saidText(speaker, news.seat, news.phrase) : '';
    case 'rematch': {
      if (news.table !== null) return before.next === null ? words.over.going : '';
      const fresh = news.wanted.filter((one) => one !== seat && !before.wanted.includes(one));
      return fresh.length === 0 ? '' : words.over.wants(fresh.map((one) => whoIs(speaker, one)));
    }
    case 'error':
    case 'welcome':
    case 'presence':
    case 'lag':
      return '';
  }
}

export function saidText(speaker: Speaker, seat: Seat, phrase: Phrase): string {
  const { talk } = tableTexts(speaker.language);
  return talk.said(whoIs(speaker, seat), talk.phrases[phrase]);
}

/** By its number in the list, its words, or its name; null for what is none. */
export function phraseTyped(language: Language, text: string): Phrase | null {
  const number = /^\d$/.test(text) ? Number(text) : 0;
  const typed = text.toLowerCase();
  const { phrases } = tableTexts(language).talk;
  return (
    PHRASES[number - 1] ??
    PHRASES.find(
      (phrase) => phrases[phrase].toLowerCase() === typed || phrase === typed.replace(/ /g, '-'),
    ) ??
    null
  );
}

/** Every phrase with its number, and how one is said. */
export function phrasesText(language: Language): string {
  const { talk, typed } = terminalOnlineTexts(language);
  const { phrases } = tableTexts(language).talk;
  const list = PHRASES.map((phrase, index) => `${index + 1} ${phrases[phrase]}`).join(', ');
  return talk.which(list, `${typed.say[0]} 1`);
}

/** The word as it is taught, and what it does. */
export function aboutText(
  language: Language,
  word: keyof ReturnType<typeof terminalOnlineTexts>['typed'],
): string {
  const { typed, abouts } = terminalOnlineTexts(language);
  return plainTexts(language).about(typed[word][0], abouts[word]);
}

function seatText(speaker: Speaker, seat: Seat, text: string): string {
  const { match } = playTexts(speaker.language);
  return `${terminalScreenTexts(speaker.language).pair(match.who(whoIs(speaker, seat)), text)}.`;
}
