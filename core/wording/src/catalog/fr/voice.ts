// French grammar and typography: who does what, how many, and the narrow spaces before signs.

import type { Who } from '../../who.ts';
import { figuresIn } from '../figures.ts';
import { caseOf, doesIn, together } from '../voice.ts';

export const { amount, choice, count, decimals, figures, list, percent, signed } = figuresIn('fr');

const subject = caseOf('Vous', 'L’ordinateur');
export const object = caseOf('vous', 'l’ordinateur');
export const does = doesIn(subject);
/** The same within a sentence. */
export const doesInside = doesIn(object);

/** Several subjects, the listener last: “Guest et vous gagnez”. */
export const { doAll, nameAll } = together({ subject, within: object, list, listener: 'last' });

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Rangée ${row}` : `${subject(who)}, rangée ${row}`;
}

/** « de » before a name, elided before a vowel and before h: « d’Anna », « de Guest ». */
export function ofName(name: string): string {
  return /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y(?![aeiou]))/iu.test(name) ? `d’${name}` : `de ${name}`;
}

/** A label before a colon or a count. */
export const label = subject;

/**
 * A French text written with plain spaces; before : ; ! ? » and after « they become narrow and do not break. Only the
 * text itself is touched, never what is put into it.
 */
export function f(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.map((text, index) => narrow(text) + (index < values.length ? values[index] : '')).join('');
}

function narrow(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u202f').replace(/« /g, '«\u202f');
}
