// French grammar and typography: who does what, how many, and the narrow spaces before signs.

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

export const count = counterIn('fr');
export const figures = figuresIn('fr');
export const list = listIn('fr');
export const choice = choiceIn('fr');
export const decimals = decimalsIn('fr');
export const percent = percentIn('fr');
export const signed = signedIn('fr');

const subject = caseOf('Vous', 'La maison');
export const object = caseOf('vous', 'la maison');
export const does = doesIn(subject);
/** The same within a sentence. */
export const doesInside = doesIn(object);

/** Several subjects, the listener last: “Guest et vous gagnez”. */
export function doAll(all: readonly Who[], verb: Verb): string {
  const [first, ...others] = ordered(all);
  if (first === undefined) return '';
  return `${list([subject(first), ...others.map(object)])} ${agree(all, verb)}`;
}

export function nameAll(all: readonly Who[]): string {
  return list(ordered(all).map(object));
}

function ordered(all: readonly Who[]): readonly Who[] {
  return [...all].sort((a, b) => Number(a.kind === 'you') - Number(b.kind === 'you'));
}

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
  return texts.map((text, index) => narrow(text) + (values[index] ?? '')).join('');
}

function narrow(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u202f').replace(/« /g, '«\u202f');
}
