// Public exports of the package: what the game says, in English, French and German.

export { BLANK_CELL, brailleDigit, brailleLetter, brailleNumber } from './braille/cells.ts';
export { brailleText } from './braille/text.ts';
export {
  briefObjectionText,
  draftFaultText,
  inRanges,
  objectionText,
  openOf,
  type UnreadyDraft,
} from './faults/draft-faults.ts';
export { earlierRulesText, logFaultText } from './faults/log-faults.ts';
export { recordFaultText } from './faults/record-faults.ts';
export { textFaultText } from './faults/text-faults.ts';
export { treeFaultText, treeTextFaultText } from './faults/tree-faults.ts';
export { codeFaultText, editionFaultText, type Listener, violationText } from './faults/violations.ts';
export { pickLanguage } from './language.ts';
export { announce } from './match/announce.ts';
export { type AskName, askQuestion, askText } from './match/asks.ts';
export {
  boardText,
  codeText,
  draftText,
  dutiesText,
  dutyText,
  lastRowText,
  presenceText,
  rowsLeftText,
  rowText,
  scoreText,
  secretText,
  timeLeftText,
  trayText,
} from './match/describe.ts';
export {
  awardTexts,
  closedText,
  closestText,
  type Detail,
  endingText,
  MOST_CHARACTERS,
  matchResultText,
  outcomeText,
  resultText,
  standingsText,
} from './match/results.ts';
export { type Proved, proofText, shortSeal } from './match/seals.ts';
export { type Shared, type ShareParts, shareHeads, shareText } from './match/share.ts';
export { goesWithoutSaying, isAnsweredAtOnce } from './match/silence.ts';
export { lengthText, termsText } from './match/terms.ts';
export {
  briefCode,
  type CodeStyle,
  codeName,
  draftName,
  type PartialCode,
  pegLetter,
  pegName,
  spokenCode,
} from './names/codes.ts';
export {
  answerText,
  briefAnswer,
  briefFeedback,
  feedbackText,
  introducedAnswer,
  KEYS,
  type KeyPegName,
  keyLetter,
  keyPegs,
} from './names/feedback.ts';
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
  signedText,
  sizeName,
  variantName,
} from './names/names.ts';
export { kindLetter, kindName, kindOfLetter, type Pegs } from './names/pegs.ts';
export { ownSeat, peopleOf, type Sitters, sitterName, speakerOf, type Whence } from './names/sitters.ts';
export type { Speaker } from './names/who.ts';
export { whoIs } from './names/who.ts';
export { adviceTexts, codesLeftText, moreCodesText, rowCheckTexts, suggestionText } from './solver/advice.ts';
export { coachTexts } from './solver/coach.ts';
export { contradictionText, contradictionTexts } from './solver/contradictions.ts';
export { certaintyTexts, deductionText, deductionTexts, reasoningTexts } from './solver/deductions.ts';
export { type Difficulty, difficultyOf, difficultyText, puzzleTexts } from './solver/puzzles.ts';
export type { Reader } from './solver/reader.ts';
export {
  boardName,
  luckName,
  noBoardsText,
  reviewTexts,
  rowReviewTexts,
  skillName,
} from './solver/reviews.ts';
export {
  bestPlayText,
  type StrategyFigures,
  strategyTexts,
  strategyWords,
} from './solver/strategies.ts';
export {
  boardTexts,
  type CommonWords,
  commonTexts,
  editionTexts,
  homeTexts,
  type Matter,
  type Meaning,
  type PlayWords,
  playTexts,
  type SaveReason,
  savingProblemText,
  savingRefusedText,
  savingTexts,
} from './texts/base.ts';
export { challengeTexts, companionTexts } from './texts/companion.ts';
export { type CueName, helpTexts } from './texts/help.ts';
export { HELP_PAGES, type HelpPage } from './texts/help-pages.ts';
export { dailyTexts, learnTexts, lessonTexts, practiceTexts } from './texts/learn.ts';
export { matchesTexts, reviewScreenTexts, statisticsTexts } from './texts/matches.ts';
export { type OnlineFaultName, onlineFaultText, onlineTexts, recoverTexts } from './texts/online.ts';
export { printTexts } from './texts/print.ts';
export {
  type ExampleName,
  type RuleSection,
  type RulesWords,
  type RuleText,
  rulesTexts,
  ruleText,
} from './texts/rules.ts';
export { type SetUpWords, setUpTexts, type Variant } from './texts/set-up.ts';
export { deviceFileTexts, settingsTexts } from './texts/settings.ts';
export { type PhraseName, tableTexts } from './texts/table.ts';
export {
  type CommandName,
  type OptionName,
  type PlainWords,
  plainTexts,
  serverTexts,
  type TerminalScreenWords,
  type TerminalWords,
  terminalOnlineTexts,
  terminalScreenTexts,
  terminalTexts,
  type ValueName,
} from './texts/terminal.ts';
export type { Who } from './words/event-facts.ts';
export {
  isLanguage,
  LANGUAGES,
  type Language,
  languageName,
  languageTag,
  loadWords,
} from './words/lookup.ts';
export type { NoAnswer } from './words/peg-kinds.ts';
export type { RulesFacts } from './words/rule-facts.ts';
export {
  LOBBY_WORDS,
  type LobbyWord,
  ONLINE_WORDS,
  type OnlineWord,
  PLAIN_WORDS,
  type PlainWord,
  SET_UP_OPTIONS,
  type SetUpOption,
} from './words/typed-words.ts';
