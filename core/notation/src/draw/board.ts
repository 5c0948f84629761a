// One board as text: breaker, maker, shield or code, and the rows with all their marks.

import {
  type Board,
  type CodeSpec,
  type MatchState,
  type PegCounts,
  type Row,
  trayLeft,
  widestSpec,
} from '@blackpeg/rules';
import { formatCode } from '../text/code.ts';
import { formatFeedback } from '../text/feedback.ts';
import { formatBoard, formatSeat } from '../text/seat.ts';
import { formatSeconds } from '../text/time.ts';
import { drawLine } from './line.ts';

export function drawBoard(state: MatchState, board: Board, index: number): readonly string[] {
  const { edition } = state.terms;
  const spec = widestSpec(edition, board.breaker);
  const tray = trayLeft(state, board.breaker);
  const size = `${board.holes} holes, ${edition.rows} rows`;
  return [
    ...drawLine(`Board ${formatBoard(index)}`, [
      `${formatSeat(board.breaker)} seeks, ${formatSeat(board.maker)} makes,`,
      size,
    ]),
    ...drawLine('', drawSecret(state, board, spec)),
    ...board.rows.map((row, at) => drawRow(state, board, spec, row, index, at)),
    ...(tray ? drawLine('  tray', drawPegs(spec, tray)) : []),
  ];
}

/** Kinds by their symbol: `1:22 2:24`, `R:10`, `t:12`. */
export function drawPegs(spec: CodeSpec, counts: PegCounts): readonly string[] {
  return counts.flatMap((kinds, facet) =>
    kinds.map((count, index) => {
      const peg = (index + 1) * (spec.facets.length === 2 && facet === 0 ? 10 : 1);
      return `${formatCode(spec, [peg]).replaceAll('.', '')}:${count}`;
    }),
  );
}

function drawSecret({ terms }: MatchState, { holes, secret }: Board, spec: CodeSpec): readonly string[] {
  if (secret === null) return ['no code yet'];
  const { code, blanks, palmed, commitment } = secret;
  const shield = `shield [${'#'.repeat(holes * spec.facets.length)}]`;
  return [
    code === 'hidden' ? shield : `code ${formatCode(spec, code)}`,
    ...(terms.edition.blanks === 'choice' ? [blanks ? 'with blanks' : 'without blanks'] : []),
    ...(palmed === null ? [] : palmed === 'hidden' ? ['palmed ?'] : ['palmed', ...drawPegs(spec, palmed)]),
    ...(commitment === null ? [] : ['commitment', commitment]),
  ];
}

function drawRow(
  { terms, round }: MatchState,
  board: Board,
  spec: CodeSpec,
  row: Row,
  index: number,
  at: number,
): string {
  const { marking } = terms.edition;
  const mark = (given: Row['mark']) =>
    given === null ? '' : given === 'hidden' ? '?' : formatFeedback(marking, given);
  const guess =
    row.guess === 'hidden' ? 'covered' : row.guess === 'lost' ? 'lost' : formatCode(spec, row.guess);
  const fault = round.faults.find((one) => one.board === index && one.row === at);
  const notes = [
    ...(row.corrected.length > 0 ? [`was ${row.corrected.map(mark).join(', ')};`] : []),
    ...(fault ? [`wrong, earns ${formatFeedback(marking, fault.right)};`] : []),
    `${formatSeconds(row.spent)} s`,
    ...(round.boards.length > 1 ? [`#${row.order}`] : []),
  ];
  const width = Math.max(7, board.holes * spec.facets.length);
  const [line = ''] = drawLine(String(at + 1).padStart(6), [
    `${guess.padEnd(width)}  ${mark(row.mark).padEnd(5)}  ${notes.join(' ')}`,
  ]);
  return line;
}
