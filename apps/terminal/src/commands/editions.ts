// `blackpeg editions`: every edition and variant, and the table of sizes of super.

import { formatEdition } from '@blackpeg/notation';
import {
  BOX_NAMES,
  countCodes,
  countPegs,
  EDITIONS,
  type Edition,
  editionNamed,
  SUPER_MOST,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { editionName, type Language, numberText, terminalTexts, variantName } from '@blackpeg/wording';
import { command } from '../command-line/command.ts';
import { drawTable } from '../command-line/command-output.ts';
import { DONE } from '../command-line/io.ts';

export const editions = command({
  name: 'editions',
  takes: [],
  options: { json: {} },
  run: async ({ values, console, language }) => {
    await console.out.write(values.json ? jsonText() : plainText(language));
    return DONE;
  },
});

/** As in the booklets; one handicap represents all. */
const VARIANTS: readonly Edition[] = BOX_NAMES.flatMap((name) => {
  const { sizing, games, holes } = EDITIONS[name];
  if (sizing !== 'rings') return games.map((game) => editionNamed(name, { game }));
  return [...holes.toReversed(), holes].map((lengths) => editionNamed(name, { holes: lengths }));
});

/** The booklet's table, holes by colours; the last column is all colours and the blank. */
function superSizes(): readonly (readonly Edition[])[] {
  return upTo(SUPER_MOST.holes).map((holes) => [
    ...upTo(SUPER_MOST.colours).map((colours) => superEdition({ holes, colours })),
    superEdition({ holes, blanks: 'on' }),
  ]);
}

/** Every edition once, one on a line. Under a handicap `holes` and `codes` are lists, one number for each seat. */
function jsonText(): string {
  const notations = new Map(
    [...VARIANTS, ...superSizes().flat()].map((edition) => [formatEdition(edition), edition]),
  );
  const lines = [...notations].map(([notation, edition]) =>
    JSON.stringify({
      edition: edition.name,
      game: edition.game,
      notation,
      holes: oneOrEach(edition.holes),
      pegs: countPegs(widestSpec(edition)),
      blanks: edition.blanks !== 'off',
      rows: edition.rows,
      codes: oneOrEach(codesOf(edition)),
    }),
  );
  return `[\n  ${lines.join(',\n  ')}\n]\n`;
}

function plainText(language: Language): string {
  const { editions: heads } = terminalTexts(language);
  const figures = (number: number) => numberText(language, number);
  const variants = drawTable(
    [
      [
        heads.edition,
        heads.game,
        '--edition',
        heads.holes,
        heads.pegs,
        heads.rows,
        heads.codes,
        heads.variant,
      ],
      ...VARIANTS.map((edition) => [
        editionName(language, edition.name),
        edition.game,
        formatEdition(edition),
        edition.holes.join(', '),
        figures(countPegs(widestSpec(edition))),
        figures(edition.rows),
        codesOf(edition).map(figures).join(' / '),
        variantName(language, edition),
      ]),
    ],
    ['left', 'left', 'left', 'right', 'right', 'right', 'right', 'left'],
  );
  const sizes = superSizes();
  const columns = sizes[0]?.map((_, index) => String(index + 1)) ?? [];
  const cells = sizes.map((line, index) => [String(index + 1), ...line.flatMap(codesOf).map(figures)]);
  const sizeTable = drawTable(
    [['', ...columns], ...cells],
    ['right', ...columns.map(() => 'right' as const)],
  );
  return `${variants}\n${heads.codesBySize}\n${sizeTable}`;
}

function codesOf(edition: Edition): readonly number[] {
  return edition.holes.map((_, seat) => countCodes(widestSpec(edition, seat)));
}

function oneOrEach(numbers: readonly number[]): number | readonly number[] | undefined {
  return numbers.length === 1 ? numbers[0] : numbers;
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
