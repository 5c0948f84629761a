// The length of a match and the terms of a seat, as the words of a tag: `2 rounds`, `person 60s consistent`.

import { type Length, PERSON, type Scoring, type SeatTerms } from '@blackpeg/rules';
import { formatSeconds, parseSeconds } from './time.ts';

/** A target in the unit of the scoring: `20 points`, `20 rows`. */
export function formatLength(length: Length, scoring: Scoring): string {
  if (length.kind === 'rounds') return `${length.rounds} rounds`;
  return `${length.points} ${scoring === 'fewest-rows' ? 'rows' : 'points'}`;
}

/** Undefined for a text that is not a length. */
export function parseLength(value: string): Length | undefined {
  const [, digits, unit] = /^(\d{1,6})\s+(rounds?|points?|rows?)$/i.exec(value.trim()) ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  const count = Number(digits);
  return unit.toLowerCase().startsWith('round')
    ? { kind: 'rounds', rounds: count }
    : { kind: 'target', points: count };
}

export function formatSeatTerms({ player, allowance, consistentOnly }: SeatTerms): string {
  const time = allowance === null ? [] : [`${formatSeconds(allowance)}s`];
  return [player, ...time, ...(consistentOnly ? ['consistent'] : [])].join(' ');
}

/** Words in any order; undefined if a word does not describe a seat. */
export function parseSeatTerms(value: string): SeatTerms | undefined {
  let terms: SeatTerms = PERSON;
  for (const word of value.trim().toLowerCase().split(/\s+/)) {
    const allowance = word.endsWith('s') ? parseSeconds(word.slice(0, -1)) : null;
    if (word === 'person' || word === 'house') terms = { ...terms, player: word };
    else if (word === 'consistent') terms = { ...terms, consistentOnly: true };
    else if (allowance !== null) terms = { ...terms, allowance };
    else return undefined;
  }
  return terms;
}
