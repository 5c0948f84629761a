// What every language must say on the pages of rules. Which text stands where is one order for all languages: the app's.

import type { EditionName } from '@blackpeg/rules';

export type RuleSection =
  | 'goal'
  | 'code'
  | 'cells'
  | 'turn'
  | 'answers'
  | 'blanks'
  | 'without-blue'
  | 'variants'
  | 'match'
  | 'marker'
  | 'wrong'
  | 'time'
  | 'tray'
  | 'alone'
  | 'leaving';

/** Numbers of the edition a page is about, so that no text can contradict the rules. */
export interface RulesFacts {
  readonly holes: number;
  readonly kinds: number;
  readonly rows: number;
  readonly codes: number;
  readonly codesWithBlanks: number;
  /** Of a code of four rings. */
  readonly codesOfFour: number;
  /** Of the game beginners start with. */
  readonly codesAtFirst: number;
  readonly supply: number;
  readonly palmed: number;
  readonly mostHoles: number;
  readonly mostRows: number;
  readonly mostCodes: number;
}

export type RuleSaid = string | ((facts: RulesFacts) => string);

type Texts<Name extends string> = Readonly<Record<Name, RuleSaid>>;

export type CodeTexts = Texts<
  | 'codeSuper'
  | 'sizesSuper'
  | 'codeDuel'
  | 'codeBraille'
  | 'codeShapes'
  | 'codeCustom'
  | 'limitCustom'
  | 'repeatsCustom'
  | 'sameCustom'
  | 'shield'
  | 'cells'
  | 'cellsLanguage'
  | 'cellsNoSight'
  | 'blanksWhat'
  | 'blanksPairs'
  | 'blanksPeg'
  | 'blanksHowMany'
  | 'blanksModes'
  | 'blanksShapes'
  | 'blanksOff'
  | 'blanksLook'
>;

export type AnswerTexts = Texts<
  | 'answersIntro'
  | 'howMany'
  | 'once'
  | 'oncePairs'
  | 'onceChoice'
  | 'found'
  | 'anyRow'
  | 'withoutBlue'
  | 'withoutBlueCustom'
  | 'markerAutomatic'
  | 'markerAssisted'
  | 'markerByHand'
  | 'markerImpossible'
  | 'markerCorrect'
  | 'markerSealed'
>;

export type MatchTexts = Texts<
  | 'matchRounds'
  | 'matchFirst'
  | 'matchPoints'
  | 'matchFewest'
  | 'usuallyPoints'
  | 'usuallyFewest'
  | 'matchTarget'
  | 'matchRail'
  | 'matchEnd'
  | 'duelTurn'
  | 'duelWin'
  | 'duelReplay'
  | 'duelMatch'
  | 'variantFour'
  | 'variantHandicap'
  | 'variantSpeed'
  | 'variantSpeedByHand'
  | 'variantsCombine'
  | 'aloneSolitaire'
  | 'aloneUncommitted'
  | 'aloneRace'
  | 'aloneHouse'
>;

export type TroubleTexts = Texts<
  | 'wrongProof'
  | 'wrongClaim'
  | 'wrongAdmit'
  | 'wrongVoid'
  | 'wrongRows'
  | 'wrongDuelBoth'
  | 'wrongDuelElse'
  | 'wrongFirst'
  | 'timeNone'
  | 'timeRuns'
  | 'timeUp'
  | 'timeOther'
  | 'timeSpeed'
  | 'trayCount'
  | 'trayCountDuel'
  | 'trayPalm'
  | 'trayPublic'
  | 'trayOffered'
  | 'leaveRound'
  | 'leaveRoundDuel'
  | 'leaveMatch'
  | 'leaveAway'
>;

export type RuleTexts = CodeTexts & AnswerTexts & MatchTexts & TroubleTexts;
export type RuleText = keyof RuleTexts;

/** What a worked example shows. */
export type ExampleName =
  | 'plain'
  | 'twice-in-row'
  | 'twice-in-code'
  | 'nothing'
  | 'blanks'
  | 'pairs'
  | 'blue'
  | 'blue-spent'
  | 'blank-pairs'
  | 'no-repeats';

export interface RulesWords {
  readonly title: (edition: string) => string;
  readonly contents: string;
  readonly goals: Readonly<Record<EditionName, string>>;
  readonly sections: Readonly<Record<RuleSection, string>>;
  readonly texts: RuleTexts;
  readonly examples: Readonly<Record<ExampleName, string>>;
  readonly code: string;
  readonly row: string;
  readonly answer: string;
  /** The whole example in one sentence. */
  readonly example: (code: string, row: string, answer: string) => string;
  readonly pegByPeg: string;
  readonly emptyHole: string;
  readonly blankHole: string;
  /** A Braille cell in words: “dots 1 and 4”. */
  readonly dots: (dots: readonly number[]) => string;
  readonly play: (edition: string) => string;
  readonly otherPages: string;
}
