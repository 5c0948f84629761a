// The booklet's table of holes and colours (C3): its cells, how many codes each has, and moving between them.

import { countCodes, SUPER_MOST, superEdition, widestSpec } from '@blackpeg/rules';

export interface SizeCell {
  readonly holes: number;
  readonly colours: number;
  readonly codes: number;
  /** From 0 for the fewest codes to 1 for the most, by orders of magnitude. */
  readonly weight: number;
  readonly caption: 'start' | 'original' | 'super' | null;
}

/** The layout of the table: holes downwards, colours downwards on small screens, or cells one after the other. */
export const TABLE_LAYOUTS = ['wide', 'tall', 'list'] as const;
export type TableLayout = (typeof TABLE_LAYOUTS)[number];

const CAPTIONS: Readonly<Record<string, SizeCell['caption']>> = {
  '3x4': 'start',
  '4x6': 'original',
  '5x8': 'super',
};

/** All cells, one number of holes after the other. */
export function allCells(blanks: boolean): readonly SizeCell[] {
  const most = Math.log(codesOf(SUPER_MOST.holes, SUPER_MOST.colours, true));
  return upTo(SUPER_MOST.holes).flatMap((holes) =>
    upTo(SUPER_MOST.colours).map((colours) => {
      const codes = codesOf(holes, colours, blanks);
      const caption = CAPTIONS[`${holes}x${colours}`] ?? null;
      return { holes, colours, codes, weight: Math.log(codes) / most, caption };
    }),
  );
}

/** Where an arrow, Home or End leads from here; null for any other key. At the edge it stays. */
export function cellAfter(
  { holes, colours }: Pick<SizeCell, 'holes' | 'colours'>,
  key: string,
  layout: TableLayout,
): Pick<SizeCell, 'holes' | 'colours'> | null {
  const step = STEPS[layout][key];
  if (!step) return null;
  return {
    holes: within(holes + step[0], SUPER_MOST.holes),
    colours: within(colours + step[1], SUPER_MOST.colours),
  };
}

type Step = readonly [holes: number, colours: number];

const FAR = Math.max(SUPER_MOST.holes, SUPER_MOST.colours);
const BY_HOLES: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -FAR],
  End: [0, FAR],
};
const BY_COLOURS: Readonly<Record<string, Step>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-FAR, 0],
  End: [FAR, 0],
};
/** In a list the cells of one number of holes follow each other. */
const STEPS: Readonly<Record<TableLayout, Readonly<Record<string, Step>>>> = {
  wide: BY_HOLES,
  tall: BY_COLOURS,
  list: BY_HOLES,
};

function codesOf(holes: number, colours: number, blanks: boolean): number {
  return countCodes(widestSpec(superEdition({ holes, colours, blanks: blanks ? 'on' : 'off' })));
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

function within(number: number, most: number): number {
  return Math.min(Math.max(number, 1), most);
}
