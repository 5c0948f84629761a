// What a player of the line-mode game is told about typing: rows, pegs and words.

import { formatCode, formatPeg } from '@blackpeg/notation';
import { allPegs, type CodeSpec, specFor } from '@blackpeg/rules';
import { editionText, kindName, type Language, terminalTexts } from '@blackpeg/wording';
import { boardOf, type Game, specOf } from './line-game.ts';

export function welcome(language: Language, game: Game): string {
  const { play } = terminalTexts(language);
  const edition = editionText(language, game.state.terms.edition);
  return `${play.welcome(edition)}\n${play.howTo(exampleRow(game))}\n`;
}

export function prompt(language: Language, game: Game): string {
  return terminalTexts(language).play.prompt(boardOf(game).rows.length + 1, game.state.terms.edition.rows);
}

export function gameHelp(language: Language, game: Game): string {
  const { play } = terminalTexts(language);
  const lines = [play.howTo(exampleRow(game)), play.pegs(pegsText(language, specOf(game))), play.words];
  return `${lines.join('\n')}\n`;
}

/** A row that can be placed and says nothing about the code: the first pegs in order. */
function exampleRow(game: Game): string {
  const spec = specOf(game);
  const pegs = allPegs(specFor(game.state.terms.edition, 0, false));
  const row = Array.from({ length: spec.holes }, (_, hole) => pegs[hole % pegs.length] ?? 0);
  return formatCode(spec, row);
}

/** The sign of every kind with its name: `1 black, 2 violet`, `R red, G green; t triangle`. */
function pegsText(language: Language, spec: CodeSpec): string {
  const facets = spec.facets.map((_, facet) => kindsText(language, spec, facet));
  const blank = spec.facets.some((facet) => facet.blank) ? [terminalTexts(language).play.blankSign] : [];
  return [...facets, ...blank].join('; ');
}

/** The kinds of one facet: `1 black, 2 violet`. */
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
