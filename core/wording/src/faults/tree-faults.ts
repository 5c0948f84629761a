// What is wrong with a strategy's tree or with the text of one, in words.

import type { TreeFault, TreeTextFault } from '@blackpeg/solver';
import { answerText } from '../names/feedback.ts';
import { codeFor, type Reader } from '../solver/reader.ts';
import { type Language, textsOf } from '../words/lookup.ts';
import { placeText } from './text-faults.ts';

const strategiesWords = textsOf('solver', 'strategies');
const textFaultsWords = textsOf('faults', 'textFaults');

export function treeFaultText(reader: Reader, { kind, path, feedback, code }: TreeFault): string {
  const { language, edition } = reader;
  const answer = feedback ? answerText(language, edition.name, feedback) : '';
  const words = strategiesWords(language).treeFaults;
  return words[kind](
    path.map((guess) => codeFor(reader, guess)).join(' › '),
    answer,
    code ? codeFor(reader, code) : '',
  );
}

export function treeTextFaultText(language: Language, text: string, { at, expected }: TreeTextFault): string {
  const textFaults = textFaultsWords(language);
  const lines = text.slice(0, at).split('\n').length;
  const place = placeText(textFaults, text, lines > 1 ? { at, line: lines } : { at });
  return textFaults.at(place, strategiesWords(language).treeTextFaults[expected]);
}
