import { shapesEdition, specFor, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import type { KeyPress } from '../key-press.ts';
import {
  bindingsOf,
  boundTo,
  commandOf,
  compose,
  STANDARD_KEYS,
  TABLE_COMMANDS,
  withKey,
} from './commands.ts';
import { type KeyScene, keyCommand } from './keys.ts';
import { draftOf } from './played.testing.ts';

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
  digit: /^\d$/.test(key) ? Number(key) : null,
  shift: false,
  ctrl: false,
  alt: false,
  ...part,
});
const placed = (kind: number) => compose({ type: 'kind', kind, facet: null, hole: null });

describe('keys', () => {
  test('digits place, 0 is a blank, with Shift they fill whatever sign that gives', () => {
    expect(keyCommand(press('3'), scene)).toEqual(placed(3));
    expect(keyCommand(press('0'), scene)).toEqual(placed(0));
    const shifted = press('#', { digit: 3, shift: true });
    expect(keyCommand(shifted, scene)).toEqual(compose({ type: 'fill', peg: 3 }));
    // A row of pairs is not filled with one.
    expect(keyCommand(shifted, { ...scene, edition: shapesEdition() })).toBeNull();
    // Keyboards on which digits need Shift, and on which their keys type something else.
    expect(keyCommand(press('3', { shift: true }), scene)).toEqual(placed(3));
    expect(keyCommand(press('"', { digit: 3 }), scene)).toEqual(placed(3));
  });

  test('letters are commands, and none where they are switched off', () => {
    expect(keyCommand(press('l'), scene)).toEqual({ type: 'query', query: 'last-row' });
    expect(keyCommand(press('L'), scene)).toEqual({ type: 'query', query: 'last-row' });
    expect(keyCommand(press('l'), { ...scene, singleKeys: false })).toBeNull();
    expect(keyCommand(press('?', { shift: true }), scene)).toEqual({ type: 'open', what: 'keys' });
  });

  test('while a row is typed in letters they are pegs, and no letter is a command', () => {
    const letters = { ...scene, letters: true };
    expect(keyCommand(press('r'), letters)).toEqual(placed(3));
    expect(keyCommand(press('.'), letters)).toEqual(placed(0));
    // It says again which letters are pegs.
    expect(keyCommand(press('l'), letters)).toEqual({ type: 'letters', on: true });
    expect(keyCommand(press('Escape'), letters)).toEqual({ type: 'letters', on: false });
    expect(keyCommand(press('Escape'), scene)).toBeNull();
    expect(keyCommand(press('n'), { ...letters, language: 'fr' })).toEqual(placed(1));
  });

  test('of a pair the second letter is a shape', () => {
    const pairs = shapesEdition();
    const half = draftOf(specFor(pairs, 0, false), [
      [1, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
    const letters = { ...scene, edition: pairs, draft: half, letters: true };
    expect(keyCommand(press('h'), letters)).toEqual(placed(5));
  });

  test('what is pressed with Control or Alt is not for the table, but for Control and Z', () => {
    expect(keyCommand(press('z', { ctrl: true }), scene)).toEqual(compose({ type: 'undo' }));
    expect(keyCommand(press('z', { ctrl: true, shift: true }), scene)).toBeNull();
    expect(keyCommand(press('l', { ctrl: true }), scene)).toBeNull();
    expect(keyCommand(press('1', { alt: true }), scene)).toBeNull();
  });

  test('the rest of the row', () => {
    expect(keyCommand(press('Backspace'), scene)).toEqual(compose({ type: 'take-back' }));
    expect(keyCommand(press('Delete'), scene)).toEqual(compose({ type: 'take-out', hole: null }));
    expect(keyCommand(press('Enter'), scene)).toEqual({ type: 'submit', sure: false });
    expect(keyCommand(press('F5'), scene)).toBeNull();
  });
});

describe('the keys of commands', () => {
  test('every command has a key of its own at first, which does it', () => {
    expect(new Set(Object.values(STANDARD_KEYS)).size).toBe(TABLE_COMMANDS.length);
    for (const name of TABLE_COMMANDS)
      expect(keyCommand(press(STANDARD_KEYS[name]), scene)).toEqual(commandOf(name));
  });

  test('digits are pegs, never commands', () => {
    for (const digit of '0123456789') expect(boundTo(STANDARD_KEYS, digit)).toBeNull();
  });

  test('a key assigned to a command is removed from its previous one', () => {
    const keys = withKey(STANDARD_KEYS, 'score', 'L');
    expect(boundTo(keys, 'l')).toBe('score');
    expect(keys['last-row']).toBe('');
    expect(boundTo(keys, '')).toBeNull();
  });

  test('a new command gets its default key beside older choices, unless that key is taken', () => {
    const { blanks: _, ...older } = withKey(STANDARD_KEYS, 'score', 'j');
    expect(bindingsOf(older)).toEqual({ ...STANDARD_KEYS, score: 'j' });
    expect(bindingsOf({ ...older, score: 'b' }).blanks).toBe('');
  });
});
