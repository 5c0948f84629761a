// What is wrong with a text, and where: the one kind of error that all parsers here return.

import {
  type CodeFault,
  type EditionFault,
  type Err,
  err,
  type Feedback,
  type RuleViolation,
} from '@blackpeg/rules';

export interface TextFault {
  /** Offset of the fault from the start of the text as given, from 0; the length of the text for its end. */
  readonly at: number;
  /** Line of the fault from 1, in texts of several lines. */
  readonly line?: number;
  readonly reason: TextReason;
}

/** Holes count from 1, as players count them. `text` is the text at the fault, shortened. */
export type TextReason =
  | { readonly kind: 'expected'; readonly what: Expected; readonly found: string }
  | { readonly kind: 'unknown-peg'; readonly hole: number; readonly found: string }
  | { readonly kind: 'bad-code'; readonly fault: CodeFault }
  | { readonly kind: 'too-many-key-pegs'; readonly feedback: Feedback; readonly holes: number }
  | { readonly kind: 'not-earnable'; readonly feedback: Feedback; readonly holes: number }
  | { readonly kind: 'blue-not-marked' }
  | { readonly kind: 'bad-edition'; readonly fault: EditionFault }
  | { readonly kind: 'bad-terms'; readonly violation: RuleViolation }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'wrong-format'; readonly format: string }
  | {
      readonly kind: 'unknown-version';
      readonly version: number;
      readonly oldest: number;
      readonly newest: number;
    }
  /** `path` leads to the field, `terms.seats[0].player`; it is empty for the whole value. */
  | { readonly kind: 'bad-field'; readonly path: string; readonly expected: string }
  | { readonly kind: 'unknown-field'; readonly path: string }
  | { readonly kind: 'repeated-tag'; readonly tag: string }
  /** `values` are all values the tag can have, or examples. */
  | {
      readonly kind: 'bad-tag';
      readonly tag: string;
      readonly found: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'unclosed'; readonly what: 'tag' | 'text' | 'comment' }
  | { readonly kind: 'row-out-of-order'; readonly expected: number; readonly given: number }
  | { readonly kind: 'no-such-board'; readonly board: string }
  | { readonly kind: 'no-such-seat'; readonly seat: number }
  | { readonly kind: 'damaged'; readonly given: string; readonly expected: string };

/** What a parser was looking for when it found something else. */
export type Expected =
  | 'peg'
  | 'feedback'
  | 'blue-count'
  | 'colon'
  | 'row'
  | 'separator'
  | 'end'
  | 'edition-name'
  | 'edition-game'
  | 'edition-size'
  | 'edition-option'
  | 'header'
  | 'event'
  | 'tag'
  | 'round'
  | 'statement'
  | 'count'
  | 'seat'
  | 'seconds'
  | 'text'
  | 'ending'
  | 'outcome'
  | 'awards'
  | 'palmed-counts'
  | 'link'
  | 'link-part';

const MOST_FOUND = 20;

export function faultAt(at: number, reason: TextReason): Err<TextFault> {
  return err({ at, reason });
}

/** Expected one thing, found another: the word found is part of the fault. */
export function expected(text: string, at: number, what: Expected): Err<TextFault> {
  return faultAt(at, { kind: 'expected', what, found: wordAt(text, at) });
}

/** The same fault in a text that contains the faulty one from offset `by` on. */
export function shifted(fault: TextFault, by: number): Err<TextFault> {
  return err({ ...fault, at: fault.at + by });
}

/** With the line number, for texts of several lines. */
export function withLine(text: string, fault: TextFault): TextFault {
  return { ...fault, line: text.slice(0, fault.at).split(/\r\n|\r|\n/).length };
}

function wordAt(text: string, at: number): string {
  return (/^\S*/.exec(text.slice(at, at + MOST_FOUND)) ?? [''])[0];
}
