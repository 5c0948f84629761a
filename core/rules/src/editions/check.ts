// Which editions may be played: any size within C10, and under a booklet's name only what the booklet has.

import { err, type Result } from '../result.ts';
import { isSame } from '../same.ts';
import { checkSizes, type Edition, type EditionFault } from './edition.ts';
import { editionNamed } from './make.ts';
import { EDITIONS } from './records.ts';

export function checkEdition(edition: Edition): Result<Edition, EditionFault> {
  const sized = checkSizes(edition);
  if (!sized.ok || edition.name === 'custom' || isPrinted(edition)) return sized;
  return err({ kind: 'not-as-printed', name: edition.name });
}

/** A size the booklet has, and everything else as in the booklet. */
function isPrinted(edition: Edition): boolean {
  const { name, game, holes, facets, blanks, rows } = edition;
  const record = EDITIONS[name];
  const colours = facets[0]?.size ?? 0;
  const chosen = record.sizing === 'games' ? { game } : { blanks };
  return (
    holes.every((length) => record.holes.includes(length)) &&
    (holes.length === 1 || record.sizing === 'rings') &&
    record.facets[0]?.sizes.includes(colours) === true &&
    record.blanks.includes(blanks) &&
    [record.rows, ...(record.otherRows ?? [])].includes(rows) &&
    isSame(editionNamed(name, { holes, colours, rows, ...chosen }), edition)
  );
}
