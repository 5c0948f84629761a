// The facts of sentences about broken rules, unreadable texts and suggested rows: one type for each kind.

import type { TextReason } from '@blackpeg/notation';
import type {
  ActionReason,
  AgreementReason,
  CodeFault,
  EditionFault,
  EditionSize,
  Feedback,
  Kind,
} from '@blackpeg/rules';
import type { SuggestionStep } from '@blackpeg/solver';

/** Words for the data a reason carries, in the listener's language and edition. */
export interface Say {
  readonly peg: (kind: Kind) => string;
  readonly answer: (feedback: Feedback) => string;
  readonly time: (left: number) => string;
  readonly edition: (name: ReasonOf<'form-not-offered'>['edition']) => string;
  readonly form: (form: ReasonOf<'form-not-offered'>['form']) => string;
  readonly scoring: (scoring: ReasonOf<'scoring-not-offered'>['scoring']) => string;
}

type Reasons = AgreementReason | ActionReason;
export type ReasonOf<K extends Reasons['kind']> = Extract<Reasons, { readonly kind: K }>;

/** Rows, holes and seats are counted from 1, as players count them. */
export type AgreementWords = {
  readonly [K in Exclude<AgreementReason['kind'], 'bad-edition'>]: (reason: ReasonOf<K>, say: Say) => string;
};

export type ActionWords = {
  readonly [K in Exclude<ActionReason['kind'], 'bad-code'>]: (reason: ReasonOf<K>, say: Say) => string;
};

export type CodeFaultWords = {
  readonly [K in CodeFault['kind']]: (
    fault: Extract<CodeFault, { readonly kind: K }>,
    what: 'code' | 'guess',
  ) => string;
};

export type EditionFaultWords = {
  readonly [K in Exclude<EditionFault['kind'], 'out-of-range' | 'unknown-value'>]: (
    fault: Extract<EditionFault, { readonly kind: K }>,
  ) => string;
} & {
  readonly outOfRange: Readonly<Record<EditionSize, (least: number, most: number, given: number) => string>>;
  readonly unknownValue: Readonly<
    Record<Extract<EditionFault, { readonly kind: 'unknown-value' }>['what'], string>
  >;
};

/** Reasons that have words elsewhere, or are described by what was expected. */
type Elsewhere = 'expected' | 'bad-code' | 'bad-edition' | 'bad-terms';

export type TextReasonWords = {
  readonly [K in Exclude<TextReason['kind'], Elsewhere>]: (
    reason: Extract<TextReason, { readonly kind: K }>,
    say: Pick<Say, 'answer'>,
  ) => string;
};

/** Rows count from 1. */
export type SuggestionWords = {
  readonly [K in SuggestionStep['kind']]: (step: Extract<SuggestionStep, { readonly kind: K }>) => string;
};
