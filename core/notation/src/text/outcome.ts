// The outcomes of rounds and matches, in the words of a record.

import {
  type Award,
  type MatchResult,
  NO_RESULT_REASONS,
  type RoundOutcome,
  UNDECIDED_REASONS,
} from '@blackpeg/rules';
import { formatSeat, formatSeats, parseCount, parseSeat, parseSeats } from './seat.ts';

export function formatOutcome(outcome: RoundOutcome): string {
  switch (outcome.kind) {
    case 'broken':
    case 'unbroken':
      return `${outcome.kind} ${outcome.rows}`;
    case 'won':
      return `won ${formatSeats(outcome.seats)}`;
    case 'undecided':
      return `undecided ${outcome.why}`;
    case 'void':
      return `void by ${formatSeats(outcome.culprits)} for ${formatSeats(outcome.victims)}`;
    case 'dropped':
      return 'dropped';
  }
}

export function parseOutcome(words: readonly string[]): RoundOutcome | null {
  const [kind, ...rest] = words.map((word) => word.toLowerCase());
  switch (kind) {
    case 'broken':
    case 'unbroken': {
      const rows = rest.length === 1 ? parseCount(rest[0] ?? '') : null;
      return rows === null ? null : { kind, rows };
    }
    case 'won': {
      const seats = parseSeats(rest);
      return seats && { kind, seats };
    }
    case 'undecided': {
      const why = UNDECIDED_REASONS.find((known) => known === rest[0]);
      return why && rest.length === 1 ? { kind, why } : null;
    }
    case 'void':
      return parseVoid(rest);
    case 'dropped':
      return rest.length === 0 ? { kind } : null;
    default:
      return null;
  }
}

/** Points and rows of each seat: `5/0 0/5`. */
export function formatAwards(awards: readonly Award[]): string {
  return awards.map(({ points, rows }) => `${points}/${rows}`).join(' ');
}

export function parseAwards(words: readonly string[]): readonly Award[] | null {
  const awards = words.flatMap((word) => {
    const counts = /^(-?\d{1,6})\/(-?\d{1,6})$/.exec(word);
    return counts ? [{ points: Number(counts[1]) + 0, rows: Number(counts[2]) + 0 }] : [];
  });
  return awards.length === words.length && awards.length > 0 ? awards : null;
}

/** `*` while there is none, as in chess. */
export function formatResult(result: MatchResult | null): string {
  switch (result?.kind) {
    case undefined:
      return '*';
    case 'won':
      return `${formatSeat(result.seat)} by ${result.by}`;
    case 'drawn':
      return `drawn ${formatSeats(result.seats)}`;
    case 'finished':
      return 'finished';
    case 'no-result':
      return `no-result ${result.why}`;
  }
}

/** Undefined for a text that is not a result, null for `*`. */
export function parseResult(text: string): MatchResult | null | undefined {
  const [first = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  const seat = parseSeat(first);
  if (seat !== null) {
    const by = (['score', 'resignation'] as const).find((known) => known === rest[1]);
    return by && rest[0] === 'by' && rest.length === 2 ? { kind: 'won', seat, by } : undefined;
  }
  const seats = parseSeats(rest);
  const why = NO_RESULT_REASONS.find((known) => known === rest[0]);
  if (first === '*' && rest.length === 0) return null;
  if (first === 'drawn' && seats) return { kind: 'drawn', seats };
  if (first === 'finished' && rest.length === 0) return { kind: 'finished' };
  return first === 'no-result' && why && rest.length === 1 ? { kind: 'no-result', why } : undefined;
}

function parseVoid(words: readonly string[]): RoundOutcome | null {
  const split = words.indexOf('for');
  const culprits = words[0] === 'by' && split > 0 ? parseSeats(words.slice(1, split)) : null;
  const victims = parseSeats(words.slice(split + 1));
  return culprits && victims && { kind: 'void', culprits, victims };
}
