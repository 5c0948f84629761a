// Length of a match and what a seat plays by, as the words of a tag: `2 rounds`, `person 60s consistent`.

import { type Length, PERSON, type SeatTerms } from '@blackpeg/rules';
import { formatSeconds, parseSeconds } from './time-text.ts';

export function formatLength(length: Length): string {
  return length.kind === 'rounds' ? `${length.rounds} rounds` : `${length.points} points`;
}

/** Undefined for what is no length. */
export function parseLength(value: string): Length | undefined {
  const [, digits, unit] = /^(\d{1,6})\s+(rounds?|points?)$/i.exec(value.trim()) ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  const count = Number(digits);
  return unit.toLowerCase().startsWith('r')
    ? { kind: 'rounds', rounds: count }
    : { kind: 'target', points: count };
}

export function formatSeatTerms({ player, allowance, consistentOnly }: SeatTerms): string {
  const time = allowance === null ? [] : [`${formatSeconds(allowance)}s`];
  return [player, ...time, ...(consistentOnly ? ['consistent'] : [])].join(' ');
}

/** Words in any order; undefined for a word that says nothing about a seat. */
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
