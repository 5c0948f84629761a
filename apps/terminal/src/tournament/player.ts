// A player as a tournament meets it, whether it thinks in this program or in another one.

import type { Code, Edition, Feedback, MarkedGuess, Result } from '@blackpeg/rules';
import type { Lapse } from './lapse.ts';

export type Played<T> = Promise<Result<T, Lapse>>;

export interface Player {
  /** Begins a round; chance comes from the seed alone, as far as the player lets it. */
  readonly open: (edition: Edition, seed: number) => Played<null>;
  /** The code it hides for the other side. */
  readonly hide: () => Played<Code>;
  readonly guess: (rows: readonly MarkedGuess[]) => Played<Code>;
  /** What it says a guess earns against the code it has hidden. */
  readonly mark: (guess: Code) => Played<Feedback>;
  /** It has lost a round by a lapse, and begins the next one anew. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}
