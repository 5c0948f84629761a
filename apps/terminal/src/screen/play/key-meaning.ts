// What a key pressed at the table means, the same as in the web app wherever a terminal can tell the key.

import type { Draft, DraftIntent } from '@blackpeg/session';
import {
  kindOfLetter,
  type Language,
  type Pegs,
  STANDARD_KEYS,
  TABLE_COMMANDS,
  type TableCommand,
} from '@blackpeg/wording';
import { kindsTyped } from '../../game/typed-kinds.ts';
import type { Key } from '../keys.ts';

export type KeyMeaning =
  | { readonly kind: 'command'; readonly command: TableCommand }
  /** The next facet of the peg at the cursor: a whole peg, or half a pair; 0 is a blank. */
  | { readonly kind: 'place' | 'fill'; readonly value: number }
  /** Pegs that were pasted: a whole row in place of what stood there, fewer go on from the cursor. */
  | { readonly kind: 'row'; readonly kinds: readonly number[]; readonly isWhole: boolean }
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
  if (key.kind === 'paste') return scene.draft && pasted(key.text, scene.draft, scene);
  if (key.kind !== 'sign') return null;
  if (/^\d$/.test(key.sign)) return { kind: key.alt ? 'fill' : 'place', value: Number(key.sign) };
  if (scene.letters && scene.draft) return letter(key.sign, scene.draft, scene);
  return HIDING[key.sign.toLowerCase()] ?? command(key.sign);
}

/** For the row, so that it waits while one is on its way; questions are answered meanwhile. */
export function isTyped(meaning: KeyMeaning): boolean {
  if (meaning.kind === 'command') return ['undo', 'clear', 'repeat-row', 'letters'].includes(meaning.command);
  return meaning.kind !== 'menu' && meaning.kind !== 'scroll';
}

/** What a pasted row does to the one that is being filled. */
export function rowPasted({ kinds, isWhole }: Extract<KeyMeaning, { kind: 'row' }>): readonly DraftIntent[] {
  const placed = kinds.map((kind): DraftIntent => ({ type: 'kind', kind, facet: null, hole: null }));
  return isWhole ? [{ type: 'clear' }, ...placed] : placed;
}

function pasted(text: string, { spec }: Draft, { language }: KeyScene): KeyMeaning | null {
  const kinds = kindsTyped(language, spec, text);
  const most = spec.holes * spec.facets.length;
  if (!kinds || kinds.length > most) return null;
  return { kind: 'row', kinds, isWhole: kinds.length === most };
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
  const found = TABLE_COMMANDS.find((name) => STANDARD_KEYS[name] === pressed);
  return found ? { kind: 'command', command: found } : null;
}

/** For who hides a code. */
const HIDING: Readonly<Record<string, KeyMeaning>> = { d: { kind: 'chance' }, b: { kind: 'blanks' } };

const NAMED: Readonly<Record<string, KeyMeaning>> = {
  left: { kind: 'step', by: -1 },
  right: { kind: 'step', by: 1 },
  'page-up': { kind: 'scroll', by: -1 },
  'page-down': { kind: 'scroll', by: 1 },
  'wheel-up': { kind: 'scroll', by: -1 },
  'wheel-down': { kind: 'scroll', by: 1 },
  backspace: { kind: 'take-back' },
  delete: { kind: 'take-out' },
  enter: { kind: 'submit' },
  escape: { kind: 'menu' },
};
