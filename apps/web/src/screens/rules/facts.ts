// The numbers the pages of rules speak of, taken from the rules themselves.

import {
  countCodes,
  duelEdition,
  EDITIONS,
  type Edition,
  type EditionName,
  MOST_CODES,
  MOST_HOLES,
  MOST_PALMED,
  MOST_ROWS,
  specFor,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import type { RulesFacts } from '@blackpeg/wording';

/** `edition` is the one as printed, `widest` the same with blanks where it has them. */
export function factsOf(name: EditionName, edition: Edition, widest: Edition): RulesFacts {
  const spec = specFor(edition, 0, false);
  return {
    holes: spec.holes,
    kinds: spec.facets[0]?.size ?? 0,
    rows: edition.rows,
    codes: countCodes(spec),
    codesWithBlanks: countCodes(widestSpec(widest)),
    codesOfFour: countCodes(widestSpec(duelEdition(4))),
    codesAtFirst: countCodes(widestSpec(superEdition({ holes: 3, colours: 4 }))),
    supply: EDITIONS[name].supplies[0],
    palmed: MOST_PALMED,
    mostHoles: MOST_HOLES,
    mostRows: MOST_ROWS,
    mostCodes: MOST_CODES,
  };
}
