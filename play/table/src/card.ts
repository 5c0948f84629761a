// What a device stores about a match beside its log: who sits where, and where it came from. Never a secret.

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
import { type MatchEvent, type MatchState, ok, type Seat } from '@blackpeg/rules';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import { HOUSE_SPEEDS, type HouseSpeed } from './pace.ts';

export interface Card {
  readonly match: MatchId;
  readonly origin: Origin;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** Who hides if no seat does: the house of a solitaire. */
  readonly codemaker: CodemakerName;
  readonly hints: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly touchedAt: number;
  readonly closed: boolean;
}

export type NewCard = Pick<Card, 'origin' | 'sitters' | 'codemaker' | 'hints'>;

export type Origin =
  | { readonly kind: 'set-up' }
  /** Whether it was started on its own day, by a reliable clock; missing if only the device's was known. */
  | ({ readonly kind: 'daily'; readonly date: string; readonly onTheDay?: boolean | undefined } & WithGhost)
  | ({ readonly kind: 'challenge' } & WithGhost)
  | { readonly kind: 'import' }
  /** The log is a copy of what a server sent to this seat; null for a spectator. */
  | { readonly kind: 'online'; readonly table: string; readonly seat: Seat | null };

/** The link with the sender's rows, to compare with when the search is over. */
interface WithGhost {
  readonly ghost?: string | undefined;
}

export type Sitter =
  /** Without a name it is the only person at this screen: you. */
  | { readonly kind: 'person'; readonly name: string | null }
  /** How fast it places its rows in a duel of speed; missing elsewhere. */
  | { readonly kind: 'house'; readonly level: LevelName; readonly speed?: HouseSpeed | undefined };

/** The terminal's form: it reads in the log when a match was last played and whether it is over. */
export type BriefCard = Omit<Card, 'origin' | 'touchedAt' | 'closed'> & { readonly origin: BriefOrigin };

type BriefOrigin =
  | Exclude<Origin, { readonly kind: 'online' }>
  /** The match has the name of its table. */
  | { readonly kind: 'online'; readonly seat: Seat | null };

/** The solver's names for the house's levels and codemakers, without loading the solver. */
const LEVELS: Readonly<Record<LevelName, true>> = {
  beginner: true,
  casual: true,
  steady: true,
  keen: true,
  expert: true,
  master: true,
};

const CODEMAKERS: Readonly<Record<CodemakerName, true>> = { random: true, hard: true, adversarial: true };

export const LEVEL_CHOICES = Object.keys(LEVELS) as readonly LevelName[];
export const CODEMAKER_CHOICES = Object.keys(CODEMAKERS) as readonly CodemakerName[];

const LONGEST_TEXT = 200;
const LONGEST_LINK = 2000;
const MOST_SITTERS = 8;

const text = shortText(LONGEST_TEXT);
const ownSeat = either(nothing, integer(0, MOST_SITTERS - 1));

function ghost(value: unknown, path: string) {
  return value === undefined ? ok(value) : shortText(LONGEST_LINK)(value, path);
}

const PLAIN_ORIGINS = {
  'set-up': record({ kind: oneOf(['set-up']) }),
  daily: record({
    kind: oneOf(['daily']),
    date: text,
    onTheDay: (value: unknown, path: string) => (value === undefined ? ok(value) : boolean(value, path)),
    ghost,
  }),
  challenge: record({ kind: oneOf(['challenge']), ghost }),
  import: record({ kind: oneOf(['import']) }),
};

const origin: Decoder<Origin> = variants<Origin['kind'], Origin>('kind', {
  ...PLAIN_ORIGINS,
  online: record({ kind: oneOf(['online']), table: text, seat: ownSeat }),
});

const briefOrigin: Decoder<BriefOrigin> = variants<BriefOrigin['kind'], BriefOrigin>('kind', {
  ...PLAIN_ORIGINS,
  online: record({ kind: oneOf(['online']), seat: ownSeat }),
});

const sitter: Decoder<Sitter> = variants<Sitter['kind'], Sitter>('kind', {
  person: record({ kind: oneOf(['person']), name: either(nothing, text) }),
  house: record<Extract<Sitter, { readonly kind: 'house' }>>({
    kind: oneOf(['house']),
    level: oneOf(LEVEL_CHOICES),
    speed: (value, path) => (value === undefined ? ok(value) : oneOf(HOUSE_SPEEDS)(value, path)),
  }),
});

const COMMON = {
  match: text,
  sitters: listOf(sitter, 1, MOST_SITTERS),
  codemaker: oneOf(CODEMAKER_CHOICES),
  hints: boolean,
  madeAt: finite,
};

const card: Decoder<Card> = record<Card>({ ...COMMON, origin, touchedAt: finite, closed: boolean });
const brief: Decoder<BriefCard> = record<BriefCard>({ ...COMMON, origin: briefOrigin });

/** In either form; null for anything else. */
export function decodeCard(value: unknown): Card | null {
  const whole = card(value, '');
  if (whole.ok) return whole.value;
  const short = brief(value, '');
  return short.ok ? completed(short.value) : null;
}

export function briefCard({ touchedAt: _, closed: __, origin: from, ...rest }: Card): BriefCard {
  return { ...rest, origin: from.kind === 'online' ? { kind: 'online', seat: from.seat } : from };
}

function completed({ origin: from, ...rest }: BriefCard): Card {
  const { match, madeAt } = rest;
  return {
    ...rest,
    origin: from.kind === 'online' ? { ...from, table: match } : from,
    touchedAt: madeAt,
    closed: false,
  };
}

/** For a match on this device: its stored card, or a new one with default names and levels. */
export function cardOf(
  match: MatchId,
  kept: Card | null,
  log: readonly MatchEvent[],
  { terms, phase }: Pick<MatchState, 'terms' | 'phase'>,
): Card {
  const madeAt = log[0]?.at ?? 0;
  const rebuilt: NewCard & Pick<Card, 'madeAt'> = {
    origin: { kind: 'set-up' },
    sitters: terms.seats.map(({ player }) =>
      player === 'house' ? { kind: 'house', level: 'steady' } : { kind: 'person', name: null },
    ),
    codemaker: 'random',
    hints: true,
    madeAt,
  };
  return {
    ...(kept ?? rebuilt),
    match,
    // A record may have no time.
    touchedAt: log.at(-1)?.at || (kept?.madeAt ?? madeAt),
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

/** None of its people has done anything, so nothing is lost with it: only the opening, the house's codes and a covered screen. */
export function isUntouched(log: readonly MatchEvent[], state: MatchState): boolean {
  return !log.some((event) => isTouch(state, event));
}

function isTouch({ terms }: MatchState, event: MatchEvent): boolean {
  switch (event.type) {
    case 'match-opened':
    case 'round-opened':
    case 'seen':
    case 'clocks-stopped':
    case 'clocks-restarted':
      return false;
    case 'code-hidden':
      return event.maker !== 'house' && terms.seats[event.maker]?.player === 'person';
    default:
      return true;
  }
}
