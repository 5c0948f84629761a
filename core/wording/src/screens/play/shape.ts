// What every language must say on the screen a match is played on.

import type { FacetName, Form, Scoring } from '@blackpeg/rules';
import type { Who } from '../../who.ts';
import type { KeyListWords } from './shape-keys.ts';

export interface PlayWords {
  readonly opening: OpeningWords;
  readonly title: TitleWords;
  readonly match: MatchWords;
  readonly board: BoardWords;
  readonly row: RowWords;
  readonly hiding: HidingWords;
  readonly answer: AnswerWords;
  readonly ask: AskWords;
  readonly hints: HintWords;
  readonly notes: NotesWords;
  readonly end: EndWords;
  readonly handOver: HandOverWords;
  readonly keys: KeyListWords;
  /** Closes a sheet. */
  readonly close: string;
}

interface OpeningWords {
  readonly table: string;
  readonly setting: string;
  readonly missing: string;
  readonly missingText: string;
  readonly elsewhere: string;
  readonly elsewhereText: string;
  readonly lost: string;
  readonly lostText: string;
  readonly take: string;
  readonly home: string;
  /** The store of this device fails for the moment. */
  readonly notSaved: string;
}

interface TitleWords {
  readonly row: (row: number, rows: number) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly hide: string;
  readonly answer: (row: number) => string;
  readonly hold: string;
  readonly wait: string;
  /** For who looks on. */
  readonly watch: string;
  readonly roundOver: (round: number) => string;
  readonly matchOver: string;
  readonly round: (round: number, rounds: number | null, again: boolean) => string;
}

interface MatchWords {
  readonly heading: string;
  readonly scoring: Readonly<Record<Scoring, string>>;
  /** Before a score, or alone. */
  readonly who: (who: Who) => string;
  readonly hiding: string;
  readonly hidden: string;
  readonly breaking: (row: number) => string;
  readonly placed: (row: number) => string;
  readonly answering: (row: number) => string;
  readonly holds: string;
  readonly found: (rows: number) => string;
  readonly out: string;
  readonly legend: string;
  readonly whoseBoard: string;
  /** Who else runs in a race. */
  readonly racers: string;
}

interface BoardWords {
  readonly name: (breaker: Who, maker: Who) => string;
  readonly code: (maker: Who) => string;
  readonly ownCodeRow: string;
  readonly cover: string;
  readonly uncover: string;
  readonly covered: string;
  readonly nothingHidden: (maker: Who) => string;
  readonly hole: (hole: number, content: string) => string;
  readonly stillEmpty: string;
  readonly half: (chosen: string, open: FacetName) => string;
  readonly flagged: string;
  readonly resting: (row: number) => string;
  readonly answerToCome: string;
  readonly noAnswer: string;
  readonly sending: string;
  readonly rowOf: (who: Who) => string;
  readonly placedCovered: string;
  readonly placedCoveredLong: string;
  readonly answerCovered: string;
  readonly wrong: string;
  readonly wrongWas: (row: number, given: string, right: string) => string;
}

interface RowWords {
  readonly submit: string;
  readonly place: string;
  readonly undo: string;
  readonly clear: string;
  readonly last: string;
  readonly lastLong: string;
  readonly fill: (peg: string) => string;
  readonly fillHeading: string;
  readonly tools: string;
  readonly more: string;
  readonly nothingToUndo: string;
  readonly nothingToClear: string;
  readonly noLastRow: string;
  /** Holes or pairs that are not filled yet, in a few words. */
  readonly open: (holes: readonly number[], what: 'hole' | 'pair') => string;
  readonly misfit: (row: number) => string;
  readonly change: string;
  readonly sendAnyway: string;
  readonly secondsLeft: (seconds: number) => string;
}

interface HidingWords {
  readonly lead: string;
  readonly hide: string;
  readonly random: string;
  readonly blanks: string;
  readonly withBlanks: string;
  readonly withoutBlanks: string;
  readonly blanksNote: string;
  readonly palm: string;
  readonly palmNote: string;
  readonly less: (kind: string) => string;
  readonly more: (kind: string) => string;
}

interface AnswerWords {
  readonly give: (answer: string) => string;
  readonly byHand: string;
  readonly assisted: string;
  readonly correct: (row: number) => string;
  readonly correctHeading: (row: number) => string;
  readonly correctGive: (answer: string) => string;
  readonly keep: string;
}

/** What is asked once, in words that name the result. */
interface AskWords {
  /** What is asked about, as a question; its consequence follows. */
  readonly question: (label: string) => string;
  readonly claim: Question;
  readonly admit: Question;
  readonly resignRound: Act;
  readonly resignMatch: Act;
  readonly offerEnd: Question;
  /** What giving up a round comes to. */
  readonly roundGoes: (form: Form, role: 'maker' | 'breaker', others: readonly Who[]) => string;
  readonly matchGoes: (alone: boolean, others: readonly Who[]) => string;
  readonly offered: (who: Who) => string;
  readonly youOffered: string;
  readonly agree: string;
  readonly withdraw: string;
  readonly no: string;
}

interface Act {
  readonly label: string;
  readonly yes: string;
}

interface Question extends Act {
  readonly text: string;
}

interface HintWords {
  readonly heading: string;
  readonly note: string;
  readonly off: string;
  readonly check: Grade;
  readonly clue: Grade;
  readonly row: Grade;
  readonly thinking: string;
  readonly stop: string;
  readonly failed: string;
  readonly noClue: string;
  readonly nothingFits: string;
  readonly rowUnfilled: string;
  readonly take: string;
  readonly stillFit: (codes: number) => string;
  readonly counting: string;
  readonly showCount: string;
}

/** One grade of a hint, and what it reveals, said before it is used. */
interface Grade {
  readonly label: string;
  readonly before: string;
}

interface NotesWords {
  readonly heading: string;
  readonly open: string;
}

interface EndWords {
  readonly review: string;
  readonly next: string;
  readonly swap: string;
  readonly again: string;
  readonly rematch: string;
  /** Alone there are no sides to swap. */
  readonly once: string;
  readonly rematchNote: string;
  readonly home: string;
}

interface HandOverWords {
  readonly title: string;
  readonly before: (name: string) => string;
  readonly turn: (name: string) => string;
  readonly pass: string;
  readonly iAm: (name: string) => string;
  readonly cover: string;
  readonly backTo: (name: string) => string;
  readonly handOn: string;
}
