// A key as every face knows it, and what fills a row wherever one is filled.

import type { CodeSpec } from '@blackpeg/rules';
import type { DraftIntent } from '@blackpeg/session';

export interface KeyPress {
  /** As browsers name it: what it types, or `Enter`, `ArrowLeft`. */
  readonly key: string;
  /** Which digit's key it was, whatever it types; null for any other key, and where that is not known. */
  readonly digit: number | null;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** What fills a row with digits, wherever one is filled; null for any other key. */
export function draftKey(press: KeyPress, { facets }: Pick<CodeSpec, 'facets'>): DraftIntent | null {
  if (press.ctrl || press.alt) return null;
  if (press.key === 'Backspace') return { type: 'take-back' };
  if (press.key === 'Delete') return { type: 'take-out', hole: null };
  const isTypedSo = /^\d$/.test(press.key);
  const digit = isTypedSo ? Number(press.key) : press.digit;
  if (digit === null) return null;
  // Keyboards of some countries type digits with Shift: only where they do not it means all holes.
  if (isTypedSo || !press.shift) return { type: 'kind', kind: digit, facet: null, hole: null };
  // A row of pairs is not filled with one.
  return facets.length === 1 ? { type: 'fill', peg: digit } : null;
}
