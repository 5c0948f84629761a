// What a commitment binds: one code of one maker, in one round of one match, as unambiguous bytes.

import { formatEdition, formatSeat } from '@blackpeg/notation';
import type { Code, Edition, Maker, MatchState, PegCounts } from '@blackpeg/rules';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Binding {
  /** The id of the match. */
  readonly match: string;
  readonly maker: Maker;
  /** Counted from 1. */
  readonly round: number;
  readonly replay: number;
  readonly edition: Edition;
  readonly code: Code;
  /** Pegs withheld with the code; null if none. */
  readonly palmed: PegCounts | null;
}

/** Domain separation: nothing else that is hashed begins like this. */
const DOMAIN = 'blackpeg-code-1';
const LENGTH_BYTES = 4;

/** The binding of a code hidden in the current round. */
export function bindingOf(
  match: string,
  { terms, round }: Pick<MatchState, 'terms' | 'round'>,
  maker: Maker,
  { code, palmed }: Pick<Binding, 'code' | 'palmed'>,
): Binding {
  return { match, maker, round: round.number, replay: round.replay, edition: terms.edition, code, palmed };
}

/** Domain, match, seat, round, replay, edition, code, palmed: each as text, with its length in bytes before it. */
export function bindingBytes(binding: Binding): Uint8Array {
  const { match, maker, round, replay, edition, code, palmed } = binding;
  const parts = [
    DOMAIN,
    match,
    formatSeat(maker),
    String(round),
    String(replay),
    formatEdition(edition),
    code.join(','),
    palmedText(palmed),
  ];
  return concatBytes(...parts.flatMap((part) => withLength(utf8ToBytes(part))));
}

/** Withholding nothing and having no tray are the same. */
function palmedText(palmed: PegCounts | null): string {
  const isEmpty = palmed === null || palmed.every((kinds) => kinds.every((count) => count === 0));
  return isEmpty ? '' : palmed.map((kinds) => kinds.join(',')).join('/');
}

/** Most significant byte first. */
function withLength(bytes: Uint8Array): readonly Uint8Array[] {
  const length = Uint8Array.from(
    { length: LENGTH_BYTES },
    (_, at) => bytes.length >>> (8 * (LENGTH_BYTES - 1 - at)),
  );
  return [length, bytes];
}
