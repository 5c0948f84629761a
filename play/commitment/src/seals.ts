// Commitments for the referee and for a maker's own device: the port both use.

import type { Maker, MatchState } from '@blackpeg/rules';
import { type Binding, bindingOf } from './binding.ts';
import { commitmentTo, newKey, type RandomBytes } from './commitment.ts';

export interface CodeSeals {
  newKey(): string;
  /** To a code of the current round; null for a text that is not a key. */
  commitmentTo(
    match: string,
    state: MatchState,
    maker: Maker,
    secret: Pick<Binding, 'code' | 'palmed'>,
    key: string,
  ): string | null;
}

export function createSeals(randomBytes: RandomBytes): CodeSeals {
  return {
    newKey: () => newKey(randomBytes),
    commitmentTo: (match, state, maker, secret, key) =>
      commitmentTo(bindingOf(match, state, maker, secret), key),
  };
}
