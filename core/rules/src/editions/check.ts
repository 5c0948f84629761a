// Which editions may be played: within the sizes of C10, and under a booklet's name only what the booklet has.

import { checkSizes, type Edition, type EditionFault } from '../edition.ts';
import { err, type Result } from '../result.ts';
import { isSame } from '../same.ts';
import { brailleEdition } from './braille.ts';
import { type DuelRings, duelEdition } from './duel.ts';
import { shapesEdition } from './shapes.ts';
import { SUPER_MOST, superEdition } from './super.ts';

export function checkEdition(edition: Edition): Result<Edition, EditionFault> {
  const sized = checkSizes(edition);
  if (!sized.ok || edition.name === 'custom' || isSame(asPrinted(edition), edition)) return sized;
  return err({ kind: 'not-as-printed', name: edition.name });
}

/** The edition its booklet would make of the same sizes; undefined where the booklet has no such size. */
function asPrinted(edition: Edition): Edition | undefined {
  const [holes = 0] = edition.holes;
  switch (edition.name) {
    case 'super': {
      const colours = edition.facets[0]?.size ?? 0;
      const printed = holes <= SUPER_MOST.holes && colours >= 1 && colours <= SUPER_MOST.colours;
      return printed ? superEdition({ holes, colours, blanks: edition.blanks }) : undefined;
    }
    case 'duel':
      return edition.holes.every((rings) => rings === 4 || rings === 5)
        ? duelEdition((edition.holes.length === 1 ? holes : edition.holes) as DuelRings)
        : undefined;
    case 'braille':
      return brailleEdition(edition.blanks);
    case 'shapes':
      return shapesEdition(edition.game);
    case 'custom':
      return edition;
  }
}
