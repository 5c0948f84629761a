// Why a text cannot be read, in one sentence that names the line or the character.

import type { TextFault, TextReason } from '@blackpeg/notation';
import { answerText } from '../names/feedback.ts';
import type { Say } from '../words/fault-facts.ts';
import { textsOf, type WordsIn } from '../words/lookup.ts';
import { codeFaultText, editionFaultText, type Listener, violationText } from './violations.ts';

const textFaultsWords = textsOf('faults', 'textFaults');

/** `text` is the text as it was given to the parser; `what` is what a code in it is meant as. */
export function textFaultText(
  listener: Listener,
  text: string,
  fault: TextFault,
  what: 'code' | 'guess' = 'code',
): string {
  const words = textFaultsWords(listener.language);
  return words.at(placeText(words, text, fault), reasonText(listener, fault.reason, what));
}

/** The line if there are several; a fault after the last character is at the end. */
export function placeText(
  { place }: WordsIn<'faults'>['textFaults'],
  text: string,
  { at, line }: Pick<TextFault, 'at' | 'line'>,
): string {
  if (at >= text.trimEnd().length && line === undefined) return place.end;
  if (line === undefined) return place.character(at + 1);
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return place.line(line, (before.at(-1)?.length ?? 0) + 1);
}

function reasonText(listener: Listener, reason: TextReason, what: 'code' | 'guess'): string {
  const { language, edition } = listener;
  switch (reason.kind) {
    case 'expected':
      return expectedText(textFaultsWords(language), reason);
    case 'bad-code':
      return codeFaultText(language, reason.fault, what);
    case 'bad-edition':
      return editionFaultText(language, reason.fault);
    case 'bad-terms':
      return violationText(listener, reason.violation);
    default: {
      const { reasons } = textFaultsWords(language);
      // The words for a kind take exactly this reason; the compiler cannot follow that.
      const words = reasons[reason.kind] as (reason: TextReason, say: Pick<Say, 'answer'>) => string;
      return words(reason, { answer: (feedback) => answerText(language, edition.name, feedback) });
    }
  }
}

function expectedText(
  words: WordsIn<'faults'>['textFaults'],
  { what, found }: Extract<TextReason, { readonly kind: 'expected' }>,
): string {
  if (what === 'end') return words.surplus(found);
  return found === '' ? words.missing(words.expected[what]) : words.instead(words.expected[what], found);
}
