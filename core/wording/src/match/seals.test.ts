import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { plainSpeaker } from '../names/names.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { proofText, shortSeal } from './seals.ts';

const TERMS = standardTerms(superEdition());

test.each(LANGUAGES)('K1: genuine, broken and unopened are told apart: %s', (language) => {
  const speaker = plainSpeaker(language, TERMS, 1);
  const texts = (['genuine', 'broken', 'not-opened'] as const).map((proof) =>
    proofText(speaker, { maker: 0, proof }),
  );
  expect(new Set(texts).size).toBe(3);
  for (const proof of ['no-key', 'no-match'] as const)
    expect(proofText(speaker, { maker: 0, proof })).toBe(texts[2]);
  expect(proofText(speaker, { maker: 0, proof: 'not-committed' })).toBe('');
});

test('a seal is shown by its ends, one that is short as it is', () => {
  expect(shortSeal('abcdefghijkl')).toBe('abcd…ijkl');
  expect(shortSeal('abcdefghi')).toBe('abcdefghi');
});
