// The front door of the rules.

export { type Action, type ActionType, hideCode } from './action.ts';
export { checkTerms, MOST_POINTS, MOST_ROUNDS } from './check-terms.ts';
export { type Clock, timeSpent } from './clock.ts';
export { answeredRows, cluesOf } from './clues.ts';
export {
  allCodes,
  allPegs,
  BLANK,
  type Code,
  type CodeFault,
  type CodeSpec,
  checkCode,
  countCodes,
  countPegs,
  drawCode,
  FACET_NAMES,
  type Facet,
  type FacetName,
  kindCount,
  kindsOf,
  type Peg,
  sameCode,
} from './code.ts';
export { checkPalmed } from './decide/hiding.ts';
export { judgedIn, timeLeft } from './decide/timing.ts';
export { advance, decide } from './decide.ts';
export { type Dice, seededDice } from './dice.ts';
export { type Duty, dutyOf, isFound, refereeMarks } from './duty.ts';
export {
  type Edition,
  type EditionFault,
  type EditionSize,
  MOST_CODES,
  MOST_HOLES,
  MOST_ROWS,
  specFor,
  widestSpec,
} from './edition.ts';
export { checkEdition } from './editions/check.ts';
export {
  brailleEdition,
  type CustomSize,
  customEdition,
  type DuelRings,
  duelEdition,
  type EditionChoice,
  editionNamed,
  SUPER_MOST,
  shapesEdition,
  superEdition,
} from './editions/make.ts';
export {
  BLANKS,
  type Blanks,
  type BoxLook,
  type EditionRecord,
  GAME_NAMES,
  type GameName,
  type KeySet,
  type Pieces,
  type Sizing,
} from './editions/record.ts';
export {
  BOX_NAMES,
  type BoxName,
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  isEditionName,
} from './editions/records.ts';
export type { EventOf, EventType, MatchEvent, OpenRow, OpenSecret } from './event.ts';
export { beginMatch, evolve, fold } from './evolve.ts';
export {
  allFeedback,
  type Feedback,
  isBroken,
  isEarnable,
  MARKINGS,
  type Marking,
  sameFeedback,
} from './feedback.ts';
export { type Clues, firstMisfit, fittingCode, type MarkedGuess } from './fits.ts';
export { FORMS, type Form, PACES, type Pace, SCORINGS, type Scoring } from './form.ts';
export { laidOpen } from './laid-open.ts';
export { mark } from './marking.ts';
export {
  type Absence,
  type Board,
  isLockstep,
  type Leaving,
  type MatchState,
  openCode,
  type Phase,
  type Round,
  type Row,
  type Secret,
} from './match.ts';
export { openMatch } from './open.ts';
export {
  type Award,
  type Ending,
  type Fault,
  isReplayed,
  type MatchResult,
  NO_RESULT_REASONS,
  type NoResultReason,
  type RoundOutcome,
  UNDECIDED_REASONS,
  type UndecidedReason,
} from './outcome.ts';
export { rematchTerms } from './rematch.ts';
export { type Err, err, type Ok, ok, type Result } from './result.ts';
export { allRounds, finishedRounds } from './round.ts';
export { NEWEST_RULES, OLDEST_RULES } from './rules-version.ts';
export { isSame } from './same.ts';
export { roundsPlayed, standings } from './scoring.ts';
export type { Actor, Maker, Seat, Viewer } from './seat.ts';
export { type OwnMatch, type Tally, talliesOf } from './tally.ts';
export {
  CUSTODIES,
  type Custody,
  HOUSE,
  type Length,
  MARKERS,
  type Marker,
  type Milliseconds,
  PERSON,
  type SeatTerms,
  standardTerms,
  type Terms,
} from './terms.ts';
export { countPegsOf, firstShort, type Kind, MOST_PALMED, type PegCounts, takeFrom } from './tray.ts';
export { drawFromTray, isInTray } from './tray-rows.ts';
export { trayLeft } from './tray-view.ts';
export { changedRule, type LogFault, verifyLog } from './verify.ts';
export { redact, viewOf } from './view.ts';
export {
  type ActionReason,
  type AgreementReason,
  isQuestion,
  type RuleId,
  type RuleViolation,
  type ViolationKind,
} from './violation.ts';
