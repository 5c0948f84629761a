// What became of a match, in one line of a list.

import { finishedRounds, type MatchState, standings } from '@blackpeg/rules';
import { closedText, outcomeText, standingsText } from './results.ts';
import type { Speaker } from './who.ts';

/** Alone in one round the outcome is the result; else the result with every account. Empty before the end. */
export function matchResultText(speaker: Speaker, state: MatchState): string {
  const { result, past, terms, round: last } = state;
  const round = finishedRounds(state).at(-1);
  if (result === null) return '';
  if (result.kind === 'finished' && past.length === 0 && round?.outcome) {
    return outcomeText(speaker, round, round.outcome);
  }
  const accounts = terms.scoring === 'none' ? '' : standingsText(speaker, terms.scoring, standings(state));
  return [closedText(speaker, { result, round: last }), accounts].filter((part) => part !== '').join(' ');
}
