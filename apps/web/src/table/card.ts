// What is known of a match on this device beside its log: who sits where, and where it came from. Never a secret.

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
import type { MatchEvent, MatchState, Seat } from '@blackpeg/rules';
import { CODEMAKER_NAMES, type CodemakerName, LEVEL_NAMES, type LevelName } from '@blackpeg/solver';

export interface Card {
  readonly match: MatchId;
  readonly origin: Origin;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** Who hides where no seat does: the house of a solitaire. */
  readonly codemaker: CodemakerName;
  readonly hints: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly touchedAt: number;
  readonly closed: boolean;
}

export type Origin =
  | { readonly kind: 'set-up' }
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'import' }
  /** The log is a copy of what a server told this seat; null for who looks on. */
  | { readonly kind: 'online'; readonly table: string; readonly seat: Seat | null };

export type Sitter =
  /** Without a name it is the one person at this screen: you. */
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'house'; readonly level: LevelName };

const LONGEST_TEXT = 200;
const MOST_SITTERS = 8;

const text = shortText(LONGEST_TEXT);

const origin: Decoder<Origin> = variants<Origin['kind'], Origin>('kind', {
  'set-up': record({ kind: oneOf(['set-up']) }),
  daily: record({ kind: oneOf(['daily']), date: text }),
  challenge: record({ kind: oneOf(['challenge']) }),
  import: record({ kind: oneOf(['import']) }),
  online: record({
    kind: oneOf(['online']),
    table: text,
    seat: either(nothing, integer(0, MOST_SITTERS - 1)),
  }),
});

const sitter: Decoder<Sitter> = variants<Sitter['kind'], Sitter>('kind', {
  person: record({ kind: oneOf(['person']), name: either(nothing, text) }),
  house: record({ kind: oneOf(['house']), level: oneOf(LEVEL_NAMES) }),
});

const card: Decoder<Card> = record<Card>({
  match: text,
  origin,
  sitters: listOf(sitter, 1, MOST_SITTERS),
  codemaker: oneOf(CODEMAKER_NAMES),
  hints: boolean,
  madeAt: finite,
  touchedAt: finite,
  closed: boolean,
});

/** Null for what is no card. */
export function decodeCard(value: unknown): Card | null {
  const decoded = card(value, '');
  return decoded.ok ? decoded.value : null;
}

/** For a match of which only the log is left: names and levels are those nobody chose. */
export function rebuiltCard(match: MatchId, log: readonly MatchEvent[], { terms, phase }: MatchState): Card {
  return {
    match,
    origin: { kind: 'set-up' },
    sitters: terms.seats.map(({ player }) =>
      player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: null },
    ),
    codemaker: 'random',
    hints: true,
    madeAt: log[0]?.at ?? 0,
    touchedAt: log.at(-1)?.at ?? 0,
    closed: phase === 'closed',
  };
}

/** The card after these events were stored. */
export function touched(before: Card, events: readonly MatchEvent[]): Card {
  return {
    ...before,
    touchedAt: events.at(-1)?.at ?? before.touchedAt,
    closed: before.closed || events.some(({ type }) => type === 'match-closed'),
  };
}
