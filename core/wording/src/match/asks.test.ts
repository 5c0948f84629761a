import { hideCode, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { scriptedLog, stateOf } from '../matches.testing.ts';
import { plainSpeaker } from '../names/names.ts';
import { playTexts } from '../texts/base.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { askQuestion, askText } from './asks.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [PERSON, PERSON] });
const state = stateOf(scriptedLog(TERMS, [[0, hideCode([1, 2, 3])]]));
const speaker = { ...plainSpeaker('en', TERMS, 1), names: () => 'Guest' };

test('giving up says what it comes to', () => {
  expect(askText(speaker, state, 1, 'resignRound')).toBe(
    'The code counts as not found in all its rows, and is shown.',
  );
  expect(askText(speaker, state, 0, 'resignRound')).not.toBe(askText(speaker, state, 1, 'resignRound'));
  expect(askText(speaker, state, 1, 'resignMatch')).toBe('Guest then wins the match.');
  expect(askText(speaker, state, 1, 'claim')).toBe(playTexts('en').ask.claim.text);
});

test('every confirmation is a question, and names its consequence', () => {
  expect(askQuestion(speaker, state, 1, 'resignMatch')).toBe('Give up the match? Guest then wins the match.');
  for (const language of LANGUAGES)
    for (const ask of ['claim', 'admit', 'resignRound', 'resignMatch', 'offerEnd'] as const)
      expect(askQuestion({ ...speaker, language }, state, 1, ask)).toMatch(/^[^.?]+\? .+\.$/);
});
