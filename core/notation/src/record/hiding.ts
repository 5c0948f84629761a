// The statement that hides a code: `seat2 hides 1122 palmed 010000 commitment "5f" key "a0"`.

import {
  type Board,
  type Code,
  type CodeSpec,
  ok,
  type PegCounts,
  type Result,
  type Terms,
} from '@blackpeg/rules';
import { type Scanned, scanCode } from '../text/code.ts';
import { matchAt, skipBlanks } from '../text/scan.ts';
import { expected, type TextFault } from '../text/text-fault.ts';
import { specOf } from './boards.ts';
import { HIDDEN_SIGN } from './format.ts';
import type { RecordCode, RecordRound } from './match-record.ts';
import { scanText } from './scan.ts';

/** The text, and what is known about its round. */
export interface RoundText {
  readonly text: string;
  readonly terms: Terms;
  readonly boards: readonly Board[];
}

/** The round with one more statement, and the offset after it. */
export type Grown = Result<{ readonly round: RecordRound; readonly end: number }, TextFault>;

export function scanHiding(
  page: RoundText,
  round: RecordRound,
  maker: RecordCode['maker'],
  from: number,
): Grown {
  const { text, terms, boards } = page;
  const board = boards.find((candidate) => candidate.maker === maker);
  const code = scanSeen(specOf(terms, board), text, skipBlanks(text, from));
  if (!code.ok) return code;
  let hiding: RecordCode = {
    maker,
    code: code.value.value,
    blanks: null,
    palmed: null,
    commitment: null,
    key: null,
  };
  let end = code.value.end;
  for (;;) {
    const option = matchAt(/\s*(no-blanks|blanks|palmed|commitment|key)(?!\w)\s*/i, text, end);
    if (!option) return ok({ round: { ...round, codes: [...round.codes, hiding] }, end });
    const word = (option[1] ?? '').toLowerCase();
    end += option[0].trimEnd().length;
    if (word === 'palmed') {
      const palmed = scanPalmed(text, skipBlanks(text, end));
      if (!palmed.ok) return palmed;
      hiding = { ...hiding, palmed: palmed.value.value };
      end = palmed.value.end;
    } else if (word === 'commitment') {
      const commitment = scanText(text, skipBlanks(text, end));
      if (!commitment.ok) return commitment;
      hiding = { ...hiding, commitment: commitment.value.value };
      end = commitment.value.end;
    } else if (word === 'key') {
      const key = scanKey(text, skipBlanks(text, end));
      if (!key.ok) return key;
      hiding = { ...hiding, key: key.value.value };
      end = key.value.end;
    } else hiding = { ...hiding, blanks: word === 'blanks' };
  }
}

function scanPalmed(text: string, at: number): Result<Scanned<PegCounts | 'hidden'>, TextFault> {
  if (text[at] === HIDDEN_SIGN) return ok({ value: 'hidden', end: at + 1 });
  const counts = matchAt(/(?:\d{1,9}|-)(?:\/(?:\d{1,9}|-))?(?![\w/])/, text, at)?.[0];
  if (counts === undefined) return expected(text, at, 'palmed-counts');
  const palmed = counts.split('/').map((kinds) => (kinds === '-' ? [] : [...kinds].map(Number)));
  return ok({ value: palmed, end: at + counts.length });
}

function scanKey(text: string, at: number): Result<Scanned<string>, TextFault> {
  return text[at] === HIDDEN_SIGN ? ok({ value: 'hidden', end: at + 1 }) : scanText(text, at);
}

/** A code, or the symbol for a hidden one. */
export function scanSeen(
  spec: CodeSpec,
  text: string,
  at: number,
): Result<Scanned<Code | 'hidden'>, TextFault> {
  return text[at] === HIDDEN_SIGN ? ok({ value: 'hidden', end: at + 1 }) : scanCode(spec, text, at);
}
