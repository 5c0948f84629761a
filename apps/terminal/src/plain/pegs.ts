// Pegs by their signs: a whole code as it is typed, an example of one, and which signs there are.

import { formatCode, formatPeg } from '@blackpeg/notation';
import { allPegs, type Code, type CodeSpec, type Kind } from '@blackpeg/rules';
import { briefCode, kindName, kindOfLetter, type Language, pegLetter, plainTexts } from '@blackpeg/wording';
import { kindsTyped } from '../game/typed-kinds.ts';

/** A kind of any facet, by its sign: a letter says which facet, a digit means the first. */
export function kindNamed(language: Language, spec: CodeSpec, sign: string): Kind | null {
  for (const facet of spec.facets.keys()) {
    const kind = kindOfLetter(language, spec, facet, sign);
    if (kind !== undefined) return { facet, kind };
  }
  return null;
}

/** A row that can be placed and says nothing about any code: the first pegs in order. */
export function exampleRow(language: Language, spec: CodeSpec): string {
  const facets = spec.facets.map((facet) => ({ ...facet, blank: facet.size === 0 }));
  const pegs = allPegs({ ...spec, facets });
  const row = Array.from({ length: spec.holes }, (_, hole) => pegs[hole % pegs.length] ?? 0);
  return spec.facets.length === 2 ? briefCode(language, spec, row, '') : formatCode(spec, row);
}

/** The sign of every kind with its name: `1 K black, 2 V violet`. */
export function pegsText(language: Language, spec: CodeSpec): string {
  const { typing } = plainTexts(language);
  const facets = spec.facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => kindText(language, spec, { facet, kind: index + 1 })).join(
      ', ',
    ),
  );
  const blank = spec.facets.some((facet) => facet.blank) ? [typing.blankSign] : [];
  return typing.pegs([...facets, ...blank].join('; '));
}

function kindText(language: Language, spec: CodeSpec, { facet, kind }: Kind): string {
  const peg = spec.facets.length === 2 ? kind * 11 : kind;
  const digit = spec.facets.length === 2 ? '' : formatPeg(spec, peg);
  const letter = pegLetter(language, spec, peg)[facet] ?? '';
  const name = kindName(language, spec, { facet, kind });
  return [...new Set([digit, letter, name])].filter((part) => part !== '').join(' ');
}

/** A whole row, no more and no less; null for anything else. */
export function codeTyped(language: Language, spec: CodeSpec, line: string): Code | null {
  const facets = spec.facets.length;
  const kinds = kindsTyped(language, spec, line);
  if (!kinds || kinds.length !== spec.holes * facets) return null;
  return Array.from({ length: spec.holes }, (_, hole) =>
    kinds.slice(hole * facets, (hole + 1) * facets).reduce((peg, kind) => peg * 10 + kind, 0),
  );
}
