// The result of a match in lists: alone, with accounts, and before it is over.

import { type Edition, hideCode, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { scriptedLog, stateOf } from '../matches.testing.ts';
import type { Speaker } from '../names/who.ts';
import { matchResultText, outcomeText, resultText } from './results.ts';

const edition: Edition = superEdition();
const speaker: Speaker = { language: 'en', edition, you: 0, names: () => 'Guest' };
const CODE = [1, 2, 3, 4, 5];

function after(terms: Terms, by: 0 | 1, ...last: Parameters<typeof scriptedLog>[1]) {
  const hiding = terms.form === 'solitaire' ? 'house' : 1 - by;
  return stateOf(
    scriptedLog(terms, [[hiding, hideCode(CODE)], [by, { type: 'place-guess', guess: CODE }], ...last]),
  );
}

test('alone in one round the outcome is the result', () => {
  const state = after(standardTerms(edition, { form: 'solitaire' }), 0);
  const { round, result } = state;
  if (!round.outcome || !result) throw new Error('The match is not over.');
  expect(matchResultText(speaker, state)).toBe(outcomeText(speaker, round, round.outcome));
  expect(matchResultText(speaker, state)).not.toBe(resultText(speaker, result));
});

test('after several rounds the result has every account, and there is none before the end', () => {
  const terms = standardTerms(edition, { firstMaker: 0 });
  expect(matchResultText(speaker, after(terms, 1))).toBe('');
  const over = after(terms, 1, [1, { type: 'resign-match' }]);
  if (!over.result) throw new Error('The match is not over.');
  expect(matchResultText(speaker, over)).toMatch(/ Guest: 0/);
  expect(matchResultText(speaker, over).startsWith(resultText(speaker, over.result))).toBe(true);
});
