import { hideCode, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { askText } from './asks.ts';
import { scriptedLog, stateOf } from './matches.testing.ts';
import { plainSpeaker } from './names.ts';
import { playTexts } from './screens/play/index.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [PERSON, PERSON] });
const state = stateOf(scriptedLog(TERMS, [[0, hideCode([1, 2, 3])]]));
const speaker = { ...plainSpeaker('en', TERMS, 1), names: () => 'Guest' };

test('giving up says what it comes to', () => {
  expect(askText(speaker, state, 1, 'resignRound')).toBe(
    'The code counts as unbroken for all its rows, and is shown.',
  );
  expect(askText(speaker, state, 0, 'resignRound')).not.toBe(askText(speaker, state, 1, 'resignRound'));
  expect(askText(speaker, state, 1, 'resignMatch')).toBe('Guest wins the match.');
  expect(askText(speaker, state, 1, 'claim')).toBe(playTexts('en').ask.claim.text);
});
