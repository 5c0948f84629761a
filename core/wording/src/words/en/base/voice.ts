// English grammar and typography.

import type { Who } from '../../event-facts.ts';
import { type BrailleCode, bytesIn, daysIn, figuresIn } from '../../formats.ts';
import { caseOf, doesIn, together } from '../../grammar.ts';
import { tag } from '../language.ts';

export const { amount, choice, count, counts, decimals, figures, list, percent, signed } = figuresIn(tag);
export const { briefWeekday, day, longDay, moment, monthOf, weekday, weekdayOf, when } = daysIn(tag);
export const room = bytesIn(tag);

const subject = caseOf('You', 'The computer', 'Your friend');

export const object = caseOf('you', 'the computer', 'your friend');

export const whose = caseOf('your', 'the computer’s', 'your friend’s', (name) => `${name}’s`);

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

/** Grade 1 of UEB: 1 to 9 are a to i after dots 3456. */
export const braille: BrailleCode = {
  numberSign: 0x3c,
  capitalSign: 0x20,
  zero: 0x1a,
  digitDots: 0,
  letters: {},
  capitals: true,
  letterAfterDigit: '⠰',
  guarded: '',
  guard: '',
  within: '.,',
  signs: { '.': '⠲', '?': '⠦', '(': '⠐⠣', ')': '⠐⠜', '’': '⠄', '“': '⠦', '”': '⠴' },
};
