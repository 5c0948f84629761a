// Every text of the program, in all languages: complete, with the right typography, in the glossary's words.

import { describe, expect, test } from 'vitest';
import { everyText, type Texts } from './every-text.testing.ts';
import { faultsOf } from './typography.testing.ts';
import { LANGUAGES, type Language } from './words/lookup.ts';

const SAID: ReadonlyMap<Language, Texts> = new Map(
  LANGUAGES.map((language) => [language, everyText(language)]),
);

/** Typed words and Braille signs are not sentences, and languages may differ in their number. */
function sentences(language: Language): readonly (readonly [string, readonly string[]])[] {
  return [...(SAID.get(language) ?? [])].filter(([path]) => !/\.(typed|braille)\./.test(path));
}

test('U21: every language says everything the others say', () => {
  const [en = [], ...others] = LANGUAGES.map((language) =>
    sentences(language)
      .map(([path]) => path)
      .sort(),
  );
  expect(en.length).toBeGreaterThan(1500);
  for (const other of others) expect(other).toEqual(en);
});

test('U21: no sentence is left in another language', () => {
  const alike = sentences('en').filter(([path, [text = '']]) => {
    const all = [...SAID.values()].map((texts) => texts.get(path)?.[0]);
    return /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(text) && new Set(all).size < LANGUAGES.length;
  });
  expect(alike.map(([path]) => path)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every function says something', () => {
    expect(sentences(language).filter(([, all]) => all.length === 0)).toEqual([]);
  });

  test('U21: signs, spaces, numbers and words are those of the language', () => {
    const faults = sentences(language).flatMap(([path, all]) =>
      all.flatMap((text) => faultsOf(language, text).map((fault) => ({ path, fault, text }))),
    );
    // The rules describe printed boards: none of them has a single row or code.
    const real = faults.filter(
      ({ path, fault }) => !(path.startsWith('rules') && fault.startsWith('several')),
    );
    expect(real.slice(0, 40)).toEqual([]);
  });
});

test('units are words and arrows are named: a voice reads “s” as a letter and skips “→”', () => {
  const unread = LANGUAGES.flatMap((language) => sentences(language))
    // The last line of the full screen, which is only seen.
    .filter(([path]) => !path.startsWith('terminal.screen.keys.'))
    .flatMap(([path, all]) =>
      all
        .filter((text) => /\d\s?(s|ms|min|h)(?![\p{L}’-])|[←-⇿✓✗▸◂]/u.test(text))
        .map((text) => ({ path, text })),
    );
  expect(unread).toEqual([]);
});

describe('a planted fault is found', () => {
  test.each([
    ['en', "Row 1 isn't placed."],
    ['en', 'Use "this" one.'],
    ['en', 'Place 1 rows.'],
    ['en', 'Choose 5 row of the board.'],
    ['en', 'The “row is placed.'],
    ['en', 'Well done!'],
    ['en', 'Choose a color.'],
    ['en', 'Who has the link finds it.'],
    ['en', 'Wait...'],
    ['fr', 'Rangée 1 : noir'],
    ['fr', 'Le nom « Guest » est pris.'],
    ['fr', 'Quelle rangée?'],
    ['fr', 'Il reste 0 rangées.'],
    ['fr', 'Pose ton pion.'],
    ['fr', 'Attendez que il réponde.'],
    ['fr', "L'autre attend."],
    ['fr', 'À 95 % près.'],
    ['de', 'Sag “ja”.'],
    ['de', 'Noch 1 Reihen.'],
    ['de', 'Wird gesucht…'],
    ['de', 'Ich danke Ihnen.'],
    ['de', 'Du mußt warten.'],
    ['de', 'Die Leitung ist weg.'],
    ['en', 'The house hides a code.'],
    ['en', 'Look on'],
    ['en', 'The match is kept.'],
    ['en', '“yes” is no answer.'],
    ['en', 'Back to the shelf'],
    ['en', 'The line is down'],
    ['en', 'the day; without it, today'],
    ['fr', 'La maison cache un code.'],
    ['fr', 'Le match est fini.'],
    ['fr', '2 noirs, 1 blanc'],
    ['fr', 'Qui cache marque un point.'],
    ['fr', 'Code de Invité'],
    ['fr', 'Vers l’étagère'],
    ['fr', 'Choisissez une autre forme.'],
    ['fr', 'Le plus de points gagne.'],
    ['fr', 'Personnes coupées ou bloquées'],
    ['de', 'Das Haus versteckt einen Code.'],
    ['de', 'Der Code liegt hinter der Blende.'],
    ['de', 'Ändere einen Stift.'],
    ['de', 'Wähle eine andere Form.'],
    ['de', 'Die Partie ist aufgehoben.'],
    ['de', 'Mitschrift sichern'],
    ['de', 'der Tag; ohne Angabe heute'],
  ] as const)('%s: %s', (language, text) => {
    expect(faultsOf(language, text)).not.toEqual([]);
  });
});
