// The kinds of a facet with the signs they are written by in notation: `1 black, 2 violet`.

import { formatPeg } from '@blackpeg/notation';
import type { CodeSpec } from '@blackpeg/rules';
import { kindName, type Language } from '@blackpeg/wording';

export function kindsText(language: Language, spec: CodeSpec, facet: number): string {
  const kinds = Array.from({ length: spec.facets[facet]?.size ?? 0 }, (_, index) => index + 1);
  return kinds.map((kind) => kindText(language, spec, facet, kind)).join(', ');
}

/** A pair shows the sign of its first facet, then that of its second. */
function kindText(language: Language, spec: CodeSpec, facet: number, kind: number): string {
  const peg = spec.facets.length === 2 ? kind * 11 : kind;
  const sign = formatPeg(spec, peg)[facet] ?? '';
  const name = kindName(language, spec, { facet, kind });
  return name === sign ? sign : `${sign} ${name}`;
}
