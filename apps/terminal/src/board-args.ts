// A board on the command line: an edition and rows with their answers, as knowledge of a codebreaker.

import { parseRows } from '@blackpeg/notation';
import {
  type CodeSpec,
  type Edition,
  err,
  type MarkedGuess,
  ok,
  type Result,
  widestSpec,
} from '@blackpeg/rules';
import type { Knowledge } from '@blackpeg/solver';
import type { OptionSpecs, Values } from './args.ts';
import { EDITION_OPTIONS, editionFrom } from './edition-args.ts';
import type { InputFault, UsageFault } from './fault.ts';

export const BOARD_OPTIONS = { ...EDITION_OPTIONS, rows: { takes: 'rows' } } as const satisfies OptionSpecs;

export interface GivenBoard {
  readonly edition: Edition;
  readonly knowledge: Knowledge;
}

type Parsed<T> = Result<T, UsageFault | InputFault>;

/** Without rows it is an empty board. */
export function boardFrom(flags: Values<typeof BOARD_OPTIONS>): Parsed<GivenBoard> {
  const edition = editionFrom(flags);
  if (!edition.ok) return edition;
  const read = rowsIn(edition.value, flags.rows ?? '');
  if (!read.ok) return read;
  const { spec, rows } = read.value;
  const most = edition.value.rows;
  if (rows.length > most) return err({ kind: 'too-many-rows', given: rows.length, most });
  const { marking } = edition.value;
  return ok({ edition: edition.value, knowledge: { spec, marking, rows, missing: null } });
}

interface Read {
  readonly spec: CodeSpec;
  readonly rows: readonly MarkedGuess[];
}

type BadText = Extract<InputFault, { readonly kind: 'bad-text' }>;

/** Under a handicap the length of the rows says whose board it is (D5); the fault that comes latest is told. */
function rowsIn(edition: Edition, text: string): Result<Read, BadText> {
  const reads = edition.holes.map((_, seat) => rowsOfSeat(edition, seat, text));
  return reads.find(({ ok: isRead }) => isRead) ?? reads.reduce((a, b) => (placeOf(b) > placeOf(a) ? b : a));
}

function rowsOfSeat(edition: Edition, seat: number, text: string): Result<Read, BadText> {
  const spec = widestSpec(edition, seat);
  const rows = parseRows(spec, edition.marking, text);
  if (rows.ok) return ok({ spec, rows: rows.value });
  return err({ kind: 'bad-text', where: '--rows', text, fault: rows.error, edition });
}

function placeOf(read: Result<Read, BadText>): number {
  return read.ok ? 0 : read.error.fault.at;
}
