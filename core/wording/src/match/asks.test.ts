import { brailleEdition, duelEdition, hideCode, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
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
});

test('S2d: a race given up goes to those who have not given it up', () => {
  const terms = standardTerms(superEdition(), { form: 'race', seats: [PERSON, PERSON, PERSON] });
  const race = stateOf(scriptedLog(terms, []));
  const names = (seat: number) => `Guest ${seat}`;
  const text = (withdrawn: readonly number[]) =>
    askText({ ...plainSpeaker('en', terms, 0), names }, { ...race, withdrawn }, 0, 'resignMatch');
  expect(text([])).toBe('Guest 1 and Guest 2 then play on without you.');
  expect(text([2])).toBe('Guest 1 then wins the match.');
});

test.each([
  ['points', standardTerms(superEdition()), 'you get three points', 'gets three points'],
  [
    'rows',
    standardTerms(brailleEdition()),
    'three rows are taken off your total',
    'Three rows are taken off',
  ],
  ['round-point', standardTerms(duelEdition()), 'you get its point', 'gets its point'],
] as const)(
  'W1, W4, W5: a claim and an admission name what a wrong answer costs: %s',
  (gain, terms, claimed, admitted) => {
    const opened = stateOf(scriptedLog(terms, []));
    const { claim, admit } = playTexts('en').ask;
    expect(askText(speaker, opened, 1, 'claim')).toBe(claim.text(gain));
    expect(askText(speaker, opened, 1, 'claim')).toContain(claimed);
    expect(askText(speaker, opened, 0, 'admit')).toBe(admit.text(gain));
    expect(askText(speaker, opened, 0, 'admit')).toContain(admitted);
  },
);

test('K1: an agreed end leaves sealed codes sealed', () => {
  const sealed = stateOf(scriptedLog({ ...TERMS, custody: 'sealed' }, []));
  expect(askText(speaker, state, 1, 'offerEnd')).toContain('the codes are shown');
  expect(askText(speaker, sealed, 1, 'offerEnd')).toContain('sealed codes stay sealed');
});

test('every confirmation is a question, and names its consequence', () => {
  expect(askQuestion(speaker, state, 1, 'resignMatch')).toBe('Give up the match? Guest then wins the match.');
  for (const language of LANGUAGES)
    for (const ask of ['claim', 'admit', 'resignRound', 'resignMatch', 'offerEnd'] as const)
      expect(askQuestion({ ...speaker, language }, state, 1, ask)).toMatch(/^[^.?]+\? .+\.$/);
});
