// What is known of a match on this machine beside its log: who sits where, and where it came from. Never a secret.

import {
  boolean,
  type Decoder,
  either,
  finite,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
  shortText,
  variants,
} from '@blackpeg/notation';
import type { MatchId } from '@blackpeg/referee';
import type { MatchEvent, Seat, Terms } from '@blackpeg/rules';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import { CODEMAKER_CHOICES, LEVEL_CHOICES } from '@blackpeg/table';

export interface Card {
  readonly match: MatchId;
  readonly origin: Origin;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** How the house hides where it sits on no seat: in a solitaire. */
  readonly codemaker: CodemakerName;
  readonly hints: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

export type NewCard = Omit<Card, 'match' | 'madeAt'>;

export type Origin =
  | { readonly kind: 'set-up' }
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'import' }
  /** Played on a server from this seat; null for who looks on. */
  | { readonly kind: 'online'; readonly seat: Seat | null };

export type Sitter =
  /** Without a name it is the one person at this terminal: you. */
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'house'; readonly level: LevelName };

const LONGEST_TEXT = 200;
const MOST_SITTERS = 8;

const text = shortText(LONGEST_TEXT);

const origin: Decoder<Origin> = variants<Origin['kind'], Origin>('kind', {
  'set-up': record({ kind: oneOf(['set-up']) }),
  daily: record({ kind: oneOf(['daily']), date: text }),
  import: record({ kind: oneOf(['import']) }),
  online: record({ kind: oneOf(['online']), seat: either(nothing, integer(0, MOST_SITTERS - 1)) }),
});

const sitter: Decoder<Sitter> = variants<Sitter['kind'], Sitter>('kind', {
  person: record({ kind: oneOf(['person']), name: either(nothing, text) }),
  house: record({ kind: oneOf(['house']), level: oneOf(LEVEL_CHOICES) }),
});

const card: Decoder<Card> = record<Card>({
  match: text,
  origin,
  sitters: listOf(sitter, 1, MOST_SITTERS),
  codemaker: oneOf(CODEMAKER_CHOICES),
  hints: boolean,
  madeAt: finite,
});

/** For a match of which only the log is left: names and levels are those nobody chose. */
export function rebuiltCard(
  match: MatchId,
  log: readonly MatchEvent[],
  { seats }: Terms,
  origin: Origin = { kind: 'set-up' },
): Card {
  return {
    match,
    origin,
    sitters: seats.map(({ player }) =>
      player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: null },
    ),
    codemaker: 'random',
    hints: true,
    madeAt: log[0]?.at || Date.now(),
  };
}

/** Null for what is no card. */
export function decodeCard(value: unknown): Card | null {
  const decoded = card(value, '');
  return decoded.ok ? decoded.value : null;
}
