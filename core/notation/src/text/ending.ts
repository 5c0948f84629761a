// How a search ended, in words of a record.

import type { Ending } from '@blackpeg/rules';
import { formatBoard, formatSeat, parseBoard, parseCount, parseSeat } from './seat.ts';

export function formatEnding(ending: Ending): string {
  switch (ending.kind) {
    case 'found':
    case 'rows-used':
    case 'all-hiding-overdue':
    case 'all-marks-overdue':
    case 'agreed':
      return ending.kind;
    case 'resigned':
    case 'match-resigned':
    case 'admitted':
    case 'hiding-overdue':
      return `${ending.kind} ${formatSeat(ending.seat)}`;
    case 'claim-upheld':
      return `${ending.kind} ${formatBoard(ending.board)}`;
    case 'mark-overdue':
      return `${ending.kind} ${formatSeat(ending.seat)} row ${ending.row + 1}`;
    case 'round-taken':
    case 'match-abandoned':
      return `${ending.kind} ${formatSeat(ending.by)} from ${formatSeat(ending.absent)}`;
  }
}

export function parseEnding(words: readonly string[]): Ending | null {
  const [kind = '', one = '', link = '', two = ''] = words.map((word) => word.toLowerCase());
  const shape = words.length;
  const seat = parseSeat(one);
  switch (kind) {
    case 'found':
    case 'rows-used':
    case 'all-hiding-overdue':
    case 'all-marks-overdue':
    case 'agreed':
      return shape === 1 ? { kind } : null;
    case 'resigned':
    case 'match-resigned':
    case 'admitted':
    case 'hiding-overdue':
      return shape === 2 && seat !== null ? { kind, seat } : null;
    case 'claim-upheld': {
      const board = parseBoard(one);
      return shape === 2 && board !== null ? { kind, board } : null;
    }
    case 'mark-overdue': {
      const row = parseCount(two);
      return shape === 4 && link === 'row' && seat !== null && row ? { kind, seat, row: row - 1 } : null;
    }
    case 'round-taken':
    case 'match-abandoned': {
      const absent = parseSeat(two);
      return shape === 4 && link === 'from' && seat !== null && absent !== null
        ? { kind, absent, by: seat }
        : null;
    }
    default:
      return null;
  }
}
