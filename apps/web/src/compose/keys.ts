// Keys that fill a row outside a match: digits place, 0 is a blank, Backspace takes back.

import type { CodeSpec } from '@blackpeg/rules';
import type { DraftIntent } from '@blackpeg/session';
import { type DigitPress, digitOf } from '../app/digits.ts';

export interface Press extends DigitPress {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Null for keys that are the browser's. */
export function draftIntentOf(spec: CodeSpec, press: Press): DraftIntent | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const meant = digitOf(press);
  if (meant) return digitIntent(spec, meant.digit, meant.forAll);
  switch (press.key) {
    case 'Backspace':
      return { type: 'take-back' };
    case 'Delete':
      return { type: 'take-out', hole: null };
    default:
      return null;
  }
}

/** A pair is made of two digits, and a row of pairs is not filled with one. */
function digitIntent(spec: CodeSpec, digit: number, forAll: boolean): DraftIntent | null {
  if (spec.facets.length === 1 && forAll) return { type: 'fill', peg: digit };
  return forAll ? null : { type: 'kind', kind: digit, facet: null, hole: null };
}
