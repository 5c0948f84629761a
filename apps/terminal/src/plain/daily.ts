// The code of a day by lines: begun, gone on with, or told of where it was played already.

import { dailyView, soloMatch } from '@blackpeg/screens/daily';
import { resultsOf } from '@blackpeg/screens/days';
import { plainTexts } from '@blackpeg/wording';
import type { Outcome } from '../io.ts';
import { keptMatches } from '../saved/saved.ts';
import type { Desk } from './desk.ts';
import { playNew, resumeMatch } from './new-match.ts';

/** Of today unless another day is given. The first match of a day counts; who has finished it hears how it went. */
export async function playDaily(desk: Desk, date: string | null): Promise<Outcome | undefined> {
  const { language, printer, saved } = desk;
  const { code, missing } = dailyView(language, date, resultsOf(await keptMatches(saved)), Date.now());
  if (!code) return { kind: 'negative', sentence: missing ?? '' };
  const { daily, action, result } = code;
  if (action.kind === 'resume') return resumeMatch(desk, action.match);
  if (action.kind === 'review') {
    printer.say(plainTexts(language).keeping.today(result));
    return undefined;
  }
  const { terms, card } = soloMatch(daily.edition, { kind: 'daily', date: daily.date });
  return playNew(desk, terms, card, daily.code);
}
