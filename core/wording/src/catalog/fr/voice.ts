// French grammar and typography: who does what, how many, and the narrow spaces before signs.

import type { Who } from '../../who.ts';
import { figuresIn } from '../figures.ts';
import { caseOf, doesIn, together } from '../voice.ts';

export const { amount, choice, count, decimals, figures, list, percent, signed } = figuresIn('fr');

const subject = caseOf('Vous', 'La maison');
export const object = caseOf('vous', 'la maison');
export const does = doesIn(subject);
/** The same within a sentence. */
export const doesInside = doesIn(object);

/** Several subjects, the listener last: “Guest et vous gagnez”. */
export const { doAll, nameAll } = together({ subject, within: object, list, listener: 'last' });

export function rowName(who: Who | null, row: number): string {
  return who === null || who.kind === 'you' ? `Rangée ${row}` : `${subject(who)}, rangée ${row}`;
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
