// A key press as every face reports it, and how keys and pasted rows fill a row.

import { parseCode } from '@blackpeg/notation';
import { type CodeSpec, kindsOf } from '@blackpeg/rules';
import type { DraftIntent } from '@blackpeg/session';
import { kindOfLetter, type Language } from '@blackpeg/wording';

export interface KeyPress {
  /** As browsers name it: the character it types, or `Enter`, `ArrowLeft`. */
  readonly key: string;
  /** Which digit key it was, whatever it types; null for any other key, and if unknown. */
  readonly digit: number | null;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** The edit for a digit key, the same on every screen; null for any other key. */
export function draftKey(press: KeyPress, { facets }: Pick<CodeSpec, 'facets'>): DraftIntent | null {
  if (press.ctrl && !press.alt && !press.shift && press.key.toLowerCase() === 'z') return { type: 'undo' };
  if (press.ctrl || press.alt) return null;
  if (press.key === 'Backspace') return { type: 'take-back' };
  if (press.key === 'Delete') return { type: 'take-out', hole: null };
  const isTypedSo = /^\d$/.test(press.key);
  const digit = isTypedSo ? Number(press.key) : press.digit;
  if (digit === null) return null;
  // Some keyboards type digits with Shift: only on others does Shift mean all holes.
  if (isTypedSo || !press.shift) return { type: 'kind', kind: digit, facet: null, hole: null };
  // A row of pairs is not filled with one.
  return facets.length === 1 ? { type: 'fill', peg: digit } : null;
}

/** The kinds in the order typed, 0 for a blank; a pair may be incomplete. Null for a text that is not a row. */
export function kindsTyped(language: Language, spec: CodeSpec, line: string): readonly number[] | null {
  const signs = [...line.replace(/[\s,;-]+/g, '')];
  const kinds = signs.map((sign, index) => kindTyped(language, spec, index % spec.facets.length, sign));
  if (kinds.length > 0 && kinds.every((kind) => kind !== null)) return kinds;
  // As records and shared texts write it, in any language.
  const written = parseCode(spec, line);
  return written.ok ? written.value.flatMap((peg) => kindsOf(spec, peg)) : null;
}

function kindTyped(language: Language, spec: CodeSpec, facet: number, sign: string): number | null {
  if (sign === '.' || sign === '0') return spec.facets[facet]?.blank ? 0 : null;
  return kindOfLetter(language, spec, facet, sign) ?? null;
}

/** A whole row replaces the current one, fewer pegs continue from the cursor; null if there are too many. */
export function rowTyped(
  { holes, facets }: CodeSpec,
  kinds: readonly number[],
): readonly DraftIntent[] | null {
  const most = holes * facets.length;
  const placed = kinds.map((kind): DraftIntent => ({ type: 'kind', kind, facet: null, hole: null }));
  if (kinds.length > most) return null;
  return kinds.length === most ? [{ type: 'clear' }, ...placed] : placed;
}

/** The pasted text as pegs; null if it is not a row of this game. */
export function rowPasted(language: Language, spec: CodeSpec, text: string): readonly DraftIntent[] | null {
  const kinds = kindsTyped(language, spec, text.trim());
  return kinds && rowTyped(spec, kinds);
}
