// German grammar and typography.

import type { Who } from '../../event-facts.ts';
import { type BrailleCode, bytesIn, daysIn, figuresIn } from '../../formats.ts';
import { caseOf, doesIn, together } from '../../grammar.ts';
import { tag } from '../language.ts';

export const { amount, choice, count, counts, decimals, figures, list, percent, signed } = figuresIn(tag);
export const { briefWeekday, day, longDay, moment, monthOf, weekday, weekdayOf, when } = daysIn(tag);
export const room = bytesIn(tag);

const subject = caseOf('Du', 'Der Computer', 'Dein Gegenüber');

const within = caseOf('du', 'der Computer', 'dein Gegenüber');

export const accusative = caseOf('dich', 'den Computer', 'dein Gegenüber');

export const from = caseOf('von dir', 'vom Computer', 'von deinem Gegenüber', (name) => `von ${name}`);

export const does = doesIn(subject);

/** Several subjects, the listener last: „Guest und du gewinnt“. */
export const { doAll, nameAll } = together({ subject, within, list, listener: 'last' });

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Reihe ${row}` : `${subject(who)}, Reihe ${row}`;
}

/** A label before a colon or a count. */
export const label = subject;

/** Basisschrift: 1 to 9 are a to i after dots 3456. */
export const braille: BrailleCode = {
  numberSign: 0x3c,
  capitalSign: 0x28,
  zero: 0x1a,
  digitDots: 0,
  letters: { ä: 0x1c, ö: 0x2a, ü: 0x33, ß: 0x2e },
  capitals: false,
  letterAfterDigit: '⠠',
  guarded: ':;?)',
  guard: '⠠',
  within: '.,',
  signs: { '.': '⠄', '?': '⠢', '(': '⠶', ')': '⠶', '„': '⠦', '“': '⠴' },
};
