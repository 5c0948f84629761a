import { shapesEdition, specFor, superEdition } from '@blackpeg/rules';
import { STANDARD_KEYS } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { type KeyPress, type KeyScene, keyMeaning } from './key-meaning.ts';
import { draftOf } from './table.testing.ts';

const edition = superEdition();
const draft = draftOf(specFor(edition, 0, false), [[null], [null], [null], [null], [null]]);
const scene: KeyScene = {
  bindings: STANDARD_KEYS,
  singleKeys: true,
  letters: false,
  language: 'en',
  edition,
  draft,
};
const press = (key: string, part: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...part,
});

describe('keys', () => {
  test('digits place, 0 is a blank, with Shift they fill whatever sign that gives', () => {
    expect(keyMeaning(press('3'), scene)).toEqual({ kind: 'place', value: 3 });
    expect(keyMeaning(press('0'), scene)).toEqual({ kind: 'place', value: 0 });
    expect(keyMeaning(press('#', { code: 'Digit3', shiftKey: true }), scene)).toEqual({
      kind: 'fill',
      value: 3,
    });
    // Keyboards on which digits need Shift.
    expect(keyMeaning(press('3', { code: 'Numpad3' }), scene)).toEqual({ kind: 'place', value: 3 });
  });

  test('letters are commands, and none where they are switched off', () => {
    expect(keyMeaning(press('l'), scene)).toEqual({ kind: 'command', command: 'last-row' });
    expect(keyMeaning(press('l'), { ...scene, singleKeys: false })).toBeNull();
    expect(keyMeaning(press('?', { shiftKey: true, code: 'Slash' }), scene)).toEqual({
      kind: 'command',
      command: 'help',
    });
  });

  test('while a row is typed in letters they are pegs, and no letter is a command', () => {
    const letters = { ...scene, letters: true };
    expect(keyMeaning(press('r'), letters)).toEqual({ kind: 'place', value: 3 });
    expect(keyMeaning(press('.'), letters)).toEqual({ kind: 'place', value: 0 });
    expect(keyMeaning(press('l'), letters)).toBeNull();
    expect(keyMeaning(press('Escape'), letters)).toEqual({ kind: 'end-letters' });
    expect(keyMeaning(press('Escape'), scene)).toBeNull();
    expect(keyMeaning(press('n'), { ...letters, language: 'fr' })).toEqual({ kind: 'place', value: 1 });
  });

  test('of a pair the second letter is a shape', () => {
    const pairs = shapesEdition();
    const half = draftOf(specFor(pairs, 0, false), [
      [1, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(keyMeaning(press('h'), { ...scene, edition: pairs, draft: half, letters: true })).toEqual({
      kind: 'place',
      value: 5,
    });
  });

  test('what is pressed with Control, Alt or Meta is the browser’s', () => {
    expect(keyMeaning(press('l', { ctrlKey: true }), scene)).toBeNull();
    expect(keyMeaning(press('1', { altKey: true }), scene)).toBeNull();
  });

  test('the rest of the row', () => {
    expect(keyMeaning(press('Backspace'), scene)).toEqual({ kind: 'take-back' });
    expect(keyMeaning(press('Delete'), scene)).toEqual({ kind: 'take-out' });
    expect(keyMeaning(press('Enter'), scene)).toEqual({ kind: 'submit' });
    expect(keyMeaning(press('F5'), scene)).toBeNull();
  });
});
