// Refusals by the rules as they are sent: one description for each kind, so that a new kind cannot be forgotten.

import {
  BLANKS,
  EDITION_NAMES,
  FORMS,
  type Kind,
  type RuleId,
  type RuleViolation,
  SCORINGS,
  type ViolationKind,
} from '@blackpeg/rules';
import { either, flag, named, nothing, number, type Schema, strict, tagged, text, word } from './schema.ts';
import { feedback } from './values.ts';

type ViolationOf<K extends ViolationKind> = Extract<RuleViolation, { readonly kind: K }>;
type Own<K extends ViolationKind> = {
  readonly [F in Exclude<keyof ViolationOf<K>, 'rule' | 'kind'>]: Schema<ViolationOf<K>[F]>;
};

/** The list of rules is RULES.md's; a client that does not know one yet can still say the kind. */
const rule = text(/[A-Z][0-9]{1,2}/) as Schema<RuleId>;
const form = word(...FORMS);
const peg: Schema<Kind> = strict({ facet: number, kind: number });

const editionFault = tagged('kind', {
  'out-of-range': strict({
    kind: word('out-of-range'),
    what: word('lengths', 'holes', 'facets', 'kinds', 'rows'),
    given: number,
    least: number,
    most: number,
  }),
  'too-many-codes': strict({ kind: word('too-many-codes'), codes: number, most: number }),
  'no-code': strict({ kind: word('no-code'), holes: number, pegs: number }),
  'blanks-mismatch': strict({ kind: word('blanks-mismatch'), blanks: word(...BLANKS) }),
  'not-as-printed': strict({ kind: word('not-as-printed'), name: word(...EDITION_NAMES) }),
  'unknown-value': strict({ kind: word('unknown-value'), what: word('name', 'game', 'blanks', 'marking') }),
});

const codeFault = tagged('kind', {
  'wrong-length': strict({ kind: word('wrong-length'), holes: number, given: number }),
  'no-such-peg': strict({ kind: word('no-such-peg'), hole: number, peg: number }),
  'blank-not-allowed': strict({ kind: word('blank-not-allowed'), hole: number }),
  'repeated-peg': strict({ kind: word('repeated-peg'), hole: number, earlier: number }),
});

const reasons: { readonly [K in ViolationKind]: Own<K> } = {
  'bad-edition': { fault: editionFault },
  'form-not-offered': { form, edition: word(...EDITION_NAMES) },
  'seat-count': { given: number, least: number, most: number },
  'blanks-not-agreed': {},
  'rounds-not-even': { rounds: number },
  'rounds-not-odd': { rounds: number },
  'rounds-out-of-range': { rounds: number, most: number },
  'never-decided': {},
  'target-needs-classic': {},
  'target-out-of-range': { points: number, most: number },
  'scoring-not-offered': { scoring: word(...SCORINGS), form },
  'bonus-needs-points': {},
  'house-marks-itself': {},
  'free-pace-not-offered': { form },
  'speed-needs-two-devices': {},
  'handicap-needs-duel': {},
  'tray-too-small': { supply: number },
  'tray-needs-known-code': {},
  'custody-not-offered': { form },
  'allowance-out-of-range': { seat: number },
  'absence-out-of-range': {},
  'no-such-seat': { seat: number },
  'match-over': {},
  'not-for-you': {},
  'not-hiding': {},
  'already-hidden': {},
  'codes-not-hidden': {},
  'search-over': {},
  'search-not-over': {},
  'bad-code': { what: word('code', 'guess'), fault: codeFault },
  'blanks-undeclared': {},
  'blanks-as-agreed': { blanks: flag },
  'commitment-missing': {},
  'code-must-be-told': {},
  'code-must-stay-sealed': {},
  'tray-not-counted': {},
  'palmed-too-many': { peg, most: number },
  'tray-short': { peg, left: number },
  'not-this-row': { row: number },
  'row-not-marked': { row: number },
  'turn-not-over': { row: number },
  'feedback-owed': { row: number },
  'no-rows-left': { rows: number },
  'already-found': {},
  'out-of-the-race': {},
  inconsistent: { row: number },
  'referee-marks': {},
  'nothing-to-mark': {},
  'not-earnable': { feedback, holes: number },
  'confirm-wrong': { row: number, given: feedback, right: feedback },
  'confirm-final': { row: number, given: feedback },
  'nothing-to-correct': {},
  'correction-too-late': { row: number },
  'mark-by-referee': { row: number },
  'mark-is-final': { row: number },
  'mark-unchanged': { row: number },
  'nothing-to-claim': {},
  'nothing-to-admit': {},
  'not-due': { left: either(number, nothing) },
  'clocks-unchanged': { stopped: flag },
  'end-already-offered': {},
  'end-not-offered': {},
  'no-end-offered': {},
  'presence-unchanged': { away: flag },
  'nobody-away': {},
  'owes-nothing': {},
  'too-often': { most: number },
  'wait-longer': { left: number },
  'not-sealed': {},
  'already-open': {},
  'commitment-broken': {},
  'code-contradicts': { row: number },
  'nothing-fits': { row: number },
};

export const violation = named(
  'RuleViolation',
  tagged(
    'kind',
    Object.fromEntries(
      Object.entries(reasons).map(([kind, own]) => [kind, strict({ rule, kind: word(kind), ...own })]),
    ),
  ),
) as Schema<RuleViolation>;
