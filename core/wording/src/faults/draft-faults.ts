// Why a row or code cannot be sent yet, though no rule is broken: holes to fill, a missing peg, a turn to wait for.

import type { CodeFault, CodeSpec, FacetName, RuleViolation } from '@blackpeg/rules';
import { textsOf } from '../words/lookup.ts';
import { codeFaultText, type Listener, violationText } from './violations.ts';

const draftFaultsWords = textsOf('base', 'draftFaults');

/** As a session reports it. Holes count from 1; `lacking` if each has the other half of its pair. */
export type UnreadyDraft =
  | {
      readonly kind: 'not-filled';
      readonly holes: readonly number[];
      readonly lacking?: FacetName | null;
    }
  | { readonly kind: 'not-on-palette' }
  | { readonly kind: 'row-full' }
  | { readonly kind: 'bad-code'; readonly fault: CodeFault }
  | { readonly kind: 'nothing-to-compose' }
  | { readonly kind: 'still-sending' }
  | { readonly kind: 'waits-for-connection' }
  | { readonly kind: 'typed-too-soon' }
  | { readonly kind: 'not-kept' };

/** Why something did not happen, as a session reports it. */
export type ObjectionTold = { readonly forgotten: boolean } & (
  | { readonly from: 'rules'; readonly violation: RuleViolation }
  | { readonly from: 'draft'; readonly fault: UnreadyDraft }
);

/** `blanks` says whether a blank may be placed in this round. */
export function objectionText(listener: Listener, objection: ObjectionTold, blanks: boolean): string {
  const text =
    objection.from === 'rules'
      ? violationText(listener, objection.violation)
      : draftFaultText(listener, objection.fault, blanks);
  return objection.forgotten ? `${text} ${draftFaultText(listener, { kind: 'typed-too-soon' })}` : text;
}

/** `blanks` says whether a blank may be placed in this round. */
export function draftFaultText({ language, edition }: Listener, fault: UnreadyDraft, blanks = false): string {
  const words = draftFaultsWords(language);
  switch (fault.kind) {
    case 'not-filled':
      return words.notFilled(fault.holes, fault.lacking ?? openOf(edition), blanks);
    case 'not-on-palette':
      return words.notOnPalette;
    case 'row-full':
      return words.rowFull;
    case 'bad-code':
      return codeFaultText(language, fault.fault);
    case 'nothing-to-compose':
      return words.nothingToCompose;
    case 'still-sending':
      return words.stillSending;
    case 'waits-for-connection':
      return words.waitsForConnection;
    case 'typed-too-soon':
      return words.typedTooSoon;
    case 'not-kept':
      return words.notKept;
  }
}

/** What is open where a hole is not filled, if nothing more is known. */
export function openOf({ facets }: Pick<CodeSpec, 'facets'>): 'hole' | 'pair' {
  return facets.length === 2 ? 'pair' : 'hole';
}
