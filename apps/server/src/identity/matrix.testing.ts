// R15: the matrix of who may do what: every endpoint, every message, every action, for everybody. A missing entry does
// not compile.

import type { AskOf, ClientMessage, EndpointName, PlayerAction } from '@blackpeg/protocol';
import { type Action, type ActionType, customEdition, standardTerms, type Terms } from '@blackpeg/rules';

/** The other has a seat at another table; the stranger has no token; the finished one is a maker whose match is over. */
export const EVERYBODY = ['maker', 'breaker', 'spectator', 'other', 'stranger', 'finished'] as const;
export type Who = (typeof EVERYBODY)[number];
export type Verdicts = Readonly<Record<Who, string>>;

const EDITION = customEdition({
  holes: 2,
  facets: [{ name: 'number', size: 3, blank: false }],
  repeats: true,
  rows: 4,
});
export const TERMS = standardTerms(EDITION, { marker: 'by-hand', absence: 0 });
export const SEALED: Terms = { ...TERMS, custody: 'sealed', absence: 60_000 };
const NONE = { black: 0, white: 0, blue: 0 };
const ONE = { black: 1, white: 0, blue: 0 };
const HIDE: PlayerAction = { type: 'hide-code', code: [1, 2], blanks: null, palmed: null, commitment: null };
const PLACE: PlayerAction = { type: 'place-guess', guess: [1, 3] };
const MARK: PlayerAction = { type: 'mark-guess', feedback: ONE, confirmed: true };

/** What maker and breaker have done before, in this order. */
export const STAGES = {
  hiding: [],
  seeking: [['maker', HIDE]],
  marking: [
    ['maker', HIDE],
    ['breaker', PLACE],
  ],
  marked: [
    ['maker', HIDE],
    ['breaker', PLACE],
    ['maker', MARK],
  ],
  wrong: [
    ['maker', HIDE],
    ['breaker', PLACE],
    ['maker', { ...MARK, feedback: NONE }],
  ],
  offered: [['maker', { type: 'offer-end' }]],
  away: [
    ['maker', HIDE],
    ['breaker', { type: 'presence', here: false }],
  ],
  sealed: [
    ['maker', { ...HIDE, code: 'hidden', commitment: 'x' }],
    ['breaker', { type: 'resign-round' }],
  ],
} as const satisfies Readonly<
  Record<string, readonly (readonly ['maker' | 'breaker', PlayerAction | ClientMessage])[]>
>;
export type Stage = keyof typeof STAGES;

/** At this stage the two players get these replies; nobody else may act, and nobody after the end. */
type WishRow<T extends PlayerAction['type']> = readonly [
  Stage,
  Extract<PlayerAction, { readonly type: T }>,
  string,
  string,
];

export const WISHES: { readonly [T in PlayerAction['type']]: WishRow<T> } = {
  'hide-code': ['hiding', HIDE as WishRow<'hide-code'>[1], 'granted', 'not-for-you'],
  'open-code': ['sealed', { type: 'open-code', code: [1, 2], key: 'x' }, 'commitment-broken', 'not-for-you'],
  'place-guess': ['seeking', PLACE as WishRow<'place-guess'>[1], 'not-for-you', 'granted'],
  'mark-guess': ['marking', MARK as WishRow<'mark-guess'>[1], 'granted', 'not-for-you'],
  'correct-mark': [
    'wrong',
    { type: 'correct-mark', feedback: ONE, confirmed: true },
    'granted',
    'not-for-you',
  ],
  claim: ['marked', { type: 'claim' }, 'not-for-you', 'granted'],
  admit: ['wrong', { type: 'admit' }, 'granted', 'not-for-you'],
  see: ['seeking', { type: 'see', seat: 1 }, 'not-for-you', 'granted'],
  'resign-round': ['seeking', { type: 'resign-round' }, 'granted', 'granted'],
  'resign-match': ['seeking', { type: 'resign-match' }, 'granted', 'granted'],
  'offer-end': ['seeking', { type: 'offer-end' }, 'granted', 'granted'],
  'withdraw-offer': ['offered', { type: 'withdraw-offer' }, 'granted', 'end-not-offered'],
  'decline-offer': ['offered', { type: 'decline-offer' }, 'no-end-offered', 'granted'],
  'take-round': ['away', { type: 'take-round' }, 'granted', 'nobody-away'],
  'abandon-match': ['away', { type: 'abandon-match' }, 'granted', 'nobody-away'],
};

/** Actions of the referee only: not a valid message. */
export const REFEREES: {
  readonly [T in Exclude<ActionType, PlayerAction['type']>]: Extract<Action, { type: T }>;
} = {
  'time-up': { type: 'time-up', seat: 1, draft: null },
  leave: { type: 'leave', seat: 1 },
  return: { type: 'return', seat: 1 },
  'stop-clocks': { type: 'stop-clocks' },
  'restart-clocks': { type: 'restart-clocks' },
};

