// What every face has to show of one match: its text contains these sentences, in this order.

import { type MatchState, type Seat, standardTerms, superEdition, viewOf } from '@blackpeg/rules';
import { type Ask, ownDuty } from '@blackpeg/session';
import type { Card } from '@blackpeg/table';
import type { Language } from '@blackpeg/wording';
import { linesOf } from './lines.ts';
import { hide, place, playedOut, SETTINGS } from './played.testing.ts';
import { firstSeatState } from './state.ts';
import { playView } from './view.ts';

/** Alone against the computer, which hides this code. */
export const CONTRACT_TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
export const CONTRACT_CODE = [1, 2, 3] as const;
export const CONTRACT_CARD = {
  origin: { kind: 'set-up' },
  sitters: [{ kind: 'person', name: null }],
  codemaker: 'random',
  hints: true,
} as const;

const BEGUN = playedOut(CONTRACT_TERMS, hide('house', CONTRACT_CODE));
const OVER = playedOut(CONTRACT_TERMS, hide('house', CONTRACT_CODE), place(0, CONTRACT_CODE));

/** While the first row is to be placed, when resigning is to be confirmed, and once the code is found. */
export function contractLines(
  stage: 'playing' | 'asked' | 'over',
  language: Language = 'en',
): readonly string[] {
  if (stage === 'over') return linesAt(OVER, 0, null, language);
  return linesAt(BEGUN, 0, stage === 'asked' ? 'resignRound' : null, language);
}

/** The first of these that the text does not contain after the previous one; null if all are there in order. */
export function missingIn(text: string, lines: readonly string[]): string | null {
  const spaced = text.replace(/\s+/g, ' ');
  let from = 0;
  for (const line of lines) {
    const at = spaced.indexOf(line.replace(/\s+/g, ' '), from);
    if (at < 0) return line;
    from = at + line.length;
  }
  return null;
}

function linesAt(truth: MatchState, seat: Seat, asked: Ask | null, language: Language): readonly string[] {
  const state = viewOf(truth, seat);
  const card: Card = { ...CONTRACT_CARD, match: 'm', madeAt: 0, touchedAt: 0, closed: false };
  const view = playView({
    snapshot: {
      state,
      draft: null,
      pending: [],
      objection: null,
      connection: 'online',
      eyes: { kind: 'shown', seat },
      duty: ownDuty(state, seat),
    },
    card,
    ghost: null,
    people: [seat],
    settings: { ...SETTINGS, language },
    now: 0,
    seats: { [seat]: { ...firstSeatState(state), asked } },
    last: seat,
    news: null,
    declined: null,
  });
  return linesOf(view);
}
