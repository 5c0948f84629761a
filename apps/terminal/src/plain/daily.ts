// The code of a day by lines: begun, gone on with, or told of where it was played already.

import { standardTerms } from '@blackpeg/rules';
import { plainTexts } from '@blackpeg/wording';
import { faultText } from '../fault.ts';
import { lineOf } from '../game/match-line.ts';
import { badInput, type Outcome } from '../outcome.ts';
import { keptMatches } from '../saved/saved.ts';
import type { Desk } from './desk.ts';
import { playNew, resumeMatch } from './new-match.ts';

export function today(): string {
  return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The first match of a day counts; who has finished it hears how it went. */
export async function playDaily(desk: Desk, date: string): Promise<Outcome | undefined> {
  const { language, printer, saved, thinker } = desk;
  const earlier = (await keptMatches(saved)).find(
    ({ card }) => card.origin.kind === 'daily' && card.origin.date === date,
  );
  if (earlier?.state.phase === 'closed') {
    printer.say(plainTexts(language).keeping.today(lineOf(language, earlier).state));
    return undefined;
  }
  if (earlier) return resumeMatch(desk, earlier.card.match);
  const day = await thinker.ask('daily-code', { date });
  if (!day) return badInput(faultText(language, { kind: 'bad-date', option: '--date', given: date }));
  const terms = standardTerms(day.edition, { form: 'solitaire' });
  const card = {
    origin: { kind: 'daily', date },
    sitters: [{ kind: 'person', name: null }],
    codemaker: 'random',
    hints: true,
  } as const;
  return playNew(desk, terms, card, day.code);
}