const SPOKEN = (both: string, over: string): Verdicts => ({
  maker: both.replace('#', '0'),
  breaker: both.replace('#', '1'),
  spectator: 'nothing',
  other: 'nothing',
  stranger: '401',
  finished: over,
});

type MessageRow<T extends ClientMessage['type']> = readonly [
  (table: string) => Extract<ClientMessage, { readonly type: T }>,
  Verdicts,
];

export const MESSAGES: { readonly [T in Exclude<ClientMessage['type'], 'act'>]: MessageRow<T> } = {
  hello: [
    (table) => ({ type: 'hello', table }),
    { ...SPOKEN('welcome #', 'welcome 0'), spectator: 'welcome spectator', other: 'welcome spectator' },
  ],
  'events-after': [
    () => ({ type: 'events-after', ask: 99, version: 0 }),
    {
      maker: 'events with the code',
      breaker: 'events without the code',
      spectator: 'events without the code',
      other: 'events without the code',
      stranger: '401',
      // Their match was resigned before any code was hidden.
      finished: 'events without the code',
    },
  ],
  // Its effect shows when time is up: see below.
  'keep-draft': [() => ({ type: 'keep-draft', code: [1, 1] }), SPOKEN('nothing', 'nothing')],
  presence: [() => ({ type: 'presence', here: false }), SPOKEN('left #', 'nothing')],
  say: [() => ({ type: 'say', phrase: 'hello' }), SPOKEN('said #', 'said 0')],
  rematch: [() => ({ type: 'rematch', wanted: true }), SPOKEN('rematch #', 'rematch 0')],
};

const FREE: Verdicts = {
  maker: 'ok',
  breaker: 'ok',
  spectator: 'ok',
  other: 'ok',
  stranger: 'ok',
  finished: 'ok',
};
const OF_GUESTS: Verdicts = { ...FREE, stranger: 'no-token' };
const WRONG: Verdicts = Object.fromEntries(EVERYBODY.map((who) => [who, 'wrong-phrase'])) as Verdicts;
const PHRASE = { phrase: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA' };

export const ASKS: { readonly [N in EndpointName]: readonly [(table: string) => AskOf<N>, Verdicts] } = {
  'guests/page': [() => ({}), FREE],
  'guests/program': [() => ({}), FREE],
  'guests/me': [() => ({}), OF_GUESTS],
  'guests/rename': [() => ({ name: 'Guest' }), OF_GUESTS],
  'guests/phrase': [() => ({}), OF_GUESTS],
  'guests/recover/page': [() => PHRASE, WRONG],
  'guests/recover/program': [() => PHRASE, WRONG],
  'guests/devices': [() => ({}), OF_GUESTS],
  // Somebody else's, or nobody's: nothing happens.
  'guests/devices/revoke': [() => ({ device: 'A'.repeat(16) }), OF_GUESTS],
  'guests/devices/revoke-others': [() => ({}), OF_GUESTS],
  'guests/log-out': [() => ({}), OF_GUESTS],
  'guests/forget': [() => ({}), OF_GUESTS],
  'guests/export': [() => ({}), OF_GUESTS],
  'guests/tables': [() => ({}), OF_GUESTS],
  'tables/open': [() => ({ terms: TERMS, listed: false }), OF_GUESTS],
  'tables/sit': [(table) => ({ table }), { ...OF_GUESTS, spectator: 'no-seat-left', other: 'no-seat-left' }],
  'tables/look': [(table) => ({ table }), OF_GUESTS],
  // A guest without a seat has nothing to give up.
  'tables/leave': [
    (table) => ({ table }),
    { ...OF_GUESTS, maker: 'already-begun', breaker: 'already-begun', finished: 'already-begun' },
  ],
  // A match that has begun stays as it is.
  'tables/begin': [
    (table) => ({ table }),
    { ...OF_GUESTS, spectator: 'not-your-table', other: 'not-your-table' },
  ],
  'tables/pair': [() => ({ edition: 'super' }), OF_GUESTS],
  'tables/lobby': [() => ({ edition: null, phase: 'playing' }), OF_GUESTS],
  'people/at': [(table) => ({ table }), OF_GUESTS],
  // Nobody can mute, block or report themselves.
  'people/set': [(table) => ({ table, seat: 1, as: 'muted' }), { ...OF_GUESTS, breaker: 'no-such-person' }],
  'people/list': [() => ({}), OF_GUESTS],
  'people/release': [() => ({ person: 'of-nobody' }), OF_GUESTS],
  'people/report': [
    (table) => ({ table, seat: 1, reason: 'name' }),
    { ...OF_GUESTS, breaker: 'no-such-person' },
  ],
};
