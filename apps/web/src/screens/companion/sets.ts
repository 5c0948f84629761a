// Which real boards there are: the boxes with their sizes, as a few choices.

import {
  brailleEdition,
  duelEdition,
  type Edition,
  SUPER_MOST,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import type { Box } from '@blackpeg/wording';

export const BOXES = ['super', 'duel', 'braille', 'shapes'] as const satisfies readonly Box[];

export interface SetChoice {
  readonly box: Box;
  readonly holes: number;
  readonly colours: number;
  readonly blanks: boolean;
  /** Without blue key pegs, in shapes. */
  readonly blue: boolean;
}

export const LEAST = { holes: 2, colours: 2 } as const;
export const MOST = SUPER_MOST;

export const USUAL: SetChoice = { box: 'super', holes: 5, colours: 8, blanks: false, blue: true };

export function editionFor({ box, holes, colours, blanks, blue }: SetChoice): Edition {
  switch (box) {
    case 'super':
      return superEdition({ holes, colours, blanks: blanks ? 'on' : 'off' });
    case 'duel':
      return duelEdition(holes === 4 ? 4 : 5);
    case 'braille':
      return brailleEdition(blanks ? 'on' : 'off');
    case 'shapes':
      return shapesEdition(blue ? (blanks ? '2' : '1') : blanks ? '3b' : '3');
  }
}

/** The choice behind an edition; a game of one's own is taken for the box it looks like. */
export function choiceFor(edition: Edition): SetChoice {
  return {
    box: BOXES.find((box) => box === edition.name) ?? 'super',
    holes: edition.holes[0] ?? USUAL.holes,
    colours: edition.facets[0]?.size ?? USUAL.colours,
    blanks: edition.blanks !== 'off',
    blue: edition.marking === 'pairs' || edition.name !== 'shapes',
  };
}
