// The real boards to choose from: the boxes with their sizes.

import { BOX_NAMES, type BoxName, EDITIONS, type Edition, editionNamed, SUPER_MOST } from '@blackpeg/rules';

export interface SetChoice {
  readonly box: BoxName;
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
  const possible = blanks ? 'on' : 'off';
  switch (EDITIONS[box].sizing) {
    case 'table':
      return editionNamed(box, { holes, colours, blanks: possible });
    case 'rings':
      return editionNamed(box, { holes });
    case 'games':
      return editionNamed(box, { game: blue ? (blanks ? '2' : '1') : blanks ? '3b' : '3' });
    case 'blanks':
    case 'free':
      return editionNamed(box, { blanks: possible });
  }
}

/** The choice for an edition; a custom game counts as the box it resembles. */
export function choiceFor(edition: Edition): SetChoice {
  return {
    box: BOX_NAMES.find((box) => box === edition.name) ?? 'super',
    holes: edition.holes[0] ?? USUAL.holes,
    colours: edition.facets[0]?.size ?? USUAL.colours,
    blanks: edition.blanks !== 'off',
    blue: edition.marking === 'pairs' || EDITIONS[edition.name].pieces !== 'pairs',
  };
}
