// One violation of every kind, and one fault of every kind within: a kind without a sample does not compile.

import type { CodeFault, EditionFault, Feedback, RuleViolation, ViolationKind } from '@blackpeg/rules';

type Violation<K extends ViolationKind> = Extract<RuleViolation, { readonly kind: K }>;
type Samples = { readonly [K in ViolationKind]: readonly Omit<Violation<K>, 'rule' | 'kind'>[] };

const given: Feedback = { black: 4, white: 1, blue: 0 };
const right: Feedback = { black: 2, white: 0, blue: 0 };

const CODE_FAULTS: readonly CodeFault[] = [
  { kind: 'wrong-length', holes: 5, given: 0 },
  { kind: 'wrong-length', holes: 5, given: 1 },
  { kind: 'wrong-length', holes: 5, given: 4 },
  { kind: 'wrong-length', holes: 5, given: 7 },
  { kind: 'wrong-length', holes: 1, given: 2 },
  { kind: 'no-such-peg', hole: 3, peg: 9 },
  { kind: 'blank-not-allowed', hole: 2 },
  { kind: 'repeated-peg', hole: 4, earlier: 2 },
];

const SIZES = ['holes', 'lengths', 'facets', 'kinds', 'rows'] as const;
const WORDS = ['name', 'game', 'blanks', 'marking'] as const;

const EDITION_FAULTS: readonly EditionFault[] = [
  ...SIZES.map((what) => ({ kind: 'out-of-range' as const, what, given: 1200, least: 1, most: 8 })),
  ...WORDS.map((what) => ({ kind: 'unknown-value' as const, what })),
  { kind: 'too-many-codes', codes: 43_046_721, most: 2_000_000 },
  { kind: 'no-code', holes: 5, pegs: 3 },
  { kind: 'no-code', holes: 2, pegs: 1 },
  { kind: 'not-as-printed', name: 'super' },
  { kind: 'blanks-mismatch', blanks: 'off' },
  { kind: 'blanks-mismatch', blanks: 'choice' },
];

const SAMPLES: Samples = {
  'bad-edition': EDITION_FAULTS.map((fault) => ({ fault })),
  'form-not-offered': [{ form: 'race', edition: 'shapes' }],
  'seat-count': [
    { given: 3, least: 2, most: 2 },
    { given: 2, least: 1, most: 1 },
    { given: 9, least: 2, most: 8 },
  ],
  'blanks-not-agreed': [{}],
  'rounds-not-even': [{ rounds: 1 }, { rounds: 3 }],
  'rounds-not-odd': [{ rounds: 2 }],
  'rounds-out-of-range': [{ rounds: 0, most: 100 }],
  'never-decided': [{}],
  'target-needs-classic': [{}],
  'target-out-of-range': [{ points: 5000, most: 1000 }],
  'scoring-not-offered': [{ scoring: 'none', form: 'classic' }],
  'bonus-needs-points': [{}],
  'house-marks-itself': [{}],
  'free-pace-not-offered': [{ form: 'classic' }],
  'speed-needs-two-devices': [{}],
  'handicap-needs-duel': [{}],
  'tray-too-small': [{ supply: 1 }, { supply: 8 }],
  'tray-needs-known-code': [{}],
  'custody-not-offered': [{ form: 'race' }],
  'allowance-out-of-range': [{ seat: 1 }],
  'absence-out-of-range': [{}],
  'no-such-seat': [{ seat: 6 }],
  'match-over': [{}],
  'not-for-you': [{}],
  'not-hiding': [{}],
  'already-hidden': [{}],
  'codes-not-hidden': [{}],
  'search-over': [{}],
  'search-not-over': [{}],
  'bad-code': CODE_FAULTS.flatMap((fault) => [
    { what: 'code' as const, fault },
    { what: 'guess' as const, fault },
  ]),
  'blanks-undeclared': [{}],
  'blanks-as-agreed': [{ blanks: true }, { blanks: false }],
  'commitment-missing': [{}],
  'code-must-be-told': [{}],
  'code-must-stay-sealed': [{}],
  'tray-not-counted': [{}],
  'palmed-too-many': [{ peg: { facet: 0, kind: 3 }, most: 2 }],
  'tray-short': [0, 1, 2].map((left) => ({ peg: { facet: 0, kind: 3 }, left })),
  'not-this-row': [{ row: 2 }],
  'row-not-marked': [{ row: 2 }],
  'turn-not-over': [{ row: 2 }],
  'feedback-owed': [{ row: 2 }],
  'no-rows-left': [{ rows: 12 }, { rows: 1 }],
  'already-found': [{}],
  'out-of-the-race': [{}],
  inconsistent: [{ row: 2 }],
  'referee-marks': [{}],
  'nothing-to-mark': [{}],
  'not-earnable': [{ feedback: given, holes: 5 }],
  'confirm-wrong': [{ row: 2, given, right }],
  'confirm-final': [{ row: 2, given: { black: 5, white: 0, blue: 0 } }],
  'nothing-to-correct': [{}],
  'correction-too-late': [{ row: 2 }],
  'mark-by-referee': [{ row: 2 }],
  'mark-is-final': [{ row: 2 }],
  'mark-unchanged': [{ row: 2 }],
  'nothing-to-claim': [{}],
  'nothing-to-admit': [{}],
  'not-due': [{ left: null }, { left: 20_000 }],
  'clocks-unchanged': [{ stopped: true }, { stopped: false }],
  'end-already-offered': [{}],
  'end-not-offered': [{}],
  'no-end-offered': [{}],
  'presence-unchanged': [{ away: true }, { away: false }],
  'nobody-away': [{}],
  'owes-nothing': [{}],
  'too-often': [{ most: 100 }],
  'wait-longer': [{ left: 61_000 }],
  'not-sealed': [{}],
  'already-open': [{}],
  'commitment-broken': [{}],
  'code-contradicts': [{ row: 2 }],
  'nothing-fits': [{ row: 2 }],
};

export const VIOLATIONS: readonly RuleViolation[] = Object.entries(SAMPLES).flatMap(([kind, samples]) =>
  samples.map((sample) => ({ rule: 'M1', kind, ...sample }) as RuleViolation),
);
