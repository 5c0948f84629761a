// Why an action or an agreement is refused: the rule, and the hole, row or number it is about (I7).

import type { CodeFault } from '../code/code.ts';
import type { Feedback } from '../code/feedback.ts';
import type { EditionFault } from '../editions/edition.ts';
import type { EditionName } from '../editions/records.ts';
import type { Form, Scoring } from '../terms/form.ts';
import type { Kind } from '../tray/tray.ts';

/** A rule of RULES.md, without the letter of its clause. */
export type RuleId =
  | `C${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`
  | `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `${'M' | 'W'}${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `${'D' | 'E'}${1 | 2 | 3 | 4 | 5 | 6}`
  | `${'S' | 'K'}${1 | 2 | 3}`
  | `T${1 | 2 | 3 | 4}`;

export type RuleViolation = { readonly rule: RuleId } & (AgreementReason | ActionReason);
export type ViolationKind = RuleViolation['kind'];

/** Why a match cannot be opened with these terms. */
export type AgreementReason =
  | { readonly kind: 'bad-edition'; readonly fault: EditionFault }
  | { readonly kind: 'form-not-offered'; readonly form: Form; readonly edition: EditionName }
  | { readonly kind: 'seat-count'; readonly given: number; readonly least: number; readonly most: number }
  | { readonly kind: 'blanks-not-agreed' }
  | { readonly kind: 'rounds-not-even'; readonly rounds: number }
  | { readonly kind: 'rounds-not-odd'; readonly rounds: number }
  | { readonly kind: 'rounds-out-of-range'; readonly rounds: number; readonly most: number }
  | { readonly kind: 'never-decided' }
  | { readonly kind: 'target-needs-classic' }
  | { readonly kind: 'target-out-of-range'; readonly points: number; readonly most: number }
  | { readonly kind: 'scoring-not-offered'; readonly scoring: Scoring; readonly form: Form }
  | { readonly kind: 'bonus-needs-points' }
  | { readonly kind: 'house-marks-itself' }
  | { readonly kind: 'free-pace-not-offered'; readonly form: Form }
  | { readonly kind: 'speed-needs-two-devices' }
  | { readonly kind: 'handicap-needs-duel' }
  | { readonly kind: 'tray-too-small'; readonly supply: number }
  | { readonly kind: 'tray-needs-known-code' }
  | { readonly kind: 'custody-not-offered'; readonly form: Form }
  | { readonly kind: 'allowance-out-of-range'; readonly seat: number }
  | { readonly kind: 'absence-out-of-range' }
  | { readonly kind: 'no-such-seat'; readonly seat: number };

/** Why an action is refused. Holes count from 1, rows and boards from 0. */
export type ActionReason =
  | { readonly kind: 'match-over' }
  | { readonly kind: 'not-for-you' }
  | { readonly kind: 'not-hiding' }
  | { readonly kind: 'already-hidden' }
  | { readonly kind: 'codes-not-hidden' }
  | { readonly kind: 'search-over' }
  | { readonly kind: 'search-not-over' }
  | { readonly kind: 'bad-code'; readonly what: 'code' | 'guess'; readonly fault: CodeFault }
  | { readonly kind: 'blanks-undeclared' }
  | { readonly kind: 'blanks-as-agreed'; readonly blanks: boolean }
  | { readonly kind: 'commitment-missing' }
  | { readonly kind: 'code-must-be-told' }
  | { readonly kind: 'code-must-stay-sealed' }
  | { readonly kind: 'tray-not-counted' }
  | { readonly kind: 'palmed-too-many'; readonly peg: Kind; readonly most: number }
  | { readonly kind: 'tray-short'; readonly peg: Kind; readonly left: number }
  | { readonly kind: 'not-this-row'; readonly row: number }
  | { readonly kind: 'row-not-marked'; readonly row: number }
  | { readonly kind: 'turn-not-over'; readonly row: number }
  | { readonly kind: 'feedback-owed'; readonly row: number }
  | { readonly kind: 'no-rows-left'; readonly rows: number }
  | { readonly kind: 'already-found' }
  | { readonly kind: 'out-of-the-race' }
  | { readonly kind: 'inconsistent'; readonly row: number }
  | { readonly kind: 'referee-marks' }
  | { readonly kind: 'nothing-to-mark' }
  | { readonly kind: 'not-earnable'; readonly feedback: Feedback; readonly holes: number }
  | {
      readonly kind: 'confirm-wrong';
      readonly row: number;
      readonly given: Feedback;
      readonly right: Feedback;
    }
  | { readonly kind: 'confirm-final'; readonly row: number; readonly given: Feedback }
  | { readonly kind: 'nothing-to-correct' }
  | { readonly kind: 'correction-too-late'; readonly row: number }
  | { readonly kind: 'mark-by-referee'; readonly row: number }
  | { readonly kind: 'mark-is-final'; readonly row: number }
  | { readonly kind: 'mark-unchanged'; readonly row: number }
  | { readonly kind: 'nothing-to-claim' }
  | { readonly kind: 'nothing-to-admit' }
  | { readonly kind: 'not-due'; readonly left: number | null }
  | { readonly kind: 'clocks-unchanged'; readonly stopped: boolean }
  | { readonly kind: 'end-already-offered' }
  | { readonly kind: 'end-not-offered' }
  | { readonly kind: 'no-end-offered' }
  | { readonly kind: 'presence-unchanged'; readonly away: boolean }
  | { readonly kind: 'nobody-away' }
  | { readonly kind: 'owes-nothing' }
  | { readonly kind: 'too-often'; readonly most: number }
  | { readonly kind: 'wait-longer'; readonly left: number }
  | { readonly kind: 'not-sealed' }
  | { readonly kind: 'already-open' }
  | { readonly kind: 'commitment-broken' }
  | { readonly kind: 'code-contradicts'; readonly row: number }
  | { readonly kind: 'nothing-fits'; readonly row: number };

/** Refusals that ask for confirmation: the same action with `confirmed` is accepted (F7, F8). */
export function isQuestion(violation: RuleViolation): boolean {
  return violation.kind === 'confirm-wrong' || violation.kind === 'confirm-final';
}
