// What a maker's own device does with a sealed code: commits to it, stores it, and finds it again (K1).

import type { MatchId, Seals } from '@blackpeg/referee';
import type { Code, MatchState, Round, Seat } from '@blackpeg/rules';

/** Identifies a sealed code. */
export interface SealedPlace {
  readonly match: MatchId;
  readonly round: number;
  readonly replay: number;
  readonly seat: Seat;
}

/** Equal only for the same place. */
export function placeName({ match, round, replay, seat }: SealedPlace): string {
  return `${match} ${round} ${replay} ${seat}`;
}

export interface KeptCode {
  readonly commitment: string;
  readonly code: Code;
  readonly key: string;
}

/**
 * A drawer of this device that outlives a restart; a rejected promise says that it did not work. A place may hold several
 * codes: of one sealed anew before it was known whether the first had arrived, the commitment in the log tells which
 * counts.
 */
export interface Vault {
  get(place: SealedPlace): Promise<readonly KeptCode[]>;
  /** Beside what lies there already, also from another tab: nothing is written over. */
  add(place: SealedPlace, kept: KeptCode): Promise<void>;
  remove(place: SealedPlace): Promise<void>;
}

export interface SealerPorts {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly vault: Vault;
  readonly seals: Seals;
}

export interface Sealer {
  /** A key and a commitment for a code of the round under way. Nothing is kept yet. */
  seal(state: MatchState, code: Code): KeptCode;
  /** Kept once this is resolved: only then may the commitment leave. */
  keep(state: MatchState, kept: KeptCode): Promise<void>;
  /**
   * What this device keeps of the code in the round under way; null where there is none, or it has not been
   * fetched.
   */
  codeOf(state: MatchState): KeptCode | null;
  /** Fetches it. True where there is something that was not known before. */
  fetch(state: MatchState): Promise<boolean>;
  /** What is revealed needs no keeping. */
  drop(round: Round): Promise<void>;
}

export function createSealer({ match, seat, vault, seals }: SealerPorts): Sealer {
  /** By commitment. */
  const known = new Map<string, KeptCode>();
  const placeOf = ({ number: round, replay }: Round): SealedPlace => ({ match, round, replay, seat });

  return {
    seal(state, code) {
      const key = seals.newKey();
      const commitment = seals.commitmentTo(match, state, seat, { code, palmed: null }, key);
      if (commitment === null) throw new Error('A new key is no key.');
      return { commitment, code, key };
    },
    async keep({ round }, kept) {
      await vault.add(placeOf(round), kept);
      known.set(kept.commitment, kept);
    },
    codeOf: (state) => known.get(commitmentBy(seat, state) ?? '') ?? null,
    async fetch(state) {
      const commitment = commitmentBy(seat, state);
      if (commitment === null || known.has(commitment)) return false;
      for (const kept of await vault.get(placeOf(state.round))) known.set(kept.commitment, kept);
      return known.has(commitment);
    },
    drop: (round) => vault.remove(placeOf(round)),
  };
}

/** Null where this seat has sealed nothing in the round under way. */
function commitmentBy(seat: Seat, { terms, round }: MatchState): string | null {
  if (terms.custody !== 'sealed') return null;
  return round.boards.find(({ maker }) => maker === seat)?.secret?.commitment ?? null;
}
