// Why a row earns its answer, one sentence for each peg.

import { type Code, type Edition, widestSpec } from '@blackpeg/rules';
import { keyPegs, type Language, pegName, practiceTexts } from '@blackpeg/wording';
import { type Credit, explainMark } from './explain-mark.ts';

export interface MarkReason {
  readonly credit: Credit;
  readonly text: string;
}

export function reasonsFor(
  language: Language,
  edition: Edition,
  code: Code,
  guess: Code,
): readonly MarkReason[] {
  const spec = { ...widestSpec(edition), holes: code.length };
  return explainMark(spec, edition.marking, code, guess).map((credit) => ({
    credit,
    text: reasonText(language, edition, guess, credit),
  }));
}

function reasonText(language: Language, edition: Edition, guess: Code, credit: Credit): string {
  const { reasons } = practiceTexts(language);
  const hole = credit.hole + 1;
  const peg = pegName(language, edition, guess[credit.hole] ?? null);
  const half = (facet: number) => edition.facets[facet]?.name ?? 'colour';
  switch (credit.earns) {
    case 'black':
      return reasons.black(hole, peg, keyPegs(language, edition.name, 'black', 1));
    case 'white':
      return reasons.white(hole, peg, credit.of + 1, keyPegs(language, edition.name, 'white', 1));
    case 'blue':
      return reasons.blue(hole, peg, half(credit.facet), keyPegs(language, edition.name, 'blue', 1));
    case 'nothing':
      switch (credit.why) {
        case 'absent':
          return reasons.absent(hole, peg);
        case 'spent':
          return reasons.spent(hole, peg, credit.times);
        case 'half-spent':
          return reasons.halfSpent(hole, peg, half(credit.facet), credit.by + 1);
      }
  }
}
