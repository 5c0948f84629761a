// The front door of the wording: what the game says, in English, French and German.

export { adviceTexts, codesLeftText, rowCheckTexts, suggestionText } from './advice.ts';
export { announce, MOST_CHARACTERS } from './announce.ts';
export { BLANK_CELL, brailleDigit, brailleLetter, brailleNumber } from './braille.ts';
export type { Box } from './catalog/shape/page.ts';
export type { Difficulty } from './catalog/shape/puzzles.ts';
export type { TerminalWords } from './catalog/shape/terminal.ts';
export type { CommandName, OptionName, ValueName } from './catalog/shape/terminal-help.ts';
export { briefCode, codeName, type Draft, draftName, pegLetter, pegName } from './codes.ts';
export { contradictionText, contradictionTexts } from './contradictions.ts';
export { certaintyTexts, deductionText, deductionTexts, reasoningTexts } from './deductions.ts';
export {
  boardText,
  draftText,
  dutyText,
  lastRowText,
  presenceText,
  rowsLeftText,
  rowText,
  scoreText,
  secretText,
  timeLeftText,
  trayText,
} from './describe.ts';
export {
  answerText,
  briefAnswer,
  briefFeedback,
  feedbackText,
  KEYS,
  type Key,
  keyLetter,
  keyPegs,
} from './feedback.ts';
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './language.ts';
export { logFaultText } from './log-faults.ts';
export {
  briefEdition,
  durationText,
  editionName,
  editionText,
  formName,
  markerName,
  numberText,
  paceName,
  plainSpeaker,
  scoringName,
  seatName,
  sizeName,
  variantName,
} from './names.ts';
export { kindLetter, kindName, kindOfLetter, type Pegs } from './pegs.ts';
export { difficultyOf, difficultyText, puzzleTexts } from './puzzles.ts';
export type { Reader } from './reader.ts';
export { recordFaultText } from './record-faults.ts';
export { awardTexts, type Detail, endingText, outcomeText, resultText, standingsText } from './results.ts';
export {
  boardName,
  luckName,
  noBoardsText,
  reviewTexts,
  rowReviewTexts,
  skillName,
} from './reviews.ts';
export {
  bestPlayText,
  type StrategyFigures,
  strategyTexts,
  strategyWords,
  treeFaultText,
  treeTextFaultText,
} from './strategies.ts';
export { textFaultText } from './text-faults.ts';
export { pageTexts, terminalTexts } from './texts.ts';
export { codeFaultText, editionFaultText, type Listener, violationText } from './violations.ts';
export type { Speaker, Who } from './who.ts';
export { whoIs } from './who.ts';
