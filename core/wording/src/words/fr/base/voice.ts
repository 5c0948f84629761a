// French grammar and typography.

import type { Who } from '../../event-facts.ts';
import { type BrailleCode, bytesIn, daysIn, figuresIn } from '../../formats.ts';
import { caseOf, doesIn, together } from '../../grammar.ts';
import { tag } from '../language.ts';

export const { amount, choice, count, counts, decimals, figures, list, percent, signed } = figuresIn(tag);
/** The one day of a month that French counts with an ordinal. */
const FIRST = /(?<!\d)1 (?=\p{L})/u;
export const { briefWeekday, day, longDay, moment, monthOf, weekday, weekdayOf, when } = daysIn(tag, (day) =>
  day.replace(FIRST, '1er '),
);
export const room = bytesIn(tag);

const subject = caseOf('Vous', 'L’ordinateur', 'Votre adversaire');

export const object = caseOf('vous', 'l’ordinateur', 'votre adversaire');

export const does = doesIn(subject);

/** The same within a sentence. */
export const doesInside = doesIn(object);

/** Several subjects, the listener last: “Guest et vous gagnez”. */
export const { doAll, nameAll } = together({ subject, within: object, list, listener: 'last' });

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Rangée ${row}` : `${subject(who)}, rangée ${row}`;
}

/** « de » before a name, elided before a vowel and before h: « d’Invité », « de Guest ». */
export function ofName(name: string): string {
  return /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y(?![aeiou]))/iu.test(name) ? `d’${name}` : `de ${name}`;
}

/** After something that belongs to somebody; the listener's own has another form. */
export const ofWho = caseOf('de vous', 'de l’ordinateur', 'de votre adversaire', ofName);

/** A label before a colon or a count. */
export const label = subject;

/**
 * A French text written with plain spaces; before : ; ! ? » and after « they become narrow and non-breaking. Only the
 * text itself is changed, never the values put into it.
 */
export function f(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.map((text, index) => narrow(text) + (index < values.length ? values[index] : '')).join('');
}

function narrow(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u202f').replace(/« /g, '«\u202f');
}

/** By the CBFU: 1 to 9 are a to i with dot 6, after dot 6 (Antoine). */
export const braille: BrailleCode = {
  numberSign: 0x20,
  capitalSign: 0x28,
  zero: 0x3c,
  digitDots: 0x20,
  letters: {
    à: 0x37,
    â: 0x21,
    ç: 0x2f,
    è: 0x2e,
    é: 0x3f,
    ê: 0x23,
    ë: 0x2b,
    î: 0x29,
    ï: 0x3b,
    ô: 0x39,
    œ: 0x2a,
    ù: 0x3e,
    û: 0x31,
    ü: 0x33,
  },
  capitals: true,
  letterAfterDigit: '',
  guarded: '',
  guard: '',
  within: '.,-',
  signs: { '.': '⠲', '?': '⠢', '(': '⠦', ')': '⠴', '’': '⠄', '«': '⠶', '»': '⠶' },
};
