// Checks every hidden code of a match against its opening: for players at the reveal, and for later verification.

import {
  beginMatch,
  type EventOf,
  evolve,
  type Maker,
  type MatchEvent,
  type MatchState,
  type OpenSecret,
} from '@blackpeg/rules';
import { bindingOf } from './binding.ts';
import { isGenuine } from './commitment.ts';

/**
 * Genuine: it is the code that was committed to. Broken: it is another, or something else was changed. Not committed: no
 * commitment was shown. Not opened: never, or not yet. No key: opened without the key that would prove it. No match: the
 * commitment contains a match id, and the id of this match is not known.
 */
export type Proof = 'genuine' | 'broken' | 'not-committed' | 'not-opened' | 'no-key' | 'no-match';

export interface CheckedCode {
  readonly round: number;
  readonly replay: number;
  readonly maker: Maker;
  readonly proof: Proof;
}

/** From the log of any viewer, in the order the codes were hidden. `match` is its id, null if unknown. */
export function checkCommitments(match: string | null, log: readonly MatchEvent[]): readonly CheckedCode[] {
  const checked: CheckedCode[] = [];
  /** Codes of the current round, each with its index in `checked`. */
  let hidden: { readonly at: number; readonly event: EventOf<'code-hidden'> }[] = [];
  let state: MatchState | undefined;
  for (const event of log) {
    if (state && event.type === 'round-opened') hidden = [];
    if (state && event.type === 'code-hidden') {
      const { number: round, replay } = state.round;
      const proof = event.commitment === null ? 'not-committed' : 'not-opened';
      hidden.push({ at: checked.length, event });
      checked.push({ round, replay, maker: event.maker, proof });
    }
    for (const secret of openedBy(event)) {
      const one = hidden.find(({ event: { maker } }) => maker === secret.maker);
      const before = one && checked[one.at];
      if (!state || !one || !before) continue;
      checked[one.at] = { ...before, proof: proofOf(match, state, one.event.commitment, secret) };
    }
    state = state ? evolve(state, event) : opened(event);
  }
  return checked;
}

function openedBy(event: MatchEvent): readonly OpenSecret[] {
  if (event.type === 'codes-revealed') return event.codes;
  return event.type === 'code-opened' ? [{ ...event, palmed: null }] : [];
}

function proofOf(
  match: string | null,
  state: MatchState,
  commitment: string | null,
  { maker, code, palmed, key }: OpenSecret,
): Proof {
  if (commitment === null) return 'not-committed';
  if (key === null) return 'no-key';
  if (match === null) return 'no-match';
  return isGenuine(bindingOf(match, state, maker, { code, palmed }), key, commitment) ? 'genuine' : 'broken';
}

function opened(event: MatchEvent): MatchState | undefined {
  return event.type === 'match-opened' ? beginMatch(event) : undefined;
}
