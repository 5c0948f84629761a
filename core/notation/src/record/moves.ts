// Statements of a round about seats and rows: `seat2 hides 1122`, `A1. 1234 1-1 12.4s`, `seat1 resigns round`.

import { type CodeSpec, type Feedback, ok, type Result, type Terms } from '@blackpeg/rules';
import type { Scanned } from '../text/code.ts';
import { scanFeedback } from '../text/feedback.ts';
import { matchAt, skipBlanks } from '../text/scan.ts';
import { parseBoard, parseMaker } from '../text/seat.ts';
import { expected, faultAt, type TextFault } from '../text/text-fault.ts';
import { parseSeconds } from '../text/time.ts';
import { specOf } from './boards.ts';
import { HIDDEN_SIGN } from './format.ts';
import { type Grown, type RoundText, scanHiding, scanSeen } from './hiding.ts';
import type { RecordMove, RecordRound, RecordRow } from './match-record.ts';
import { scanBraces, scanWords } from './scan.ts';

/** The round with one more statement. */
export function scanMove(page: RoundText, round: RecordRound, at: number): Grown {
  const { text } = page;
  const label = matchAt(/([a-h]?)(\d{1,3})\./i, text, at);
  if (label) return scanLabelled(page, round, at, label);
  const subject = matchAt(/(seat\d{1,3}|house)[ \t]+(hides|resigns|offers|withholds)(?!\w)/i, text, at);
  if (!subject) return expected(text, at, 'statement');
  const maker = parseMaker(subject[1] ?? '');
  const known = maker !== null && (maker === 'house' || page.terms.seats[maker] !== undefined);
  if (!known)
    return faultAt(at, { kind: 'no-such-seat', seat: Number(/\d+/.exec(subject[1] ?? '')?.[0] ?? 0) });
  const verb = (subject[2] ?? '').toLowerCase();
  const from = at + subject[0].length;
  if (verb === 'hides') return scanHiding(page, round, maker, from);
  if (maker === 'house') return expected(text, at, 'statement');
  const { value: words, end } = scanWords(text, from);
  const sentence = [verb, ...words.map((word) => word.toLowerCase())].join(' ');
  const grown = (part: Partial<RecordRound>) => ok({ round: { ...round, ...part }, end });
  const moved = (move: RecordMove) => grown({ moves: [...round.moves, move] });
  switch (sentence) {
    case 'resigns round':
      return moved({ kind: 'resigned', seat: maker, what: 'round' });
    case 'resigns match':
      return moved({ kind: 'resigned', seat: maker, what: 'match' });
    case 'offers end':
      return moved({ kind: 'end-offered', seat: maker });
    case 'withholds code':
      return grown({ unopened: [...round.unopened, maker] });
    default:
      return expected(text, at, 'statement');
  }
}

/** A row after its label, `3.` or `B3.`, which must be the next of its board. */
function scanLabelled(page: RoundText, round: RecordRound, at: number, label: RegExpExecArray): Grown {
  const { text, terms, boards } = page;
  const board = label[1] ? parseBoard(label[1]) : 0;
  if (board === null || !boards[board]) return faultAt(at, { kind: 'no-such-board', board: label[1] ?? '' });
  const placed = round.moves.filter((move) => move.kind === 'row' && move.board === board).length;
  const given = Number(label[2]);
  if (given !== placed + 1) return faultAt(at, { kind: 'row-out-of-order', expected: placed + 1, given });
  const spec = specOf(terms, boards[board]);
  const guess = scanGuess(spec, text, skipBlanks(text, at + label[0].length));
  if (!guess.ok) return guess;
  const marks = scanMarks(terms, spec, text, guess.value.end);
  if (!marks.ok) return marks;
  const time = scanTime(text, marks.value.end);
  if (!time.ok) return time;
  const row: RecordRow = {
    kind: 'row',
    board,
    guess: guess.value.value,
    marks: marks.value.value,
    ...time.value.value,
  };
  return ok({ round: { ...round, moves: [...round.moves, row] }, end: time.value.end });
}

function scanGuess(spec: CodeSpec, text: string, at: number): Result<Scanned<RecordRow['guess']>, TextFault> {
  const lost = matchAt(/lost(?!\w)/i, text, at);
  return lost ? ok({ value: 'lost', end: at + lost[0].length }) : scanSeen(spec, text, at);
}

/** No marks, or marks with `>` between a corrected one and the next. */
function scanMarks(
  terms: Terms,
  spec: CodeSpec,
  text: string,
  from: number,
): Result<Scanned<readonly (Feedback | 'hidden')[]>, TextFault> {
  const marks: (Feedback | 'hidden')[] = [];
  let end = from;
  let at = skipBlanks(text, from);
  if (!matchAt(/\?|\d+\s*-/, text, at)) return ok({ value: marks, end });
  for (;;) {
    if (text[at] === HIDDEN_SIGN) {
      marks.push('hidden');
      end = at + 1;
    } else {
      const mark = scanFeedback(spec, terms.edition.marking, text, at);
      if (!mark.ok) return mark;
      marks.push(mark.value.value);
      end = mark.value.end;
    }
    const more = skipBlanks(text, end);
    if (text[more] !== '>') return ok({ value: marks, end });
    at = skipBlanks(text, more + 1);
  }
}

/** The time a row took: `12.4s`, `60s clock`. */
function scanTime(
  text: string,
  from: number,
): Result<Scanned<Pick<RecordRow, 'spent' | 'byClock'>>, TextFault> {
  const at = skipBlanks(text, from);
  const written = matchAt(/(?:([\d.]+(?:e[+-]?\d+)?)s(?!\w))?[ \t]*(clock(?!\w))?/i, text, at);
  const [whole = '', seconds, clock] = written ?? [];
  if (whole.trim() === '') return scanBracedTime(text, from);
  const spent = seconds === undefined ? null : parseSeconds(seconds);
  if (seconds !== undefined && spent === null) return expected(text, at, 'seconds');
  return ok({ value: { spent, byClock: clock !== undefined }, end: at + whole.length });
}

/** The older form: `{12.4}`, `{60 clock}`. Any other braces are a comment, and the time may follow it. */
function scanBracedTime(
  text: string,
  from: number,
): Result<Scanned<Pick<RecordRow, 'spent' | 'byClock'>>, TextFault> {
  let at = skipBlanks(text, from);
  while (text[at] === '{') {
    const braces = scanBraces(text, at);
    if (!braces.ok) return braces;
    const [, seconds, clock] = /^\s*([\d.]+(?:e[+-]?\d+)?)?\s*(clock)?\s*$/i.exec(braces.value.value) ?? [];
    const spent = seconds === undefined ? null : parseSeconds(seconds);
    const isTime = spent !== null || (seconds === undefined && clock !== undefined);
    if (isTime) return ok({ value: { spent, byClock: clock !== undefined }, end: braces.value.end });
    at = skipBlanks(text, braces.value.end);
  }
  return ok({ value: { spent: null, byClock: false }, end: from });
}
