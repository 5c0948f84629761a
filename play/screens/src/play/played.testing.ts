// Matches for tests of this screen: actions one after the other, and what a seat sees of them.

import {
  type Action,
  type Actor,
  beginMatch,
  decide,
  evolve,
  hideCode,
  type MatchEvent,
  type MatchState,
  openMatch,
  PERSON,
  type Seat,
  seededDice,
  standardTerms,
  superEdition,
  type Terms,
  viewOf,
} from '@blackpeg/rules';
import type { Draft } from '@blackpeg/session';
import type { Card } from '@blackpeg/table';
import { type Language, playTexts, speakerOf } from '@blackpeg/wording';
import { STANDARD_KEYS } from './commands.ts';
import { boardOf, type Look } from './model/look.ts';
import { type PlaySettings, USUAL_SPEECH } from './state.ts';

const CARD: Card = {
  match: 'm',
  origin: { kind: 'set-up' },
  sitters: [
    { kind: 'person', name: 'Guest' },
    { kind: 'person', name: null },
  ],
  codemaker: 'random',
  hints: true,
  madeAt: 0,
  touchedAt: 0,
  closed: false,
};

export const SETTINGS: PlaySettings = {
  language: 'en',
  detail: 'full',
  queryDetail: 'full',
  ...USUAL_SPEECH,
  bindings: STANDARD_KEYS,
  singleKeys: true,
  misfits: 'allow',
  timers: true,
  count: false,
  explains: 'off',
  byLines: false,
};

/** Seat 0 hides, seat 1 searches; answers by hand. */
export const CLASSIC = standardTerms(superEdition({ holes: 3, colours: 4 }), {
  seats: [PERSON, PERSON],
  marker: 'by-hand',
});

export type Step = readonly [Actor, Action];

export const hide = (by: Actor, code: readonly number[]): Step => [by, hideCode(code)];
export const place = (by: Actor, guess: readonly number[]): Step => [by, { type: 'place-guess', guess }];
export const mark = (by: Actor, black: number, white: number): Step => [
  by,
  { type: 'mark-guess', feedback: { black, white, blue: 0 }, confirmed: true },
];

/** The complete state after these steps, each accepted. */
export function playedOut(terms: Terms, ...steps: readonly Step[]): MatchState {
  const opened = openMatch(terms, seededDice(1), 0);
  if (!opened.ok) throw new Error(opened.error.kind);
  return steps.reduce((state, [by, action]) => {
    const decided = decide(state, by, action, 0);
    if (!decided.ok) throw new Error(`${action.type}: ${decided.error.kind}`);
    return decided.value.reduce(evolve, state);
  }, folded(opened.value));
}

export function lookOf(
  state: MatchState,
  seat: Seat | null,
  part: Partial<Look> = {},
  language: Language = 'en',
): Look {
  const view = viewOf(state, seat ?? 'spectator');
  return {
    state: view,
    round: view.round,
    seat,
    board: boardOf(view.round, seat),
    speaker: speakerOf(CARD, language, state.terms.edition, seat),
    words: playTexts(language),
    draft: null,
    flagged: [],
    sending: false,
    covered: false,
    detail: 'full',
    ...part,
  };
}

export function draftOf(spec: Draft['spec'], holes: Draft['holes'], cursor = 0): Draft {
  return { spec, holes, cursor, replaces: false, hiding: { blanks: null, palmed: null }, past: [] };
}

function folded([first, ...events]: readonly MatchEvent[]): MatchState {
  if (first?.type !== 'match-opened') throw new Error('A match begins by opening it.');
  return events.reduce(evolve, beginMatch(first));
}
