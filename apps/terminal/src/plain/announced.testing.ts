// What a player must have been told: every event of a log that is announced, in order, in lines.

import { beginMatch, evolve, type MatchEvent, type MatchState, redact, type Seat } from '@blackpeg/rules';
import { happeningSaid, USUAL_SPEECH } from '@blackpeg/screens/play';
import { type Language, MOST_CHARACTERS, plainSpeaker } from '@blackpeg/wording';
import { wrapWords } from '../command-line/printable.ts';

export function announcements(log: readonly MatchEvent[], seat: Seat, language: Language): readonly string[] {
  const [opened] = log;
  if (opened?.type !== 'match-opened') return [];
  const speaker = plainSpeaker(language, opened.terms, seat);
  let whole: MatchState = beginMatch(opened);
  let seen = whole;
  const manner = { language, detail: 'brief', byLines: true, ...USUAL_SPEECH } as const;
  const said = [...happeningSaid(speaker, manner, { event: opened, after: seen })];
  for (const event of log.slice(1)) {
    const known = redact(whole, event, seat);
    whole = evolve(whole, event);
    seen = evolve(seen, known);
    said.push(...happeningSaid(speaker, manner, { event: known, after: seen }));
  }
  return said.flatMap(({ text }) => (text === '' ? [] : wrapWords(text, MOST_CHARACTERS.brief)));
}
