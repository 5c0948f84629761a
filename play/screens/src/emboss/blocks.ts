// A match or a position as text to emboss: short lines, a block for each board.

import { formatCode, type PuzzlePosition } from '@blackpeg/notation';
import {
  type Board,
  beginMatch,
  type Code,
  type CodeSpec,
  type Edition,
  evolve,
  type Kind,
  kindsOf,
  type MatchEvent,
  type MatchState,
  openCode,
  type Row,
  widestSpec,
} from '@blackpeg/rules';
import {
  boardName,
  commonTexts,
  editionText,
  feedbackText,
  kindLetter,
  kindName,
  type Language,
  outcomeText,
  plainSpeaker,
  printTexts,
  scoreText,
  seatName,
} from '@blackpeg/wording';
import type { EmbossBlock } from './brf.ts';

/** `round` is the only one wanted, or null for all. */
export function matchBlocks(
  language: Language,
  [opened, ...events]: readonly MatchEvent[],
  round: number | null,
): readonly EmbossBlock[] {
  if (opened?.type !== 'match-opened') return [];
  const { edition } = opened.terms;
  const blocks: EmbossBlock[] = [];
  let state = beginMatch(opened);
  for (const event of events) {
    state = evolve(state, event);
    const isWanted = round === null || round === state.round.number;
    if (event.type === 'round-closed' && isWanted) blocks.push(...roundBlocks(language, state));
  }
  const isOpen = state.round.outcome === null && (round === null || round === state.round.number);
  if (isOpen) blocks.push(...roundBlocks(language, state));
  if (blocks.length === 0) return [];
  const heading = headingBlock(language, edition);
  return round === null ? [heading, ...blocks, [resultLine(language, state)]] : [heading, ...blocks];
}

export function positionBlocks(
  language: Language,
  { edition, rows }: PuzzlePosition,
): readonly EmbossBlock[] {
  const lines = rows.map(({ guess, mark }, index) =>
    rowLine(
      language,
      index,
      codeSigns(language, edition, guess),
      feedbackText(language, edition, mark, guess.length),
    ),
  );
  return [headingBlock(language, edition), lines];
}

function headingBlock(language: Language, edition: Edition): EmbossBlock {
  const words = printTexts(language);
  const spec = widestSpec(edition);
  const pegs = spec.facets.map((_, facet) => kindsText(language, spec, facet));
  const blank = spec.facets.some((facet) => facet.blank) ? [words.blank(BLANK)] : [];
  return [`${editionText(language, edition)}.`, words.pegs([...pegs, ...blank].join('; '))];
}

function roundBlocks(language: Language, state: MatchState): readonly EmbossBlock[] {
  const { round, terms } = state;
  const speaker = plainSpeaker(language, terms, null);
  const boards = round.boards
    .filter(({ rows }) => rows.length > 0)
    .map((board) => boardBlock(language, state, board));
  const { outcome } = round;
  return outcome === null ? boards : [...boards, [outcomeText(speaker, round, outcome)]];
}

function boardBlock(language: Language, { round, terms }: MatchState, board: Board): EmbossBlock {
  const { edition } = terms;
  const code = openCode(board);
  const heading = boardName(language, round, seatName(language, board.breaker), round.outcome !== null);
  return [
    `${heading}.`,
    ...(code === null ? [] : [printTexts(language).code(codeSigns(language, edition, code))]),
    ...board.rows.map((row, index) => boardRow(language, edition, board, row, index)),
  ];
}

function boardRow(
  language: Language,
  edition: Edition,
  { holes }: Board,
  { guess, mark }: Row,
  index: number,
): string {
  const { lost, covered } = printTexts(language);
  if (guess === 'lost') return rowLine(language, index, lost, null);
  if (guess === 'hidden') return rowLine(language, index, covered, null);
  const answer = mark === null || mark === 'hidden' ? null : feedbackText(language, edition, mark, holes);
  return rowLine(language, index, codeSigns(language, edition, guess), answer);
}

/** Numbers are separated by commas: with only a space, an English reader would read one number. */
function rowLine(language: Language, index: number, code: string, answer: string | null): string {
  const { named } = commonTexts(language);
  return named(String(index + 1), answer === null ? code : `${code}, ${answer}`);
}

/** A full stop among digits would be a decimal point; no peg has this letter. */
const BLANK = 'o';

/** Pegs by number; for a pair the letters of the language, colour then shape. */
function codeSigns(language: Language, edition: Edition, code: Code): string {
  const spec = widestSpec(edition);
  if (spec.facets.length === 1) return formatCode(spec, code).replaceAll('.', BLANK);
  return code
    .flatMap((peg) => kindsOf(spec, peg).map((kind, facet) => signOf(language, spec, { facet, kind })))
    .join('');
}

function signOf(language: Language, spec: CodeSpec, { facet, kind }: Kind): string {
  if (kind === 0) return BLANK;
  return spec.facets.length === 1 ? String(kind) : kindLetter(language, spec, { facet, kind });
}

function resultLine(language: Language, state: MatchState): string {
  const speaker = plainSpeaker(language, state.terms, null);
  return state.result === null ? printTexts(language).unfinished : scoreText(speaker, state);
}

function kindsText(language: Language, spec: CodeSpec, facet: number): string {
  const kinds = Array.from({ length: spec.facets[facet]?.size ?? 0 }, (_, index) => index + 1);
  return kinds.map((kind) => kindText(language, spec, facet, kind)).join(', ');
}

function kindText(language: Language, spec: CodeSpec, facet: number, kind: number): string {
  const sign = signOf(language, spec, { facet, kind });
  const name = kindName(language, spec, { facet, kind });
  return name === sign ? sign : `${sign} ${name}`;
}
