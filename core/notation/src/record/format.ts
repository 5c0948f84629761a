// The record in its canonical form: tags, then rounds with what was hidden, placed, marked and won, a line each.

import type { Board, Code, CodeSpec, PegCounts, Terms } from '@blackpeg/rules';
import { formatCode } from '../text/code.ts';
import { formatEnding } from '../text/ending.ts';
import { formatFeedback } from '../text/feedback.ts';
import { formatAwards, formatOutcome } from '../text/outcome.ts';
import { formatBoard, formatSeat } from '../text/seat.ts';
import { formatSeconds } from '../text/time.ts';
import { boardsOf, specOf } from './boards.ts';
import type { MatchRecord, RecordCode, RecordMove, RecordRound, RecordRow } from './match-record.ts';
import { formatAgreed } from './tags.ts';

export const HIDDEN_SIGN = '?';

export function formatRecord(record: MatchRecord): string {
  const tags = [...record.tags, ...formatAgreed(record)];
  const head = tags.map(({ name, value }) => `[${name} ${JSON.stringify(value)}]`);
  const rounds = record.rounds.map((round) => ['', ...formatRound(record, round)]);
  return [...head, ...rounds.flat(), ''].join('\n');
}

function formatRound(record: MatchRecord, round: RecordRound): readonly string[] {
  const { terms } = record;
  const boards = boardsOf(record, round.number);
  return [
    `Round ${round.number}${round.replay === 0 ? '' : ` replay ${round.replay}`}`,
    ...round.codes.map((code) => formatHiding(terms, boards, code)),
    ...formatMoves(terms, boards, round.moves),
    ...(round.ending ? [`End ${formatEnding(round.ending)}`] : []),
    ...round.unopened.map((seat) => `${formatSeat(seat)} withholds code`),
    ...(round.outcome ? [`Outcome ${formatOutcome(round.outcome)}`] : []),
    ...(round.awards.length > 0 ? [`Awards ${formatAwards(round.awards)}`] : []),
  ];
}

function formatHiding(terms: Terms, boards: readonly Board[], hiding: RecordCode): string {
  const spec = specOf(
    terms,
    boards.find(({ maker }) => maker === hiding.maker),
  );
  return [
    `${formatSeat(hiding.maker)} hides ${formatSeen(spec, hiding.code)}`,
    ...(hiding.blanks === null ? [] : [hiding.blanks ? 'blanks' : 'no-blanks']),
    ...(hiding.palmed === null ? [] : [`palmed ${formatPalmed(hiding.palmed)}`]),
    ...(hiding.commitment === null ? [] : [`commitment ${JSON.stringify(hiding.commitment)}`]),
    ...(hiding.key === null ? [] : [`key ${formatKey(hiding.key)}`]),
  ].join(' ');
}

function formatKey(key: string): string {
  return key === 'hidden' ? HIDDEN_SIGN : JSON.stringify(key);
}

/** A digit for each kind, a slash between facets, a hyphen for a facet without kinds. */
function formatPalmed(palmed: PegCounts | 'hidden'): string {
  return palmed === 'hidden' ? HIDDEN_SIGN : palmed.map((kinds) => kinds.join('') || '-').join('/');
}

function formatMoves(
  terms: Terms,
  boards: readonly Board[],
  moves: readonly RecordMove[],
): readonly string[] {
  const placed = boards.map(() => 0);
  return moves.map((move) => {
    const number = move.kind === 'row' ? (placed[move.board] ?? 0) + 1 : 0;
    if (move.kind === 'row') placed[move.board] = number;
    return formatMove(terms, boards, move, number);
  });
}

/** `number` is the row's on its board, from 1; boards get letters if there are several. */
function formatMove(terms: Terms, boards: readonly Board[], move: RecordMove, number: number): string {
  switch (move.kind) {
    case 'row': {
      const letter = boards.length > 1 ? formatBoard(move.board) : '';
      return `${letter}${number}. ${formatRecordRow(terms, boards[move.board], move)}`;
    }
    case 'resigned':
      return `${formatSeat(move.seat)} resigns ${move.what}`;
    case 'end-offered':
      return `${formatSeat(move.seat)} offers end`;
    case 'claim-refuted':
      return `Claim refuted ${formatBoard(move.board)}`;
  }
}

function formatRecordRow(terms: Terms, board: Board | undefined, row: RecordRow): string {
  const { guess, marks, spent, byClock } = row;
  const given = marks.map((mark) =>
    mark === 'hidden' ? HIDDEN_SIGN : formatFeedback(terms.edition.marking, mark),
  );
  return [
    guess === 'lost' ? guess : formatSeen(specOf(terms, board), guess),
    ...(given.length > 0 ? [given.join('>')] : []),
    ...(spent === null ? [] : [`${formatSeconds(spent)}s`]),
    ...(byClock ? ['clock'] : []),
  ].join(' ');
}

function formatSeen(spec: CodeSpec, code: Code | 'hidden'): string {
  return code === 'hidden' ? HIDDEN_SIGN : formatCode(spec, code);
}
