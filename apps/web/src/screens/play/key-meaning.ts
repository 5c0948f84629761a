// What a key pressed at the table means. Digits, arrows, Enter and Backspace are fixed, single letters are settings.

import type { Edition } from '@blackpeg/rules';
import type { Draft } from '@blackpeg/session';
import { kindOfLetter, type Language, type TableCommand } from '@blackpeg/wording';
import { digitOf } from '../../app/digits.ts';
import { commandOf, type KeyBindings } from '../../app/keys.ts';

export type KeyMeaning =
  | { readonly kind: 'command'; readonly command: TableCommand }
  /** The next facet of the peg at the cursor: a whole peg, or half a pair; 0 is a blank. */
  | { readonly kind: 'place'; readonly value: number }
  | { readonly kind: 'fill'; readonly value: number }
  | { readonly kind: 'take-back' | 'take-out' | 'submit' | 'end-letters' };

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface KeyScene {
  readonly bindings: KeyBindings;
  readonly singleKeys: boolean;
  /** Letters are pegs. */
  readonly letters: boolean;
  readonly language: Language;
  readonly edition: Edition;
  readonly draft: Draft | null;
}

/** Null where it means nothing here, and stays the browser's. */
export function keyMeaning(press: KeyPress, scene: KeyScene): KeyMeaning | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return digit(press) ?? fixed(press.key, scene) ?? letter(press.key, scene) ?? command(press.key, scene);
}

/** For the row, so that it waits while one is on its way; questions are answered meanwhile. */
export function isTyped(meaning: KeyMeaning): boolean {
  return meaning.kind !== 'command' || ['undo', 'clear', 'repeat-row', 'letters'].includes(meaning.command);
}

function digit(press: KeyPress): KeyMeaning | null {
  const meant = digitOf(press);
  return meant && { kind: meant.forAll ? 'fill' : 'place', value: meant.digit };
}

function fixed(key: string, { letters }: KeyScene): KeyMeaning | null {
  switch (key) {
    case 'Backspace':
      return { kind: 'take-back' };
    case 'Delete':
      return { kind: 'take-out' };
    case 'Enter':
      return { kind: 'submit' };
    case 'Escape':
      return letters ? { kind: 'end-letters' } : null;
    default:
      return null;
  }
}

/** While a row is typed in letters, no letter is a command. */
function letter(key: string, { letters, language, edition, draft }: KeyScene): KeyMeaning | null {
  if (!letters || !draft || [...key].length !== 1) return null;
  if (key === '.') return { kind: 'place', value: 0 };
  const hole = draft.holes[draft.cursor] ?? [];
  const facet = Math.max(0, hole.indexOf(null));
  const kind = kindOfLetter(language, edition, facet, key);
  return kind === undefined ? null : { kind: 'place', value: kind };
}

function command(key: string, { letters, singleKeys, bindings }: KeyScene): KeyMeaning | null {
  const found = commandOf(bindings, key);
  if (!found) return null;
  if (!singleKeys || (letters && /^\p{L}$/u.test(key))) return null;
  return { kind: 'command', command: found };
}
