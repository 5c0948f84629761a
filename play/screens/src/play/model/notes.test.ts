import { shapesEdition, standardTerms, superEdition, widestSpec } from '@blackpeg/rules';
import type { Language } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { screenAt } from '../screen.testing.ts';
import { emptyNotes, type NoteMark, nextMark, noteAt, noteKinds, withNote } from './notes.ts';

test('every kind has a line, blanks last in their facet', () => {
  const plain = noteKinds(widestSpec(superEdition({ colours: 3, blanks: 'on' })));
  expect(plain.map(({ kind }) => kind)).toEqual([1, 2, 3, 0]);
  const pairs = noteKinds(widestSpec(shapesEdition('2')));
  expect(pairs.map(({ facet, kind }) => `${facet}${kind}`).join(' ')).toBe(
    '01 02 03 04 05 00 11 12 13 14 15 10',
  );
});

test('a mark changes its own place and no other', () => {
  const notes = withNote(emptyNotes(2, 3), { kind: 1, hole: 2 }, 'maybe');
  expect(notes).toEqual([
    ['', '', ''],
    ['', '', 'maybe'],
  ]);
  expect(noteAt(notes, { kind: 1, hole: 2 })).toBe('maybe');
  expect(noteAt(notes, { kind: 7, hole: 7 })).toBe('');
});

test('taps go round: not here, maybe here, nothing', () => {
  expect([nextMark(''), nextMark('no'), nextMark('maybe')]).toEqual(['no', 'maybe', '']);
});

/** Black nowhere; of the others only violet is left in hole 1 and only red in hole 3; red maybe in hole 2. */
const MARKS: readonly (readonly NoteMark[])[] = [
  ['no', 'no', 'no', 'no'],
  ['maybe', '', 'no', ''],
  ['no', 'maybe', '', ''],
];

async function noted(language: Language, marks: typeof MARKS): Promise<string> {
  const edition = superEdition({ holes: 4, colours: 3 });
  const { screen, type, heard } = await screenAt(standardTerms(edition, { form: 'solitaire' }), {
    code: [1, 2, 3, 1],
    settings: { language },
  });
  for (const [kind, line] of marks.entries())
    for (const [hole, mark] of line.entries()) screen.do({ type: 'note', cell: { kind, hole }, mark });
  heard();
  type('i');
  return heard().join(' ').replaceAll(/\s+/g, ' ');
}

test('what is certain, excluded and open, in one key', async () => {
  expect(await noted('en', MARKS)).toBe(
    'Certain: hole 1 violet, hole 3 red. Not in the code: black. Hole 2: maybe red. Open: hole 4.',
  );
  expect(await noted('fr', MARKS)).toBe(
    'Sûr : trou 1 violet, trou 3 rouge. Pas dans le code : noir. Trou 2 : peut-être rouge. Indécis : trou 4.',
  );
  expect(await noted('de', MARKS)).toBe(
    'Sicher: Loch 1 violett, Loch 3 rot. Nicht im Code: schwarz. Loch 2: vielleicht rot. Offen: Loch 4.',
  );
});

test('no marks are told as such', async () => {
  expect(await noted('en', [])).toBe('No marks in your notes.');
});
