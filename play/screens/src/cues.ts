// U11: every sound, and what says the same without it. The words for what is seen and said have the same names in the
// help pages: a sound without them, or an alarm without vibration, does not compile.

import type { CueName } from '@blackpeg/wording';
import type { Cue, SaidKind } from './screen.ts';

/** The vibration of a device that can vibrate. */
export type CueTouch = 'peg' | 'answer' | 'time';

/** Players who do not hear an alarm must feel it. */
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
