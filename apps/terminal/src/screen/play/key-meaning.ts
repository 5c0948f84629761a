// What a key pressed at the table means, the same as in the web app wherever a terminal can tell the key.

import type { Draft } from '@blackpeg/session';
import { kindOfLetter, type Language, type Pegs } from '@blackpeg/wording';
import type { Key } from '../keys.ts';

/** Things to do, then things to ask. */
export const COMMAND_KEYS = {
  undo: 'u',
  clear: 'x',
  'repeat-row': 'p',
  notes: 'n',
  hint: 'h',
  claim: 'k',
  letters: 'z',
  cover: 'v',
  'last-row': 'l',
  row: 'g',
  'rows-left': 'r',
  score: 's',
  turn: 'w',
  clock: 't',
  secret: 'c',
  'what-fits': 'f',
  tray: 'y',
  again: 'a',
  help: '?',
} as const;

export type Command = keyof typeof COMMAND_KEYS;

export type KeyMeaning =
  | { readonly kind: 'command'; readonly command: Command }
  /** The next facet of the peg at the cursor: a whole peg, or half a pair; 0 is a blank. */
  | { readonly kind: 'place' | 'fill'; readonly value: number }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'scroll'; readonly by: 1 | -1 }
  | { readonly kind: 'take-back' | 'take-out' | 'submit' | 'menu' | 'chance' | 'blanks' };

export interface KeyScene {
  /** Letters are pegs. */
  readonly letters: boolean;
  readonly language: Language;
  readonly pegs: Pegs;
  readonly draft: Draft | null;
}

/** Null where it means nothing here. */
export function keyMeaning(key: Key, scene: KeyScene): KeyMeaning | null {
  if (key.kind === 'named') return NAMED[key.name] ?? null;
  if (key.kind !== 'sign') return null;
  if (/^\d$/.test(key.sign)) return { kind: key.alt ? 'fill' : 'place', value: Number(key.sign) };
  if (scene.letters && scene.draft) return letter(key.sign, scene.draft, scene);
  return HIDING[key.sign.toLowerCase()] ?? command(key.sign);
}

/** While a row is typed in letters, no letter is a command. */
function letter(sign: string, draft: Draft, { language, pegs }: KeyScene): KeyMeaning | null {
  if (sign === '.') return { kind: 'place', value: 0 };
  const facet = Math.max(0, (draft.holes[draft.cursor] ?? []).indexOf(null));
  const kind = kindOfLetter(language, pegs, facet, sign);
  return kind === undefined ? null : { kind: 'place', value: kind };
}

function command(sign: string): KeyMeaning | null {
  const pressed = sign.toLowerCase();
  const found = (Object.keys(COMMAND_KEYS) as Command[]).find((name) => COMMAND_KEYS[name] === pressed);
  return found ? { kind: 'command', command: found } : null;
}

/** For who hides a code. */
const HIDING: Readonly<Record<string, KeyMeaning>> = { d: { kind: 'chance' }, b: { kind: 'blanks' } };

const NAMED: Readonly<Record<string, KeyMeaning>> = {
  left: { kind: 'step', by: -1 },
  right: { kind: 'step', by: 1 },
  'page-up': { kind: 'scroll', by: -1 },
  'page-down': { kind: 'scroll', by: 1 },
  backspace: { kind: 'take-back' },
  delete: { kind: 'take-out' },
  enter: { kind: 'submit' },
  escape: { kind: 'menu' },
};
