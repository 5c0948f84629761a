// Public exports of the package.

export { answeredRows, cluesOf } from './code/clues.ts';
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
} from './code/code.ts';
export {
  allFeedback,
  type Feedback,
  isBroken,
  isEarnable,
  MARKINGS,
  type Marking,
  sameFeedback,
} from './code/feedback.ts';
export { type Clues, firstMisfit, fittingCode, type MarkedGuess } from './code/fits.ts';
export { mark } from './code/marking.ts';
export { advance, decide } from './decide/decide.ts';
export { checkPalmed } from './decide/hiding.ts';
export { openMatch } from './decide/open.ts';
export { NEWEST_RULES, OLDEST_RULES } from './decide/rules-version.ts';
export { judgedIn, timeLeft } from './decide/timing.ts';
export { changedRule, type LogFault, verifyLog } from './decide/verify.ts';
export {
  type ActionReason,
  type AgreementReason,
  isQuestion,
  type RuleId,
  type RuleViolation,
  type ViolationKind,
} from './decide/violation.ts';
export { type Dice, seededDice } from './dice.ts';
export { checkEdition } from './editions/check.ts';
export {
  type Edition,
  type EditionFault,
  type EditionSize,
  MOST_CODES,
  MOST_HOLES,
  MOST_ROWS,
  specFor,
  widestSpec,
} from './editions/edition.ts';
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
export { type Action, type ActionType, hideCode } from './match/action.ts';
export { type Clock, timeSpent } from './match/clock.ts';
export { type Duty, dutyOf, isFound, refereeMarks } from './match/duty.ts';
export type { EventOf, EventType, MatchEvent, OpenRow, OpenSecret } from './match/event.ts';
export { beginMatch, evolve, fold } from './match/evolve.ts';
export {
  type Absence,
  type Board,
  isDropped,
  isLockstep,
  type Leaving,
  type MatchState,
  openCode,
  type Phase,
  type Round,
  type Row,
  type Secret,
} from './match/match.ts';
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
} from './match/outcome.ts';
export { laidOpen } from './match/revealed-log.ts';
export { allRounds, finishedRounds } from './match/round.ts';
export type { Actor, Maker, Seat, Viewer } from './match/seat.ts';
export { redact, viewOf } from './match/view.ts';
export { type Err, err, type Ok, ok, type Result } from './result.ts';
export { isSame } from './same.ts';
export { type ClosestRows, closestRows } from './scoring/closest.ts';
export { roundsPlayed, standings } from './scoring/scoring.ts';
export { type OwnMatch, type Tally, talliesOf } from './scoring/tally.ts';
export { checkTerms, MOST_POINTS, MOST_ROUNDS } from './terms/check-terms.ts';
export { FORMS, type Form, PACES, type Pace, SCORINGS, type Scoring } from './terms/form.ts';
export { rematchTerms } from './terms/rematch.ts';
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
} from './terms/terms.ts';
export {
  countPegsOf,
  drawPalmed,
  firstShort,
  type Kind,
  MOST_PALMED,
  type PegCounts,
  takeFrom,
} from './tray/tray.ts';
export { drawFromTray, isInTray } from './tray/tray-rows.ts';
export { trayLeft } from './tray/tray-view.ts';
