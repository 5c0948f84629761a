// The view of the review: the result, the choices of round and search, skill and luck, every row with its rating.

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
  secretText,
  signedText,
  speakerOf,
  whoIs,
} from '@blackpeg/wording';
import type { LidModel } from '../board-model.ts';
import { againOf, type PlayAgain } from '../shared-matches.ts';
import { type ReviewChart, reviewChart } from './chart.ts';
import type { ReviewMoment } from './moments.ts';
import { type FinishedSearch, type ReviewState, searchText } from './searches.ts';
import { type SpaceView, spaceOf } from './space.ts';

export interface ReviewView {
  readonly title: string;
  /** The game and the round; whose search. */
  readonly context: string;
  readonly search: string;
  /** Why there is nothing to review; null if there is something. */
  readonly nothing: string | null;
  readonly edition: Edition;
  /** Null if no row was answered. */
  readonly finished: FinishedSearch | null;
  readonly result: ReviewResult | null;
  /** That the match was played by earlier rules. */
  readonly earlier: string | null;
  readonly rounds: ReviewChoice;
  readonly searches: ReviewChoice;
  /** If the solver has no result: why, and what can be done. */
  readonly pending: {
    readonly text: string;
    readonly label: string;
    readonly command: 'stop' | 'again';
  } | null;
  readonly judgement: ReviewJudgement | null;
  /** The most instructive rows, at most two; empty if there is none. */
  readonly moments: readonly ReviewMoment[];
  readonly chart: ReviewChart | null;
  readonly space: SpaceView | null;
  readonly rows: readonly ReviewRow[];
  /** The selected row, from 0; what is said about it, and what is shown. */
  readonly row: number | null;
  readonly rowTexts: readonly string[];
  readonly looked: LookedRow | null;
  /** The same game once more, if the match is over and can be played again. */
  readonly again: PlayAgain | null;
}

/** One row beside a better one, with the expected number of codes after each, so that luck plays no part. */
export interface LookedRow {
  readonly title: string;
  readonly own: { readonly label: string; readonly guess: Code; readonly mark: Feedback };
  /** Null if there was no better one. */
  readonly better: { readonly label: string; readonly guess: Code } | null;
  /** Instead of a better one. */
  readonly note: string | null;
  /** Why a step back or forward is not possible; null if it is. */
  readonly noBack: string | null;
  readonly noOn: string | null;
}

export interface ReviewResult {
  /** How it ended, and the result, which is the same except for an abandoned round. */
  readonly text: string;
  readonly outcome: string;
  readonly awards: string;
  /** Under an open lid; null if it was never shown. */
  readonly code: { readonly lid: LidModel; readonly holes: number } | null;
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
}

/** A row of the board. */
export interface ReviewRow {
  readonly number: number;
  /** Null if time ran out. */
  readonly marked: { readonly guess: Code; readonly mark: Feedback } | null;
  /** Its index among the reviewed rows; null for a row that is not reviewed, or not yet. */
  readonly reviewed: number | null;
  readonly judged: {
    readonly left: string;
    /** From 0 to 100. */
    readonly skill: number;
    readonly skillText: string;
    readonly luck: string;
    /** Null if there was no better one: then in words. */
    readonly better: Code | null;
    readonly none: string;
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
  const texts = finished && review ? searchText(speaker, finished, review) : null;
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
    judgement: finished && review ? judgementOf(state, review) : null,
    moments: texts?.moments ?? [],
    chart: finished && review && review.rows.length > 0 ? reviewChart(review, finished.numbers) : null,
    space: finished ? spaceOf(state, finished) : null,
    rows: finished ? rowsOf(language, finished, review) : [],
    row,
    rowTexts: (row === null ? null : texts?.rows[row]) ?? [],
    looked: finished && review && row !== null ? lookedRow(language, finished, review, row) : null,
    again: againOf(language, match.card, match.state),
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
  return { lid: { look: 'open', label, code, name: secretText(speaker, board) }, holes: board.holes };
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

function judgementOf({ language, hints, search }: ReviewState, review: BoardReview): ReviewJudgement {
  const words = reviewScreenTexts(language);
  const taken = search === null ? 0 : (hints.get(search) ?? 0);
  return {
    skill: numberText(language, Math.round(review.skill)),
    luck: signedText(language, review.luck),
    hints: taken > 0 ? words.hints(taken) : null,
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

function judgedRow(language: Language, review: RowReview) {
  const { before, after, skill, luck } = review;
  const { table } = reviewScreenTexts(language);
  return {
    left: table.fromTo(before, after),
    skill,
    skillText: numberText(language, Math.round(skill)),
    luck: signedText(language, luck),
    better: betterThan(review),
    none: review.found ? table.found : table.isBest,
  };
}

/** Nothing is better than the code itself. */
function betterThan({ guess, best, skill, found }: RowReview): Code | null {
  return found || sameCode(best.guess, guess) || skill >= 99.5 ? null : best.guess;
}

function lookedRow(
  language: Language,
  { clues, numbers }: FinishedSearch,
  review: BoardReview,
  row: number,
): LookedRow | null {
  const words = reviewScreenTexts(language);
  const one = review.rows[row];
  const marked = one && clues.rows[one.row];
  if (!one || !marked) return null;
  const better = betterThan(one);
  return {
    title: words.row(numbers[row] ?? row + 1),
    own: { label: one.found ? words.wasCode : words.placed(one.expectedAfter), ...marked },
    better: better && { label: words.better(one.best.expectedAfter), guess: better },
    note: better || one.found ? null : words.noBetter,
    noBack: row > 0 ? null : words.isFirst,
    noOn: row < review.rows.length - 1 ? null : words.isLast,
  };
}
