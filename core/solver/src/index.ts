// The front door of the solver.

export type { Advice, Grounds } from './advice/advice.ts';
export type { Aim } from './advice/aim.ts';
export {
  type AdviceOptions,
  advise,
  advising,
  type NoAdvice,
  STANDARD_NODES,
  type Watch,
} from './advisor.ts';
export { type BetterGuess, type BoardReview, type ReviewOptions, type RowReview, review } from './analyse.ts';
export { type CodeTable, codeAt, codeTable, indexOfCode } from './code-table.ts';
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
} from './contradiction.ts';
export {
  DAILY_VERSION,
  type DailyCode,
  type DailyPuzzle,
  type DateFault,
  dailyCode,
  dailyPuzzle,
} from './daily.ts';
export { distinctGuesses } from './distinct-guesses.ts';
export { type Deduction, deductions, type Reasoning, type ReasoningStep, reason } from './explain.ts';
export type { Fact } from './facts.ts';
export { allFeedbackClasses, classOfFeedback } from './feedback-class.ts';
export { allCandidates, type Field, openField } from './field.ts';
export { beamStrategy, optimalStrategy, type SearchAim, type SearchLimits } from './find-strategy.ts';
export { checkRow, clue, type GoodRow, type Misfit, type RowCheck } from './hints.ts';
export { KERNEL_NAMES, type Kernel, type KernelName, type ScoreRule, type SetId } from './kernel/contract.ts';
export { fittingCodes, type Knowledge, type Standing, withRow, workOut } from './knowledge.ts';
export { checkOnBoard, deductionOnBoard, stepOnBoard } from './on-board.ts';
export { type ChooseGuess, playAgainst, playOut } from './play-out.ts';
export { chooseGuess, seesContradiction } from './players/choose-guess.ts';
export { type Choice, LEVEL_NAMES, LEVELS, type Level, type LevelName, levelNamed } from './players/level.ts';
export { isPuzzle, makePuzzle, type NoPuzzle, type Puzzle, type PuzzleOptions } from './puzzle.ts';
export type { SearchOptions, SearchProgress, SearchResult } from './search/options.ts';
export type { Plan } from './search/plan.ts';
export { type SearchStart, search } from './search/search.ts';
export { cellFor, type ManifestFault, parseManifest, type ShippedCell } from './shipped-trees.ts';
export { formatSignature, type Signature } from './signature.ts';
export { entropy } from './strategies/entropy.ts';
export { expectedSize } from './strategies/expected-size.ts';
export { firstConsistent } from './strategies/first-consistent.ts';
export { minimax } from './strategies/minimax.ts';
export { mostParts } from './strategies/most-parts.ts';
export { oneStepDeeper } from './strategies/one-step-deeper.ts';
export { randomConsistent } from './strategies/random-consistent.ts';
export type { Position, Strategy } from './strategy.ts';
export { buildTree, type StrategyBranch, type StrategyTree, treeOfPlan, walk } from './strategy-tree.ts';
export { explainSuggestion, type SuggestionStep } from './suggestion.ts';
export { afterGuess, fullSymmetry, type Symmetry } from './symmetry.ts';
export { decodeTree, encodeTree, type TreeBytesFault } from './tree-bytes.ts';
export { treeAfter } from './tree-play.ts';
export { formatTree, parseTree, type TreeTextFault } from './tree-text.ts';
export { type TreeFault, verifyTree } from './verify.ts';
