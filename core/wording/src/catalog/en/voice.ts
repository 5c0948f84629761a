// English grammar: who does what, and how many.

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

export const count = counterIn('en');
export const figures = figuresIn('en');
export const list = listIn('en');
export const choice = choiceIn('en');
export const decimals = decimalsIn('en');
export const percent = percentIn('en');
export const signed = signedIn('en');

const subject = caseOf('You', 'The house');
export const object = caseOf('you', 'the house');
export const whose = caseOf('your', 'the house’s', (name) => `${name}’s`);
export const does = doesIn(subject);
/** The same within a sentence. */
export const doesInside = doesIn(object);

/** Several subjects, the listener first: “You and Guest win”. */
export function doAll(all: readonly Who[], verb: Verb): string {
  const [first, ...others] = ordered(all);
  if (first === undefined) return '';
  return `${list([subject(first), ...others.map(object)])} ${agree(all, verb)}`;
}

export function nameAll(all: readonly Who[]): string {
  return list(ordered(all).map(object));
}

function ordered(all: readonly Who[]): readonly Who[] {
  return [...all].sort((a, b) => Number(b.kind === 'you') - Number(a.kind === 'you'));
}

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Row ${row}` : `${subject(who)}, row ${row}`;
}

/** A label before a colon or a count. */
export const label = subject;
