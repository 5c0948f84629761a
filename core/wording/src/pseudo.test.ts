// An extra language, generated from English: every text must come from its words.

import { expect, test } from 'vitest';
import { everyText } from './every-text.testing.ts';
import { announce, dutyText, LANGUAGES, languageName, plainSpeaker, scoreText, termsText } from './index.ts';
import { TERMS } from './match/terms.testing.ts';
import { playedLog, seenBy } from './matches.testing.ts';
import { addPseudoLanguage, plainWordsIn, pseudoWords } from './words/pseudo.testing.ts';

test('the rule: accents, two fifths more, brackets; marks stay, what is typed, and what a text was given', () => {
  const words = pseudoWords({
    title: 'Rules',
    note: 'One colour of eight',
    mark: 'K',
    placed: (name: string, row: number) => `${name} placed row ${row}.`,
    twice: (inner: string) => `Again: ${inner}`,
    typed: { rows: ['rows'] },
  });
  expect(words.title).toBe('[Rûléš]');
  expect(words.note).toBe('[Ööñéé çöölööûûr ööf éîght]');
  expect(words.note).toHaveLength(Math.ceil('One colour of eight'.length * 1.4));
  expect(words.mark).toBe('K');
  expect(words.placed('Guest', 3)).toBe('[Guest plààçééd rööw 3. ]');
  expect(words.twice(words.title)).toBe('[Ààgàîñ: [Rûléš]]');
  expect(words.typed.rows).toEqual(['rows']);
  expect(plainWordsIn(words.placed('Guest', 3))).toEqual(['Guest']);
});

test('U21: a language is a line of the table; this one cannot be chosen by players', () => {
  expect(languageName(addPseudoLanguage())).toBe('pseudo');
  expect(LANGUAGES).not.toContain('pseudo');
});

test('U21: every text of the words has the accents', () => {
  const plain = [...everyText(addPseudoLanguage())]
    .filter(([path]) => !/\.(typed|braille)\.|^(name|tag|faults.textFaults.expected.tag)$/.test(path))
    .flatMap(([path, texts]) =>
      texts.flatMap((text) => plainWordsIn(text).map((word) => `${path}: ${word} in ${text}`)),
    );
  expect(plain).toEqual([]);
});

test('U21: every event, turn, score and agreement is said in the words of the language', () => {
  const pseudo = addPseudoLanguage();
  const said = TERMS.flatMap((terms) => {
    const speaker = plainSpeaker(pseudo, terms, 0);
    const texts = seenBy(playedLog(terms, 1), 0).flatMap(({ state, event }) => [
      ...(['brief', 'full'] as const).map((detail) => announce(speaker, state, event, detail)),
      dutyText(speaker, state, 0),
      scoreText(speaker, state),
    ]);
    return [termsText(pseudo, terms), ...texts];
  });
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((text) => plainWordsIn(text).length > 0)).toEqual([]);
});
