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
 * Storage on this device that survives a restart; a rejected promise means that it failed. A place may contain several
 * codes: if one was sealed again before it was known whether the first had arrived, the commitment in the log tells which
 * counts.
 */
export interface Vault {
  get(place: SealedPlace): Promise<readonly KeptCode[]>;
  /** Added beside what is stored there, also by another tab: nothing is overwritten. */
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
  /** A key and a commitment for a code of the current round. Nothing is stored yet. */
  seal(state: MatchState, code: Code): KeptCode;
  /** Stored once this resolves: only then may the commitment be sent. */
  keep(state: MatchState, kept: KeptCode): Promise<void>;
  /**
   * What this device has stored of the code in the current round; null if there is none, or it has not been
   * loaded.
   */
  codeOf(state: MatchState): KeptCode | null;
  /** Loads it. True if there is something new. */
  fetch(state: MatchState): Promise<boolean>;
  /** A revealed code need not be kept. */
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

/** Null if this seat has sealed nothing in the current round. */
function commitmentBy(seat: Seat, { terms, round }: MatchState): string | null {
  if (terms.custody !== 'sealed') return null;
  return round.boards.find(({ maker }) => maker === seat)?.secret?.commitment ?? null;
}
