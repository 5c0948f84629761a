// What every language must say about broken rules: what, where, and what to do. The compiler lists what is missing.

import type {
  ActionReason,
  AgreementReason,
  CodeFault,
  EditionFault,
  EditionSize,
  Feedback,
  Kind,
} from '@blackpeg/rules';

/** Words for the data a reason carries, in the listener's language and edition. */
export interface Say {
  readonly peg: (kind: Kind) => string;
  readonly answer: (feedback: Feedback) => string;
  readonly time: (left: number) => string;
  readonly edition: (name: Reason<'form-not-offered'>['edition']) => string;
  readonly form: (form: Reason<'form-not-offered'>['form']) => string;
  readonly scoring: (scoring: Reason<'scoring-not-offered'>['scoring']) => string;
}

type Reasons = AgreementReason | ActionReason;
export type Reason<K extends Reasons['kind']> = Extract<Reasons, { readonly kind: K }>;

/** Rows, holes and seats come counted from 1, as players count them. */
export type AgreementWords = {
  readonly [K in Exclude<AgreementReason['kind'], 'bad-edition'>]: (reason: Reason<K>, say: Say) => string;
};

export type ActionWords = {
  readonly [K in Exclude<ActionReason['kind'], 'bad-code'>]: (reason: Reason<K>, say: Say) => string;
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

/** Events count from 1; texts of events and violations come as finished words. */
export interface LogFaultWords {
  readonly 'no-opening': string;
  readonly 'time-runs-back': (event: number) => string;
  readonly 'cut-short': (event: number, expected: string) => string;
  readonly refused: (event: number, why: string) => string;
  readonly differs: (event: number, recorded: string, expected: string) => string;
  /** Recorded and expected differ, but in nothing that is said aloud. */
  readonly 'differs-in-detail': (event: number, recorded: string) => string;
  readonly 'out-of-place': (event: number, recorded: string) => string;
  /** No fault: a rule that has changed since the match was opened. */
  readonly 'earlier-rules': (rule: string) => string;
}
