// Every event of generated matches is announced, short enough and in the listener's language.

import {
  duelEdition,
  type EventType,
  hideCode,
  type MatchEvent,
  type MatchState,
  refereeMarks,
  type Seat,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { beforeAll, expect, test } from 'vitest';
import { playedLog, scriptedLog, seenBy, slowLogs, stateOf } from '../matches.testing.ts';
import { plainSpeaker } from '../names/names.ts';
import type { Speaker } from '../names/who.ts';
import { LANGUAGES } from '../words/lookup.ts';
import { announce, mostCharacters } from './announce.ts';
import type { Detail } from './results.ts';
import { TERMS, TIMED } from './terms.testing.ts';

const DETAILS: readonly Detail[] = ['brief', 'full'];
const SEEDS = [1, 2, 3];
const ALL_TYPES: readonly EventType[] = [
  'match-opened',
  'round-opened',
  'code-hidden',
  'guess-placed',
  'row-lost',
  'guess-marked',
  'mark-corrected',
  'rows-uncovered',
  'seen',
  'claim-judged',
  'error-admitted',
  'mark-overdue',
  'round-resigned',
  'match-resigned',
  'end-offered',
  'end-withdrawn',
  'end-declined',
  'end-lapsed',
  'left',
  'returned',
  'clocks-stopped',
  'clocks-restarted',
  'search-ended',
  'code-opened',
  'opening-overdue',
  'codes-revealed',
  'round-closed',
  'match-closed',
];

/** One event as one viewer hears it, in all languages. */
interface Heard {
  readonly viewer: string;
  readonly state: MatchState;
  readonly event: MatchEvent;
  readonly detail: Detail;
  readonly texts: readonly string[];
  readonly speakers: readonly Speaker[];
}

function most(speaker: Speaker | undefined, ...what: [MatchState, MatchEvent, Detail]): number {
  return speaker ? mostCharacters(speaker, ...what) : 0;
}

const heard: Heard[] = [];

beforeAll(() => {
  for (const [agreement, terms] of TERMS.entries()) {
    for (const seed of SEEDS) {
      hearAll(terms, playedLog(terms, seed), `${agreement}/${seed}`);
    }
  }
  for (const [index, log] of slowLogs().entries()) hearAll(stateOf(log).terms, log, `slow/${index}`);
});

function hearAll(terms: Terms, log: readonly MatchEvent[], match: string): void {
  for (const viewer of [0, 1, 'spectator'] as const) {
    if (viewer !== 'spectator' && terms.seats[viewer] === undefined) continue;
    hearAs(terms, seenBy(log, viewer), viewer, `${match}/${viewer}`);
  }
}

function hearAs(
  terms: Terms,
  steps: ReturnType<typeof seenBy>,
  seat: Seat | 'spectator',
  viewer: string,
): void {
  const you = seat === 'spectator' ? null : seat;
  const speakers = LANGUAGES.map((language) => plainSpeaker(language, terms, you));
  for (const detail of DETAILS) {
    for (const { state, event } of steps) {
      const texts = speakers.map((speaker) => announce(speaker, state, event, detail));
      heard.push({ viewer, state, event, detail, texts, speakers });
    }
  }
}

/** A few of the texts for which this is true: enough to see what is wrong. */
function textsWhere(is: (text: string, heard: Heard, language: number) => boolean): readonly string[] {
  const found = heard.flatMap((one) => one.texts.filter((text, language) => is(text, one, language)));
  return [...new Set(found)].slice(0, 8);
}

test('the generated matches bring about every event', () => {
  const types = new Set(heard.map(({ event }) => event.type));
  expect(ALL_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

test('every event but seen is said, and seen is not', () => {
  expect(textsWhere((text, { event }) => (text === '') !== (event.type === 'seen'))).toEqual([]);
});

test('T2c: an answer that the referee gives because its maker is late says so, briefly after it', () => {
  const late = heard.filter(({ event, state }) => {
    const board = event.type === 'guess-marked' && event.by === 'referee' && state.round.boards[event.board];
    return board && !refereeMarks(state, board);
  });
  const marks = {
    brief: [/, time up$/, /\(délai\)$/, /, Zeit um$/],
    full: [/^Time is up/, /^Temps/, /^Die Zeit/],
  };
  for (const detail of DETAILS) {
    const told = late.filter((one) => one.detail === detail).map(({ texts }) => texts);
    expect(told).not.toEqual([]);
    expect(told.filter((texts) => texts.some((text, l) => !marks[detail][l]?.test(text)))).toEqual([]);
  }
});

test('T2c: of the answers to a turn of a duel, the late one says so', () => {
  const terms = standardTerms(duelEdition(4), { marker: 'by-hand', seats: [TIMED, TIMED] });
  const guess = { type: 'place-guess', guess: [5, 1, 2, 3] } as const;
  const log = scriptedLog(terms, [
    [0, hideCode([1, 2, 3, 4])],
    [1, hideCode([2, 3, 4, 5])],
    [0, guess],
    [1, guess],
    [1, { type: 'mark-guess', feedback: { black: 0, white: 3, blue: 0 }, confirmed: true }],
    [0, { type: 'see', seat: 0 }],
    ['referee', { type: 'time-up', seat: 0, draft: null }],
  ]);
  const event = log.findLast(({ type }) => type === 'rows-uncovered');
  const told = (detail: Detail) =>
    LANGUAGES.map(
      (language) => event && announce(plainSpeaker(language, terms, 0), stateOf(log), event, detail),
    );
  expect(told('brief')).toEqual([
    'Row 1: 3 white. Seat 2: 3 white, time up',
    'Rangée 1\u202f: 3 blanches. Place 2\u202f: 3 blanches (délai)',
    'Reihe 1: 3 weiß. Platz 2: 3 weiß, Zeit um',
  ]);
  const full = [/3 white, time up\.$/, /3 blanches \(délai\)\.$/, /3 weiß, Zeit um\.$/];
  for (const [index, text] of told('full').entries()) expect(text).toMatch(full[index] ?? '');
});

test.each(DETAILS)('a %s announcement keeps to its length', (detail) => {
  expect(
    textsWhere(
      (text, { speakers, state, event, detail: told }, language) =>
        told === detail && [...text].length > most(speakers[language], state, event, detail),
    ),
  ).toEqual([]);
});

test('nothing has to be cut off', () => {
  expect(textsWhere((text) => text.includes('…'))).toEqual([]);
});

test('no text holds what a program says when data is missing', () => {
  expect(textsWhere((text) => /undefined|\bnull\b|NaN|\[object| {2}|:$/.test(text))).toEqual([]);
});

test('a full announcement is a sentence', () => {
  const unfinished = (text: string, { detail, event }: Heard) =>
    detail === 'full' && event.type !== 'seen' && !/^[\p{Lu}\d].*\.$/u.test(text);
  expect(textsWhere(unfinished)).toEqual([]);
});

test('what follows differs from what was just said, or a screen reader would keep silent', () => {
  const spoken = heard.filter(({ event }) => event.type !== 'seen');
  const twice = spoken.filter(({ viewer, detail, texts }, index) => {
    const before = spoken[index - 1];
    return (
      before?.viewer === viewer &&
      before.detail === detail &&
      texts.some((text, l) => text === before.texts[l])
    );
  });
  // Only the same claim on the same rows gets the same reply.
  expect(twice.filter(({ event }) => event.type !== 'claim-judged').map(({ texts }) => texts)).toEqual([]);
});

test('the languages differ: all three in full, French and the others in brief', () => {
  const same = heard.filter(({ event, detail, texts: [en, fr, de] }) => {
    if (event.type === 'seen' || (detail === 'brief' && event.type === 'match-opened')) return false;
    return en === fr || fr === de || (detail === 'full' && en === de);
  });
  expect(same.map(({ texts }) => texts).slice(0, 5)).toEqual([]);
});

test('French keeps its narrow spaces, and nobody calls out', () => {
  expect(textsWhere((text) => text.includes('!'))).toEqual([]);
  const french = LANGUAGES.indexOf('fr');
  expect(textsWhere((text, _, language) => language === french && /[^\u202f][:;?»]/u.test(text))).toEqual([]);
});

test('what lies covered is not said', () => {
  const covered = heard.filter(({ event }) => event.type === 'guess-placed' && event.guess === 'hidden');
  expect(covered.length).toBeGreaterThan(100);
  expect(new Set(covered.map(({ texts }) => texts[0]?.replace(/\d+/g, 'n')))).toEqual(
    new Set([
      'Seat n, row n: covered',
      'Time up. Seat n, row n: covered',
      'The computer, row n: covered',
      'The computer, row n: placed and covered.',
      'Seat n, row n: placed and covered.',
      'Time is up. The row is placed as it is. Seat n, row n: placed and covered.',
    ]),
  );
});

test('a hidden code is never read out, not even to its maker (T4)', () => {
  const hidden = heard.filter(({ event }) => event.type === 'code-hidden');
  const allowed = new Set([
    'Your code is hidden',
    'Your code is hidden.',
    'Your code is hidden, blanks',
    'Your code is hidden, no blanks',
    'Your code is hidden. Blanks are possible.',
    'Your code is hidden. There are no blanks.',
    'Seat n: code hidden',
    'Seat n has hidden a code.',
    'Seat n: code hidden, blanks',
    'Seat n: code hidden, no blanks',
    'Seat n has hidden a code. Blanks are possible.',
    'Seat n has hidden a code. There are no blanks.',
    'The computer: code hidden',
    'The computer: code hidden, blanks',
    'The computer: code hidden, no blanks',
    'The computer has hidden a code. Blanks are possible.',
    'The computer has hidden a code. There are no blanks.',
    'The computer has hidden a code.',
  ]);
  expect(hidden.length).toBeGreaterThan(100);
  const said = hidden.map(({ texts }) => texts[0]?.replace(/\d/g, 'n') ?? '');
  expect(said.filter((text) => !allowed.has(text))).toEqual([]);
});

test('long names are cut rather than the limits broken', () => {
  const long = heard.slice(0, 3000).flatMap(({ state, event, detail }) =>
    LANGUAGES.map((language) => {
      const speaker = plainSpeaker(language, state.terms, null);
      const text = announce(
        { ...speaker, names: () => 'Maximiliane Alexandra von Hohenstein' },
        state,
        event,
        detail,
      );
      return [...text].length <= most(speaker, state, event, detail) ? '' : text;
    }),
  );
  expect(long.filter((text) => text !== '')).toEqual([]);
});
