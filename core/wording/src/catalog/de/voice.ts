// German grammar: who does what, in which case, and how many.

import type { Who } from '../../who.ts';
import {
  agree,
  caseOf,
  choiceIn,
  counterIn,
  decimalsIn,
  doesIn,
  figuresIn,
  listIn,
  percentIn,
  signedIn,
  type Verb,
} from '../voice.ts';

export const count = counterIn('de');
export const figures = figuresIn('de');
export const list = listIn('de');
export const choice = choiceIn('de');
export const decimals = decimalsIn('de');
export const percent = percentIn('de');
export const signed = signedIn('de');

const subject = caseOf('Du', 'Das Haus');
const within = caseOf('du', 'das Haus');
export const accusative = caseOf('dich', 'das Haus');
export const from = caseOf('von dir', 'vom Haus', (name) => `von ${name}`);
export const does = doesIn(subject);

/** Several subjects, the listener last: „Guest und du gewinnt“. */
export function doAll(all: readonly Who[], verb: Verb): string {
  const [first, ...others] = ordered(all);
  if (first === undefined) return '';
  return `${list([subject(first), ...others.map(within)])} ${agree(all, verb)}`;
}

export function nameAll(all: readonly Who[]): string {
  return list(ordered(all).map(within));
}

function ordered(all: readonly Who[]): readonly Who[] {
  return [...all].sort((a, b) => Number(a.kind === 'you') - Number(b.kind === 'you'));
}

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Reihe ${row}` : `${subject(who)}, Reihe ${row}`;
}

/** A label before a colon or a count. */
export const label = subject;
