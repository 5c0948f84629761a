// The colours a box is printed in: front, lid's edge, side and lettering. The same in every theme.

import type { BoxLook } from '@blackpeg/rules';
import { COLOURS } from '../../pieces/looks.ts';

export interface CoverLook {
  readonly ground: string;
  readonly lid: string;
  readonly side: string;
  readonly print: string;
}

const DARK_PRINT = '#1b1a18';

const COVERS: Readonly<Record<Exclude<BoxLook['cover'], number>, CoverLook>> = {
  black: { ground: '#1d1c1b', lid: '#3a3935', side: '#0b0a0a', print: '#f3f0e8' },
  orange: {
    ground: 'linear-gradient(to bottom right, #eb611c 50%, #f0ede4 50.2%)',
    lid: '#f28950',
    side: '#cbc6b9',
    print: DARK_PRINT,
  },
  ivory: { ground: '#e5e1d7', lid: '#f5f3ee', side: '#b9b4a7', print: DARK_PRINT },
  yellow: { ground: '#eecc16', lid: '#f5de62', side: '#b89a08', print: DARK_PRINT },
};

export function coverLook(cover: BoxLook['cover']): CoverLook {
  if (typeof cover !== 'number') return COVERS[cover];
  const { fill = '#000000', ink = '#ffffff' } = COLOURS[cover - 1] ?? {};
  return {
    ground: fill,
    lid: `color-mix(in srgb, ${fill}, white 25%)`,
    side: `color-mix(in srgb, ${fill}, black 40%)`,
    print: ink,
  };
}
