// Texts of the command line: complete, and in three languages.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { terminalTexts } from './terminal.ts';

/** Every text, functions called with samples for their parameters; found by walking, so a new key is tested too. */
function allTexts(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...samples(path)))]];
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${path}.${key}`));
}

function samples(path: string): readonly unknown[] {
  const numbers = [
    '.prompt',
    '.badFields',
    '.badLines',
    '.lineTooLong',
    '.verified',
    '.tooManyRows',
    '.working',
    '.interruptedWith',
    '.mean',
    '.single',
    '.share',
    '.of',
    '.count',
    '.draws',
    '.speed',
    '.interrupted',
  ];
  if (numbers.some((key) => path.endsWith(key))) return [3, 12, 4096, 5000];
  if (path.endsWith('.tournament.heading')) return ['Super', 100, 7];
  if (path.endsWith('.lapses')) return ['keen', 3, 1, 'x'];
  if (path.endsWith('.noAnswer')) return ['go', 300];
  if (path.endsWith('.lapse.ended')) return ['go', 1, 'x'];
  if (path.endsWith('.neitherLength')) return [[4, 5]];
  if (path.endsWith('.progress')) return [3, 1200, 0.5, 5625];
  if (path.endsWith('.interruptedSaved')) return ['tree.txt', 5625];
  if (path.endsWith('.inRound')) return [2, true, 'x'];
  if (path.endsWith('.badNumber')) return ['--holes', 'x', 1, 5];
  if (path.endsWith('.unknownGame')) return ['4', 'super', ['1', '2']];
  if (path.endsWith('.badChoice')) return ['--as', 'me', ['seat1', 'seat2']];
  return ['--given', ['super', 'duel'], ['x']];
}

const byLanguage = LANGUAGES.map((language) => allTexts(terminalTexts(language), language));

test('no text is empty or broken', () => {
  for (const [path, text] of byLanguage.flat()) {
    expect(text, path).toMatch(/\S/);
    expect(text, path).not.toMatch(/undefined|\bnull\b|NaN|\[object|!| {2}/);
  }
});

test('sentences differ in all languages', () => {
  const [en = [], fr = [], de = []] = byLanguage;
  const same = en.filter(([, text], index) => {
    const texts = [text, fr[index]?.[1], de[index]?.[1]];
    return text.includes(' ') && new Set(texts).size < 3;
  });
  // “Code: fault” is made of its parameters, and a code is “Code” in German too.
  expect(same.map(([path]) => path)).toEqual(['en.usage.argument']);
});

describe('what can go wrong is said with its place and its remedy', () => {
  test.each([
    ['en', 'There is no edition “supper”. Use one of: super, duel.'],
    ['fr', 'L’édition «\u202fsupper\u202f» n’existe pas. Choix possibles\u202f: super, duel.'],
    ['de', 'Die Ausgabe „supper“ gibt es nicht. Möglich sind: super, duel.'],
  ] as const)('unknown edition in %s', (language, text) => {
    expect(terminalTexts(language).usage.unknownEdition('supper', ['super', 'duel'])).toBe(text);
  });

  test('numbers, fields, files, codes, events', () => {
    const { usage, play, replay } = terminalTexts('en');
    expect(usage.badNumber('--holes', 'six', 1, 5)).toBe(
      'Option --holes needs a whole number from 1 to 5, not “six”.',
    );
    expect(usage.badFields(4, 3)).toBe('4 fields separated by tabs are needed, not 3.');
    expect(usage.fileNotFound('a.txt')).toBe('There is no file “a.txt”. Check its name and folder.');
    expect(play.saved('a.jsonl')).toBe('The log is saved in “a.jsonl”.');
    expect(replay.verified(1)).toContain('1 event;');
  });

  test.each([
    [
      'en',
      'Line 7 is wrong; the answer in its place says why.',
      'Line 7 is wrong, the first of 2 among 1,200; the answer to each says why.',
    ],
    [
      'fr',
      'La ligne 7 est fausse\u202f; la réponse à sa place dit pourquoi.',
      'La ligne 7 est fausse, la première de 2 sur 1\u202f200\u202f; la réponse à chacune dit pourquoi.',
    ],
    [
      'de',
      'Zeile 7 ist falsch; die Antwort an ihrer Stelle sagt, warum.',
      'Zeile 7 ist falsch, die erste von 2 unter 1.200; die Antwort auf jede sagt, warum.',
    ],
  ] as const)('one bad line and several in %s', (language, one, several) => {
    const { badLines } = terminalTexts(language).usage;
    expect([badLines(7, 1, 1200), badLines(7, 2, 1200)]).toEqual([one, several]);
  });

  test('a tournament of less than a round a second has a speed too', () => {
    expect(LANGUAGES.map((language) => terminalTexts(language).tournament.speed(34, 0.09, 2))).toEqual([
      '34 seconds, 0.1 rounds a second, 2 at a time.',
      '34 secondes, 0,1 manche par seconde, 2 à la fois.',
      '34 Sekunden, 0,1 Runden je Sekunde, 2 zugleich.',
    ]);
  });
});
