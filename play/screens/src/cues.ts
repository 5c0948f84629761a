// U11: every sound, and what says the same without it. Words for what is seen and said stand under the same names in the
// pages of help: a sound without them, and an alarm that is not felt, does not compile.

import type { CueName } from '@blackpeg/wording';
import type { Cue, SaidKind } from './screen.ts';

/** What a device that can tremble does. */
export type CueTouch = 'peg' | 'answer' | 'time';

/** Who does not hear an alarm must feel it. */
type Felt<Kind extends Cue['kind']> = Kind extends 'time' ? CueTouch : CueTouch | null;

type Counterparts = {
  readonly [Kind in Cue['kind'] | CueName]: Kind extends Cue['kind'] & CueName
    ? {
        readonly felt: Felt<Kind>;
        /** The sentence that goes with it. */
        readonly said: SaidKind;
      }
    : never;
};

export const CUE_COUNTERPARTS: Counterparts = {
  'peg-in': { felt: 'peg', said: 'peg' },
  'peg-out': { felt: 'peg', said: 'peg' },
  row: { felt: null, said: 'event' },
  answer: { felt: 'answer', said: 'answer' },
  shield: { felt: null, said: 'event' },
  time: { felt: 'time', said: 'event' },
};
