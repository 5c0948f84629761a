// An event as one line: when, what, and everything it says.

import {
  type Code,
  type CodeSpec,
  type Edition,
  type EventOf,
  type Feedback,
  type MatchEvent,
  type OpenRow,
  type PegCounts,
  widestSpec,
} from '@blackpeg/rules';
import { formatAgreed } from '../record/tags.ts';
import { formatCode } from '../text/code.ts';
import { formatEnding } from '../text/ending.ts';
import { formatFeedback } from '../text/feedback.ts';
import { formatAwards, formatOutcome, formatResult } from '../text/outcome.ts';
import { formatBoard, formatSeat } from '../text/seat.ts';
import { formatSeconds } from '../text/time.ts';
import { drawPegs } from './board.ts';
import { plain } from './line.ts';

/** Needs the edition to tell plain pegs from pairs, which the numbers alone do not. */
export function drawEvent(event: MatchEvent, edition: Edition): string {
  const words = wordsOf(event, { spec: widestSpec(edition), edition });
  return plain([formatSeconds(event.at), event.type, ...words].join(' '));
}

interface Ink {
  readonly spec: CodeSpec;
  readonly edition: Edition;
}

function wordsOf(event: MatchEvent, ink: Ink): readonly string[] {
  switch (event.type) {
    case 'match-opened':
      return formatAgreed({ ...event, result: null })
        .filter(({ name }) => name !== 'Result')
        .map(({ name, value }) => `${name}=${value.replaceAll(' ', '+')}`);
    case 'round-opened':
      return [String(event.round), ...(event.replay === 0 ? [] : [`replay ${event.replay}`])];
    case 'code-hidden':
      return hidden(event, ink);
    case 'guess-placed':
      return [place(event), drawCode(event.guess, ink), ...(event.byClock ? ['by clock'] : [])];
    case 'row-lost':
    case 'mark-overdue':
      return [place(event)];
    case 'guess-marked':
      return [place(event), drawMark(event.feedback, ink), `by ${event.by}`];
    case 'mark-corrected':
      return [place(event), drawMark(event.feedback, ink)];
    case 'rows-uncovered':
      return [event.what, ...event.rows.map((row) => drawOpenRow(row, ink))];
    case 'claim-judged':
      return [formatBoard(event.board), event.upheld ? 'upheld' : 'refuted'];
    case 'round-resigned':
      return [
        formatSeat(event.seat),
        ...(event.takenBy === null ? [] : [`taken by ${formatSeat(event.takenBy)}`]),
      ];
    case 'seen':
    case 'error-admitted':
    case 'match-resigned':
    case 'end-offered':
    case 'end-withdrawn':
    case 'end-declined':
    case 'left':
    case 'returned':
    case 'opening-overdue':
      return [formatSeat(event.seat)];
    case 'end-lapsed':
    case 'clocks-stopped':
    case 'clocks-restarted':
      return [];
    case 'search-ended':
      return [formatEnding(event.ending)];
    case 'code-opened':
      return [formatSeat(event.maker), drawCode(event.code, ink), ...drawKey(event.key)];
    case 'codes-revealed':
      return revealed(event, ink);
    case 'round-closed':
      return [
        formatOutcome(event.outcome),
        ...(event.awards.length > 0 ? [`awards ${formatAwards(event.awards)}`] : []),
      ];
    case 'match-closed':
      return [formatResult(event.result)];
  }
}

function hidden(event: EventOf<'code-hidden'>, ink: Ink): readonly string[] {
  return [
    formatSeat(event.maker),
    drawCode(event.code, ink),
    event.blanks ? 'blanks' : 'no-blanks',
    ...pegs('palmed', event.palmed, ink),
    ...pegs('tray', event.tray, ink),
    ...(event.commitment === null ? [] : [`commitment ${JSON.stringify(event.commitment)}`]),
    ...drawKey(event.key),
  ];
}

function revealed({ codes, rows, faults }: EventOf<'codes-revealed'>, ink: Ink): readonly string[] {
  return [
    ...codes.flatMap(({ maker, code, palmed, key }) => [
      `${formatSeat(maker)}=${drawCode(code, ink)}`,
      ...pegs('palmed', palmed, ink),
      ...drawKey(key),
    ]),
    ...rows.map((row) => drawOpenRow(row, ink)),
    ...faults.map(
      (fault) => `wrong ${place(fault)}:${drawMark(fault.given, ink)} earns ${drawMark(fault.right, ink)}`,
    ),
  ];
}

function place({ board, row }: { readonly board: number; readonly row: number }): string {
  return `${formatBoard(board)}${row + 1}`;
}

function drawOpenRow(open: OpenRow, ink: Ink): string {
  const guess = open.guess === 'lost' ? 'lost' : drawCode(open.guess, ink);
  return `${place(open)}=${guess}${open.mark === null ? '' : `:${drawMark(open.mark, ink)}`}`;
}

function drawCode(code: Code | 'hidden', { spec }: Ink): string {
  return code === 'hidden' ? 'hidden' : formatCode(spec, code);
}

function drawMark(mark: Feedback | 'hidden', { edition }: Ink): string {
  return mark === 'hidden' ? 'hidden' : formatFeedback(edition.marking, mark);
}

function drawKey(key: string | null): readonly string[] {
  return key === null ? [] : ['key', key === 'hidden' ? key : JSON.stringify(key)];
}

function pegs(label: string, counts: PegCounts | 'hidden' | null, { spec }: Ink): readonly string[] {
  if (counts === null) return [];
  return [label, ...(counts === 'hidden' ? ['hidden'] : drawPegs(spec, counts))];
}
