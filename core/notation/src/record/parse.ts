// Parses a record: tags in any order, any spacing, comments anywhere. The rules are checked elsewhere.

import { err, ok, type Result } from '@blackpeg/rules';
import { parseEnding } from '../text/ending.ts';
import { parseAwards, parseOutcome } from '../text/outcome.ts';
import { matchAt } from '../text/scan.ts';
import { parseBoard } from '../text/seat.ts';
import { type Expected, expected, faultAt, type TextFault, withLine } from '../text/text-fault.ts';
import { boardsOf } from './boards.ts';
import type { Grown, RoundText } from './hiding.ts';
import { isTagName, type MatchRecord, type RecordRound, type RecordTag } from './match-record.ts';
import { scanMove } from './moves.ts';
import { scanTag, scanWords, skipComments } from './scan.ts';
import { type Agreed, parseAgreed, type ScannedTag } from './tags.ts';

export function parseRecord(text: string): Result<MatchRecord, TextFault> {
  const record = readRecord(text);
  return record.ok ? record : err(withLine(text, record.error));
}

function readRecord(text: string): Result<MatchRecord, TextFault> {
  const head = readHead(text);
  if (!head.ok) return head;
  const { agreed, tags } = head.value;
  const rounds: RecordRound[] = [];
  let next = skipComments(text, head.value.end);
  while (next.ok && next.value < text.length) {
    const round = readRound(agreed, text, next.value);
    if (!round.ok) return round;
    rounds.push(round.value.round);
    next = ok(round.value.at);
  }
  return next.ok ? ok({ ...agreed, tags, rounds }) : next;
}

interface Head {
  readonly agreed: Agreed;
  readonly tags: readonly RecordTag[];
  readonly end: number;
}

function readHead(text: string): Result<Head, TextFault> {
  const own: ScannedTag[] = [];
  const tags: RecordTag[] = [];
  let at = skipComments(text, 0);
  while (at.ok && text[at.value] === '[') {
    const tag = scanTag(text, at.value);
    if (!tag.ok) return tag;
    const { name, value } = tag.value.value;
    if (isTagName(name)) tags.push({ name, value });
    else own.push({ ...tag.value.value, name: name.toLowerCase() });
    at = skipComments(text, tag.value.end);
  }
  if (!at.ok) return at;
  const agreed = parseAgreed(own, at.value);
  return agreed.ok ? ok({ agreed: agreed.value, tags, end: at.value }) : agreed;
}

const EMPTY = { codes: [], moves: [], ending: null, unopened: [], outcome: null, awards: [] } as const;

/** A round up to where the next begins, or the text ends. */
function readRound(
  agreed: Agreed,
  text: string,
  from: number,
): Result<{ readonly round: RecordRound; readonly at: number }, TextFault> {
  const title = matchAt(/round[ \t]+(\d{1,6})(?:[ \t]+replay[ \t]+(\d{1,6}))?(?![\w.])/i, text, from);
  if (!title) return expected(text, from, 'round');
  const number = Number(title[1]);
  const page: RoundText = { text, terms: agreed.terms, boards: boardsOf(agreed, number) };
  let round: RecordRound = { number, replay: Number(title[2] ?? 0), ...EMPTY };
  let at = skipComments(text, from + title[0].length);
  while (at.ok && at.value < text.length && !matchAt(/round\b/i, text, at.value)) {
    const statement = readStatement(page, round, at.value);
    if (!statement.ok) return statement;
    round = statement.value.round;
    at = skipComments(text, statement.value.end);
  }
  return at.ok ? ok({ round, at: at.value }) : at;
}

function readStatement(page: RoundText, round: RecordRound, at: number): Grown {
  const { text } = page;
  const keyword = matchAt(/(end|outcome|awards|claim)(?![\w.])/i, text, at)?.[0] ?? '';
  if (keyword === '') return scanMove(page, round, at);
  const { value: words, end } = scanWords(text, at + keyword.length);
  const grown = (part: Partial<RecordRound> | null, what: Expected): Grown =>
    part ? ok({ round: { ...round, ...part }, end }) : expected(text, at, what);
  switch (keyword.toLowerCase()) {
    case 'end': {
      const ending = parseEnding(words);
      return grown(ending && { ending }, 'ending');
    }
    case 'outcome': {
      const outcome = parseOutcome(words);
      return grown(outcome && { outcome }, 'outcome');
    }
    case 'awards': {
      const awards = parseAwards(words);
      return grown(awards && { awards }, 'awards');
    }
    default: {
      const board =
        words.length === 2 && words[0]?.toLowerCase() === 'refuted' ? parseBoard(words[1] ?? '') : null;
      if (board === null) return expected(text, at, 'statement');
      if (!page.boards[board]) return faultAt(at, { kind: 'no-such-board', board: words[1] ?? '' });
      return grown({ moves: [...round.moves, { kind: 'claim-refuted', board }] }, 'statement');
    }
  }
}
