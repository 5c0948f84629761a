// Strategies in words: what they need, and what is wrong with a tree, with its place.

import type { ShippedCell, TreeFault, TreeTextFault } from '@blackpeg/solver';
import { STRATEGIES } from './catalog/sections/strategies.ts';
import { TEXT_FAULTS } from './catalog/sections/text-faults.ts';
import type { StrategyWords } from './catalog/shape/strategies.ts';
import { answerText } from './feedback.ts';
import type { Language } from './language.ts';
import { codeFor, type Reader } from './reader.ts';
import { placeText } from './text-faults.ts';

/** What is known of any strategy, however it was found. */
export type StrategyFigures = Pick<ShippedCell, 'codes' | 'total' | 'most' | 'signature'>;

export function strategyWords(language: Language): StrategyWords {
  return STRATEGIES[language];
}

/** A sentence for each figure. */
export function strategyTexts(
  language: Language,
  { codes, total, most, signature }: StrategyFigures,
): readonly string[] {
  const words = STRATEGIES[language];
  return [
    words.total(total, codes),
    words.average(total / codes),
    words.most(most),
    words.signature(signature),
  ];
}

/** For the set-up: “Best play known: 5.45 rows on average, 7 at most.” */
export function bestPlayText(
  language: Language,
  { average, most, proved }: Pick<ShippedCell, 'average' | 'most' | 'proved'>,
): string {
  return STRATEGIES[language].bestKnown(average, most, proved);
}

export function treeFaultText(reader: Reader, { kind, path, feedback, code }: TreeFault): string {
  const { language, edition } = reader;
  const answer = feedback ? answerText(language, edition.name, feedback) : '';
  const words = STRATEGIES[language].treeFaults;
  return words[kind](
    path.map((guess) => codeFor(reader, guess)).join(' › '),
    answer,
    code ? codeFor(reader, code) : '',
  );
}

export function treeTextFaultText(language: Language, text: string, { at, expected }: TreeTextFault): string {
  const textFaults = TEXT_FAULTS[language];
  const lines = text.slice(0, at).split('\n').length;
  const place = placeText(textFaults, text, lines > 1 ? { at, line: lines } : { at });
  return textFaults.at(place, STRATEGIES[language].treeTextFaults[expected]);
}
