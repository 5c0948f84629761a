// Answers to a player's questions about the table: a row, a board, whose turn it is, score, rows left, tray, time, who
// is away.

import {
  type Board,
  type Custody,
  dutyOf,
  type Maker,
  type MatchState,
  openCode,
  type Row,
  type Seat,
  standings,
  trayLeft,
} from '@blackpeg/rules';
import { draftName, type PartialCode, spokenCode, usualStyle } from '../names/codes.ts';
import { briefFeedback, feedbackText } from '../names/feedback.ts';
import { durationText } from '../names/names.ts';
import { kindName } from '../names/pegs.ts';
import { type Speaker, whoIs } from '../names/who.ts';
import type { Who } from '../words/event-facts.ts';
import { textsOf, type WordsIn } from '../words/lookup.ts';
import { closedText, type Detail, standingsText } from './results.ts';

const feedbackWords = textsOf('base', 'feedback');
const tableWords = textsOf('base', 'table');

/** Rows count from 0, as in the state; the sentence counts from 1. `who` is said if it is given. */
export function rowText(
  speaker: Speaker,
  board: Board,
  index: number,
  detail: Detail = 'full',
  who: Who | null = null,
): string {
  const words = wordsFor(speaker);
  const row = board.rows[index];
  if (row === undefined) return words.noSuchRow(index + 1);
  const code = guessText(speaker, row, detail);
  const answer = row.guess === 'lost' ? null : answerText(speaker, board, row, detail);
  return detail === 'full'
    ? words.row({ who, row: index + 1 }, code, answer)
    : words.briefRow(index + 1, code, answer);
}

export function lastRowText(speaker: Speaker, board: Board, detail: Detail = 'full'): string {
  const { length } = board.rows;
  return length === 0 ? wordsFor(speaker).noRows : rowText(speaker, board, length - 1, detail);
}

/** A line for every row, the first row first; one line if there is none. */
export function boardText(speaker: Speaker, board: Board, detail: Detail = 'full'): readonly string[] {
  if (board.rows.length === 0) return [wordsFor(speaker).noRows];
  return board.rows.map((_, index) => rowText(speaker, board, index, detail));
}

export function rowsLeftText(speaker: Speaker, board: Board): string {
  const { rows } = speaker.edition;
  return wordsFor(speaker).rowsLeft(rows - board.rows.length, rows);
}

/** What a seat, or the house as maker, owes the table: “Your turn: place row 3.” */
export function dutyText(speaker: Speaker, state: MatchState, who: Maker): string {
  const words = wordsFor(speaker);
  if (state.phase === 'closed') return words.over;
  const duty = dutyOf(state, who);
  if (duty === null) return words.idle(whoIs(speaker, who));
  return words.duties[duty.kind](whoIs(speaker, who), 'row' in duty ? duty.row + 1 : 0);
}

/** What several owe the table: those who place the same row in one sentence. */
export function dutiesText(speaker: Speaker, state: MatchState, all: readonly Maker[]): string {
  const rowOf = (who: Maker) => {
    const duty = dutyOf(state, who);
    return duty?.kind === 'place' ? duty.row : null;
  };
  const sentences = all.map((who) => {
    const row = rowOf(who);
    const together = row === null ? [who] : all.filter((other) => rowOf(other) === row);
    if (row === null || together.length === 1) return dutyText(speaker, state, who);
    const isFirst = together[0] === who;
    return isFirst
      ? wordsFor(speaker).placeTogether(
          together.map((other) => whoIs(speaker, other)),
          row + 1,
        )
      : '';
  });
  return sentences.filter((text) => text !== '').join(' ');
}

/** The round, which may be an earlier one that is still shown, and each seat's account; the result too once there is one. */
export function scoreText(speaker: Speaker, state: MatchState, round = state.round): string {
  const { terms, result } = state;
  const score = standingsText(speaker, terms.scoring, standings(state));
  if (result !== null) return `${closedText(speaker, { result, round })} ${score}`;
  const agreed = terms.length.kind === 'rounds' ? terms.length.rounds : null;
  return `${wordsFor(speaker).round(round.number, agreed)} ${score}`;
}

/** The code if this listener may see it. The maker hears it only on request: others may be listening (T4). */
export function secretText(speaker: Speaker, board: Board, custody: Custody = 'escrow'): string {
  const { secret } = wordsFor(speaker);
  const maker = whoIs(speaker, board.maker);
  if (board.secret === null) return secret.none(maker);
  const code = openCode(board);
  if (code === null) return custody === 'uncommitted' ? secret.unsettled(maker) : secret.covered(maker);
  return secret.open(maker, codeText(speaker, code));
}

/** A code in the style its listener has chosen. */
export function codeText(
  { language, edition, codes }: Speaker,
  code: PartialCode,
  detail: Detail = 'full',
): string {
  return spokenCode(language, edition, code, codes ?? usualStyle(edition, detail));
}

/**
 * The row being filled, hole by hole: a deliberate blank and an empty hole are different words. A row without pegs is
 * described as such.
 */
export function draftText(
  speaker: Speaker,
  row: number,
  draft: PartialCode,
  detail: Detail = 'full',
): string {
  const words = wordsFor(speaker);
  if (draft.every((peg) => peg === null)) return words.emptyDraft(row + 1);
  return words.draft(row + 1, draftName(speaker.language, speaker.edition, draft, detail));
}

export function trayText(speaker: Speaker, state: MatchState, breaker: Seat): string {
  const words = wordsFor(speaker);
  const tray = trayLeft(state, breaker);
  if (tray === null) return words.trayUncounted;
  const kinds = tray.flatMap((counts, facet) =>
    counts.map(
      (left, index) => `${kindName(speaker.language, speaker.edition, { facet, kind: index + 1 })} ${left}`,
    ),
  );
  return words.tray(kinds.join(', '));
}

/** Null if there is no time limit. */
export function timeLeftText(speaker: Speaker, milliseconds: number | null): string {
  const words = wordsFor(speaker);
  return milliseconds === null ? words.noTime : words.timeLeft(durationText(speaker.language, milliseconds));
}

export function presenceText(speaker: Speaker, state: MatchState): string {
  const words = wordsFor(speaker);
  if (state.away.length === 0) return words.allHere;
  return state.away.map(({ seat }) => words.away(whoIs(speaker, seat))).join(' ');
}

function wordsFor(speaker: Speaker): WordsIn<'base'>['table'] {
  return tableWords(speaker.language);
}

function guessText(speaker: Speaker, { guess }: Row, detail: Detail): string {
  const words = wordsFor(speaker);
  if (guess === 'hidden') return words.covered;
  if (guess === 'lost') return detail === 'full' ? words.lost : words.briefLost;
  return codeText(speaker, guess, detail);
}

function answerText({ language, edition }: Speaker, board: Board, row: Row, detail: Detail): string {
  const feedback = feedbackWords(language);
  const table = tableWords(language);
  if (row.mark === null) return feedback.awaited;
  if (row.mark === 'hidden') return feedback.covered;
  const say = detail === 'full' ? feedbackText : briefFeedback;
  const answer = say(language, edition, row.mark, board.holes);
  if (detail === 'brief') return answer;
  return feedback.introduced(row.corrected.length > 0 ? table.corrected(answer) : answer);
}
