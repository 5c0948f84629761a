// A player in a tournament, in this program or another one, and the reasons for losing a round other than by play.

import type { Code, Edition, Feedback, MarkedGuess, Result } from '@blackpeg/rules';

export type Played<T> = Promise<Result<T, Lapse>>;

export interface Player {
  /** Starts a round; randomness comes from the seed alone, as far as the player supports it. */
  readonly open: (edition: Edition, seed: number) => Played<null>;
  /** The code it hides for the other side. */
  readonly hide: () => Played<Code>;
  readonly guess: (rows: readonly MarkedGuess[]) => Played<Code>;
  /** Its answer to a guess at the code it has hidden. */
  readonly mark: (guess: Code) => Played<Feedback>;
  /** It has lost a round by a lapse, and starts the next one fresh. */
  readonly restart: () => void;
  readonly close: () => Promise<void>;
}

/** `asked` is the line it did not answer, `said` what came instead. */
export type Lapse =
  | { readonly kind: 'ended'; readonly asked: string; readonly code: number | null; readonly last: string }
  | { readonly kind: 'no-answer'; readonly asked: string; readonly milliseconds: number }
  | { readonly kind: 'endless-output'; readonly asked: string }
  | { readonly kind: 'nonsense'; readonly asked: string; readonly said: string }
  | { readonly kind: 'wrong-protocol'; readonly said: string }
  | { readonly kind: 'second-answer'; readonly asked: string; readonly said: string }
  | { readonly kind: 'refused'; readonly asked: string; readonly said: string }
  | { readonly kind: 'illegal-code'; readonly said: string }
  | { readonly kind: 'illegal-guess'; readonly said: string }
  | {
      readonly kind: 'wrong-mark';
      readonly guess: string;
      readonly said: string;
      readonly right: string;
    };
