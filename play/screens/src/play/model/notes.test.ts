import { shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { emptyNotes, nextMark, noteAt, noteKinds, withNote } from './notes.ts';

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
