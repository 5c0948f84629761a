// What a key does at a table, in every face with single keys: digits, arrows, Enter and Backspace are fixed.

import type { Edition } from '@blackpeg/rules';
import type { Draft } from '@blackpeg/session';
import { kindOfLetter, type Language } from '@blackpeg/wording';
import { draftKey, type KeyPress } from '../key-press.ts';
import { boundTo, commandOf, compose, type KeyBindings, type PlayCommand } from './commands.ts';

export interface KeyScene {
  readonly bindings: KeyBindings;
  /** Single letters are commands; off for players whose speech or switch input types letters. */
  readonly singleKeys: boolean;
  /** Letters are pegs. */
  readonly letters: boolean;
  readonly language: Language;
  readonly edition: Edition;
  readonly draft: Draft | null;
}

/** Null if it has no meaning here, and is left to the face. */
export function keyCommand(press: KeyPress, scene: KeyScene): PlayCommand | null {
  const intent = draftKey(press, scene.edition);
  if (!intent && (press.ctrl || press.alt)) return null;
  return intent ? compose(intent) : (fixed(press, scene) ?? sign(press, scene));
}

const TYPED: readonly PlayCommand['type'][] = [
  'compose',
  'paste',
  'choose-kind',
  'touch',
  'copy-peg',
  'drop',
  'swap',
  'submit',
  'take-hint',
  'letters',
  'random-code',
  'intend',
];

/** For the row, so it waits while one is being sent; queries are answered meanwhile. */
export function isTyped({ type }: PlayCommand): boolean {
  return TYPED.includes(type);
}

function fixed({ key }: KeyPress, { letters }: KeyScene): PlayCommand | null {
  if (key === 'Enter') return { type: 'submit', sure: false };
  return key === 'Escape' && letters ? { type: 'letters', on: false } : null;
}

/** While a row is typed in letters, no letter is a command; for one that is no peg, it is said which are. */
function sign({ key }: KeyPress, scene: KeyScene): PlayCommand | null {
  const { letters, singleKeys, bindings, language, edition, draft } = scene;
  if (letters && draft && [...key].length === 1) {
    const facet = Math.max(0, (draft.holes[draft.cursor] ?? []).indexOf(null));
    const kind = key === '.' ? 0 : kindOfLetter(language, edition, facet, key);
    if (kind !== undefined) return compose({ type: 'kind', kind, facet: null, hole: null });
    if (/^\p{L}$/u.test(key)) return { type: 'letters', on: true };
  }
  if (!singleKeys || (letters && /^\p{L}$/u.test(key))) return null;
  const name = boundTo(bindings, key);
  return name && commandOf(name);
}
