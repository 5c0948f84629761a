// English grammar: who does what, and how many.

import type { Who } from '../../who.ts';
import { figuresIn } from '../figures.ts';
import { caseOf, doesIn, together } from '../voice.ts';

export const { amount, choice, count, decimals, figures, list, percent, signed } = figuresIn('en');

const subject = caseOf('You', 'The computer');
export const object = caseOf('you', 'the computer');
export const whose = caseOf('your', 'the computer’s', (name) => `${name}’s`);
export const does = doesIn(subject);
/** The same within a sentence. */
export const doesInside = doesIn(object);

/** Several subjects, the listener first: “You and Guest win”. */
export const { doAll, nameAll } = together({ subject, within: object, list, listener: 'first' });

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Row ${row}` : `${subject(who)}, row ${row}`;
}

/** A label before a colon or a count. */
export const label = subject;
