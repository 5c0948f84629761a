// The front door of the wording: what the game says, in English, French and German.

export { adviceTexts, codesLeftText, rowCheckTexts, suggestionText } from './advice.ts';
export { announce, MOST_CHARACTERS } from './announce.ts';
export { type AskName, askQuestion, askText } from './asks.ts';
export { BLANK_CELL, brailleDigit, brailleLetter, brailleNumber } from './braille.ts';
export { brailleText } from './braille-text.ts';
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
export { draftFaultText, objectionText, type UnreadyDraft } from './draft-faults.ts';
export {
  answerText,
  briefAnswer,
  briefFeedback,
  feedbackText,
  introducedAnswer,
  KEYS,
  type Key,
  keyLetter,
  keyPegs,
} from './feedback.ts';
export { isLanguage, LANGUAGES, type Language, pickLanguage } from './language.ts';
export { earlierRulesText, logFaultText } from './log-faults.ts';
export { matchResultText } from './match-result.ts';
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
} from './names.ts';
export { type OnlineFaultName, onlineFaultText } from './online-faults.ts';
export { kindLetter, kindName, kindOfLetter, type Pegs } from './pegs.ts';
export { difficultyOf, difficultyText, puzzleTexts } from './puzzles.ts';
export type { Reader } from './reader.ts';
export { recordFaultText } from './record-faults.ts';
export {
  awardTexts,
  closedText,
  type Detail,
  endingText,
  outcomeText,
  resultText,
  standingsText,
} from './results.ts';
export {
  boardName,
  luckName,
  noBoardsText,
  reviewTexts,
  rowReviewTexts,
  skillName,
} from './reviews.ts';
export {
  type BoardWords,
  boardTexts,
  type Matter,
  type Meaning,
  type NoAnswer,
} from './screens/board/index.ts';
export { type ChallengeWords, challengeTexts } from './screens/challenge/index.ts';
export { type CommonWords, commonTexts } from './screens/common/index.ts';
export { type CompanionWords, companionTexts } from './screens/companion/index.ts';
export { type DailyWords, dailyTexts } from './screens/daily/index.ts';
export { type DeviceFileWords, deviceFileTexts } from './screens/device-file/index.ts';
export { type Box, type HomeWords, homeTexts } from './screens/home/index.ts';
export { type LearnWords, learnTexts } from './screens/learn/index.ts';
export { type LessonWords, lessonTexts } from './screens/lesson/index.ts';
export { type MatchesWords, matchesTexts } from './screens/matches/index.ts';
export { type OnlineWords, onlineTexts } from './screens/online/index.ts';
export { PLAIN_WORDS, type PlainWord, type PlainWords, plainTexts } from './screens/plain/index.ts';
export { type PlayWords, playTexts } from './screens/play/index.ts';
export { type PracticeWords, practiceTexts } from './screens/practice/index.ts';
export { type RecoverWords, recoverTexts } from './screens/recover/index.ts';
export { type ReviewScreenWords, reviewScreenTexts } from './screens/review/index.ts';
export {
  type ExampleName,
  type RuleSection,
  type RulesFacts,
  type RulesWords,
  type RuleText,
  rulesTexts,
  ruleText,
} from './screens/rules/index.ts';
export {
  type SaveReason,
  savingProblemText,
  savingRefusedText,
  savingTexts,
} from './screens/saving/index.ts';
export { type SetUpWords, setUpTexts, type Variant } from './screens/set-up/index.ts';
export { type SettingsWords, settingsTexts } from './screens/settings/index.ts';
export { type StatisticsWords, statisticsTexts } from './screens/statistics/index.ts';
export { type PhraseName, type TableWords, tableTexts } from './screens/table/index.ts';
export { type TerminalScreenWords, terminalScreenTexts } from './screens/terminal/index.ts';
export {
  LOBBY_WORDS,
  type LobbyWord,
  ONLINE_WORDS,
  type OnlineWord,
  type TerminalOnlineWords,
  terminalOnlineTexts,
} from './screens/terminal-online/index.ts';
export { type Proved, proofText, shortSeal } from './seals.ts';
export { serverTexts } from './server.ts';
export { type Shared, type ShareParts, shareText } from './share.ts';
export { ownSeat, peopleOf, type Sitters, sitterName, speakerOf, type Whence } from './sitters.ts';
export {
  bestPlayText,
  type StrategyFigures,
  strategyTexts,
  strategyWords,
  treeFaultText,
  treeTextFaultText,
} from './strategies.ts';
export { STANDARD_KEYS, TABLE_COMMANDS, type TableCommand } from './table-commands.ts';
export { termsText } from './terms.ts';
export { textFaultText } from './text-faults.ts';
export { terminalTexts } from './texts.ts';
export { codeFaultText, editionFaultText, type Listener, violationText } from './violations.ts';
export type { Speaker, Who } from './who.ts';
export { whoIs } from './who.ts';
