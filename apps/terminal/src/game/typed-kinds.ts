// A row as it is typed or pasted: digits, or the letters of the language; pairs as colour and shape, one after the other.

import { parseCode } from '@blackpeg/notation';
import { type CodeSpec, kindsOf } from '@blackpeg/rules';
import { kindOfLetter, type Language } from '@blackpeg/wording';

/** The kinds in the order they were typed, 0 for a blank; a pair may be half there. Null for what is no row. */
export function kindsTyped(language: Language, spec: CodeSpec, line: string): readonly number[] | null {
  const signs = [...line.replace(/[\s,;-]+/g, '')];
  const kinds = signs.map((sign, index) => kindTyped(language, spec, index % spec.facets.length, sign));
  if (kinds.length > 0 && kinds.every((kind) => kind !== null)) return kinds;
  // As records and shared texts write it, whatever the language.
  const written = parseCode(spec, line);
  return written.ok ? written.value.flatMap((peg) => kindsOf(spec, peg)) : null;
}

function kindTyped(language: Language, spec: CodeSpec, facet: number, sign: string): number | null {
  if (sign === '.' || sign === '0') return spec.facets[facet]?.blank ? 0 : null;
  return kindOfLetter(language, spec, facet, sign) ?? null;
}
