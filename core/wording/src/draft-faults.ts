// Why a row or code cannot go yet, though no rule is broken: holes to fill, a peg that is not there, a turn to wait for.

import type { CodeFault } from '@blackpeg/rules';
import { catalogOf } from './catalog/index.ts';
import { codeFaultText, type Listener } from './violations.ts';

/** As a session tells it. Holes count from 1. */
export type UnreadyDraft =
  | { readonly kind: 'not-filled'; readonly holes: readonly number[] }
  | { readonly kind: 'not-on-palette' }
  | { readonly kind: 'bad-code'; readonly fault: CodeFault }
  | { readonly kind: 'nothing-to-compose' }
  | { readonly kind: 'still-sending' }
  | { readonly kind: 'not-kept' };

/** `blanks` says whether a blank may be placed in this round. */
export function draftFaultText({ language, edition }: Listener, fault: UnreadyDraft, blanks = false): string {
  const words = catalogOf(language).draftFaults;
  switch (fault.kind) {
    case 'not-filled':
      return words.notFilled(fault.holes, edition.facets.length === 2 ? 'pair' : 'hole', blanks);
    case 'not-on-palette':
      return words.notOnPalette;
    case 'bad-code':
      return codeFaultText(language, fault.fault);
    case 'nothing-to-compose':
      return words.nothingToCompose;
    case 'still-sending':
      return words.stillSending;
    case 'not-kept':
      return words.notKept;
  }
}
