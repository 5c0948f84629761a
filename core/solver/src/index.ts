// Public exports of the package.

export type { Advice, Grounds } from './advice/advice.ts';
export {
  type AdviceOptions,
  advise,
  advising,
  type NoAdvice,
  STANDARD_NODES,
  type Watch,
} from './advice/advisor.ts';
export type { Aim } from './advice/aim.ts';
export { type CodeTable, codeAt, codeTable, indexOfCode } from './candidates/code-table.ts';
export { allFeedbackClasses, classOfFeedback } from './candidates/feedback-class.ts';
export { allCandidates, type Field, openField } from './candidates/field.ts';
export { fittingCodes, type Knowledge, type Standing, withRow, workOut } from './candidates/knowledge.ts';
export {
  type BoundChecker,
  type BoundFault,
  boundChecker,
  type CheckedBound,
} from './certificates/check-bound.ts';
export {
  type BoundRequest,
  type BoundRow,
  type BoundWriting,
  writeBound,
} from './certificates/write-bound.ts';
export { explain } from './coach/explain.ts';
export { explainRow } from './coach/explain-row.ts';
export type { CoachStep, RowClash, StepReason } from './coach/step.ts';
export { type CodeSpace, codeSpace, NO_CODE } from './code-space.ts';
export { hardestFeedback, openFittingCode } from './codemakers/adversarial.ts';
export { CODEMAKER_NAMES, CODEMAKERS, type Codemaker, type CodemakerName } from './codemakers/codemaker.ts';
export { hardCodeByTrial, hardCodeOfTree } from './codemakers/hard.ts';
export {
  type Contradiction,
  findContradiction,
  judgeClaim,
  type Needed,
  type Suspect,
  type Verdict,
} from './deduction/contradiction.ts';
export {
  type Deduction,
  deductions,
  type Reasoning,
  type ReasoningStep,
  reason,
} from './deduction/deductions.ts';
export type { Fact } from './deduction/facts.ts';
export { checkRow, clueAmong, type GoodRow, type Misfit, type RowCheck } from './deduction/hints.ts';
export { checkOnBoard, coachOnBoard, deductionOnBoard, stepOnBoard } from './deduction/on-board.ts';
export { explainSuggestion, type SuggestionStep } from './deduction/suggestion.ts';
export { KERNEL_NAMES, type Kernel, type KernelName, type ScoreRule, type SetId } from './kernel/contract.ts';
export { type ChooseGuess, playAgainst, playOut } from './play-out.ts';
export { chooseGuess, seesContradiction } from './players/choose-guess.ts';
export { type Choice, LEVEL_NAMES, LEVELS, type Level, type LevelName, levelNamed } from './players/level.ts';
export {
  type DailyCode,
  type DailyPuzzle,
  type DateFault,
  dailyCode,
  dailyPuzzle,
  LADDER_FROM,
} from './puzzles/daily.ts';
export { isPuzzle, makePuzzle, type NoPuzzle, type Puzzle, type PuzzleOptions } from './puzzles/puzzle.ts';
export { type BetterGuess, type BoardReview, type ReviewOptions, type RowReview, review } from './review.ts';
export type { SearchOptions, SearchProgress, SearchResult } from './search/options.ts';
export type { SearchPlan } from './search/plan.ts';
export { type SearchStart, search } from './search/search.ts';
export { entropy } from './strategies/entropy.ts';
export { expectedSize } from './strategies/expected-size.ts';
export { firstConsistent } from './strategies/first-consistent.ts';
export { minimax } from './strategies/minimax.ts';
export { mostParts } from './strategies/most-parts.ts';
export { oneStepDeeper } from './strategies/one-step-deeper.ts';
export { randomConsistent } from './strategies/random-consistent.ts';
export type { Position, Strategy } from './strategies/strategy.ts';
export { distinctGuesses } from './symmetry/distinct-guesses.ts';
export { afterGuess, fullSymmetry, type Symmetry } from './symmetry/symmetry.ts';
export { decodeTree, encodeTree, type TreeBytesFault } from './trees/bytes.ts';
export { beamStrategy, optimalStrategy, type SearchAim, type SearchLimits } from './trees/find-strategy.ts';
export { followTree, renamed, type TreePlace } from './trees/follow.ts';
export {
  firstBound,
  type GameBound,
  leastOf,
  type OpeningBound,
  type PartBound,
  raiseBound,
} from './trees/lower-bound.ts';
export { treeAfter } from './trees/play.ts';
export { type Polish, type PolishPosition, type PolishResult, polishTree } from './trees/polish.ts';
export { cellFor, type ManifestFault, parseManifest, type ShippedCell } from './trees/shipped-trees.ts';
export { formatSignature, type StrategySignature } from './trees/signature.ts';
export {
  buildTree,
  type StrategyBranch,
  type StrategyTree,
  treeOfPlan,
  walk,
} from './trees/strategy-tree.ts';
export { formatTree, parseTree, type TreeTextFault } from './trees/text.ts';
export { type TreeFault, verifyTree } from './trees/verify.ts';
