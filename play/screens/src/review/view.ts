// What the review shows: the result, the choices of round and search, skill and luck, every row with what it was worth.

import {
  type Board,
  type Code,
  type Edition,
  type Feedback,
  openCode,
  type Round,
  sameCode,
} from '@blackpeg/rules';
import type { BoardReview, RowReview } from '@blackpeg/solver';
import {
  awardTexts,
  briefEdition,
  earlierRulesText,
  endingText,
  type Language,
  numberText,
  outcomeText,
  ownSeat,
  reviewScreenTexts,
  type Speaker,
  signedText,
  speakerOf,
  whoIs,
} from '@blackpeg/wording';
import { type ReviewChart, reviewChart, rowToLookAt } from './chart.ts';
import { type FinishedSearch, type ReviewState, searchText } from './searches.ts';

export interface ReviewView {
  readonly title: string;
  /** The game and the round; whose search. */
  readonly context: string;
  readonly search: string;
  /** Why there is nothing to review; null where there is something. */
  readonly nothing: string | null;
  readonly edition: Edition;
  /** Null where no row was answered. */
  readonly finished: FinishedSearch | null;
  readonly result: ReviewResult | null;
  /** That the match was played by earlier rules. */
  readonly earlier: string | null;
  readonly rounds: ReviewChoice;
  readonly searches: ReviewChoice;
  /** Where the solver has no result: why, and what can be done. */
  readonly pending: {
    readonly text: string;
    readonly label: string;
    readonly command: 'stop' | 'again';
  } | null;
  readonly judgement: ReviewJudgement | null;
  readonly chart: ReviewChart | null;
  readonly rows: readonly ReviewRow[];
  /** The reviewed row that is looked at, from 0, and what is said of it. */
  readonly row: number | null;
  readonly rowTexts: readonly string[];
}

export interface ReviewResult {
  /** How it ended, and what came of it, which is the same but for a round that was dropped. */
  readonly text: string;
  readonly outcome: string;
  readonly awards: string;
  readonly code: { readonly label: string; readonly code: Code; readonly holes: number } | null;
}

export interface ReviewChoice {
  readonly label: string;
  readonly options: readonly string[];
  readonly at: number;
}

export interface ReviewJudgement {
  readonly skill: string;
  readonly luck: string;
  readonly hints: string | null;
  readonly title: string;
  readonly note: string | null;
}

/** A row of the board. */
export interface ReviewRow {
  readonly number: number;
  /** Null where time ran out. */
  readonly marked: { readonly guess: Code; readonly mark: Feedback } | null;
  /** Its place among the reviewed rows, from 0; null for a row that is not reviewed, or not yet. */
  readonly reviewed: number | null;
  readonly judged: {
    readonly left: string;
    /** From 0 to 100. */
    readonly skill: number;
    readonly skillText: string;
    readonly luck: string;
    /** Null where there was none better. */
    readonly better: Code | null;
  } | null;
}

export function reviewView(state: ReviewState): ReviewView {
  const { match, language, rounds, searches, search, row } = state;
  const words = reviewScreenTexts(language);
  const { edition, scoring } = match.state.terms;
  const speaker = speakerOf(match.card, language, edition, ownSeat(match.card));
  const round = rounds[state.round];
  const here = searches.filter((one) => one.round === round);
  const finished = search === null ? null : (searches[search] ?? null);
  const found = search === null ? undefined : state.found.get(search);
  const review = typeof found === 'object' ? found : null;
  const board = finished?.board ?? round?.boards[0];
  const roundName = round ? words.round(round.number, round.replay > 0) : '';
  return {
    title: words.title,
    context: [briefEdition(language, edition), roundName].filter(Boolean).join(', '),
    search: finished ? words.searchOf(whoIs(speaker, finished.board.breaker)) : '',
    nothing: round ? null : words.notFinished,
    edition,
    finished,
    result: round ? { ...resultOf(speaker, round, scoring), code: codeOf(speaker, board) } : null,
    earlier: earlierRulesText(language, match.log),
    rounds: {
      label: words.rounds,
      options: rounds.map(({ number, replay }) => words.round(number, replay > 0)),
      at: state.round,
    },
    searches: {
      label: words.boards,
      options: here.map((one) => words.searchOf(whoIs(speaker, one.board.breaker))),
      at: finished ? here.indexOf(finished) : 0,
    },
    pending: finished ? pendingOf(language, found) : null,
    judgement: finished && review ? judgementOf(state, finished, review) : null,
    chart: finished && review && review.rows.length > 0 ? reviewChart(review, finished.numbers) : null,
    rows: finished ? rowsOf(language, finished, review) : [],
    row,
    rowTexts:
      finished && review && row !== null ? (searchText(speaker, finished, review).rows[row] ?? []) : [],
  };
}

function resultOf(speaker: Speaker, round: Round, scoring: Parameters<typeof awardTexts>[1]) {
  const { outcome, ending, awards } = round;
  if (!outcome) return { text: '', outcome: '', awards: '' };
  const came = outcomeText(speaker, round, outcome);
  return {
    text: outcome.kind === 'dropped' && ending ? endingText(speaker, round, ending) : came,
    outcome: came,
    awards: awardTexts(speaker, scoring, outcome, awards).join(' '),
  };
}

function codeOf(speaker: Speaker, board: Board | undefined): ReviewResult['code'] {
  const code = board ? openCode(board) : null;
  if (!board || !code) return null;
  const label = reviewScreenTexts(speaker.language).codeOf(whoIs(speaker, board.maker));
  return { label, code, holes: board.holes };
}

function pendingOf(
  language: Language,
  found: BoardReview | 'stopped' | 'failed' | undefined,
): ReviewView['pending'] {
  const words = reviewScreenTexts(language);
  if (typeof found === 'object') return null;
  if (found === undefined) return { text: words.working, label: words.stop, command: 'stop' };
  return { text: words[found], label: words.again, command: 'again' };
}

function judgementOf(
  { language, hints, search }: ReviewState,
  { numbers }: FinishedSearch,
  review: BoardReview,
): ReviewJudgement {
  const words = reviewScreenTexts(language);
  const taken = search === null ? 0 : (hints.get(search) ?? 0);
  const worst = rowToLookAt(review);
  const looked = worst === null ? undefined : review.rows[worst];
  return {
    skill: numberText(language, Math.round(review.skill)),
    luck: signedText(language, review.luck),
    hints: taken > 0 ? words.hints(taken) : null,
    title: worst === null ? words.nothingToLookAt : words.lookAt(numbers[worst] ?? worst + 1),
    note: looked ? words.lookAtNote(looked.before, looked.after, looked.best.expectedAfter) : null,
  };
}

function rowsOf(
  language: Language,
  { board, numbers }: FinishedSearch,
  review: BoardReview | null,
): readonly ReviewRow[] {
  return board.rows.map(({ guess, mark }, index) => {
    const place = numbers.indexOf(index + 1);
    const judged = review?.rows[place];
    const isLost = typeof guess === 'string' || mark === null || mark === 'hidden';
    return {
      number: index + 1,
      marked: isLost ? null : { guess, mark },
      reviewed: judged ? place : null,
      judged: judged ? judgedRow(language, judged) : null,
    };
  });
}

function judgedRow(language: Language, { before, after, skill, luck, guess, best }: RowReview) {
  const isBest = sameCode(best.guess, guess) || skill >= 99.5;
  return {
    left: reviewScreenTexts(language).table.fromTo(before, after),
    skill,
    skillText: numberText(language, Math.round(skill)),
    luck: signedText(language, luck),
    better: isBest ? null : best.guess,
  };
}
