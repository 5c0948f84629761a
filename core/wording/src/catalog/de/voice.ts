// German grammar: who does what, in which case, and how many.

import type { Who } from '../../who.ts';
import { figuresIn } from '../figures.ts';
import { caseOf, doesIn, together } from '../voice.ts';

export const { amount, choice, count, decimals, figures, list, percent, signed } = figuresIn('de');

const subject = caseOf('Du', 'Der Computer');
const within = caseOf('du', 'der Computer');
export const accusative = caseOf('dich', 'den Computer');
export const from = caseOf('von dir', 'vom Computer', (name) => `von ${name}`);
export const does = doesIn(subject);

/** Several subjects, the listener last: „Guest und du gewinnt“. */
export const { doAll, nameAll } = together({ subject, within, list, listener: 'last' });

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Reihe ${row}` : `${subject(who)}, Reihe ${row}`;
}

/** A label before a colon or a count. */
export const label = subject;
