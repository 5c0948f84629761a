import { formatLog, parseRecord, playersOfLog } from '@blackpeg/notation';
import {
  brailleEdition,
  customEdition,
  decide,
  duelEdition,
  type Edition,
  fold,
  hideCode,
  type MatchEvent,
  openMatch,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { editionName, LANGUAGES } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { dayFrom, exportName, logText, namesFrom, recordText } from './export.ts';
import { type ImportPorts, importFaultText, keepImported, LONGEST_TEXT, readMatch } from './import.ts';
import { groupsWith, lineOf, type MatchGroup, matchGroups } from './list.ts';

type Wish = readonly [Parameters<typeof decide>[1], Parameters<typeof decide>[2]];

const NOW = Date.UTC(2026, 2, 14, 12);

function log(terms: Terms, ...wishes: readonly Wish[]): readonly MatchEvent[] {
  const opening = openMatch(terms, () => 0, 0);
  if (!opening.ok) throw new Error(opening.error.kind);
  const events = [...opening.value];
  for (const [by, action] of wishes) {
    const state = fold(events);
    const decision = state && decide(state, by, action, 0);
    if (!decision?.ok) throw new Error(`refused: ${action.type}`);
    events.push(...decision.value);
  }
  return events;
}

const place = (by: number, ...guess: readonly number[]): Wish => [by, { type: 'place-guess', guess }];
const hide = (by: Wish[0], ...code: readonly number[]): Wish => [by, hideCode(code)];

const ALONE = log(
  standardTerms(superEdition(), { form: 'solitaire' }),
  hide('house', 1, 2, 3, 4, 5),
  place(0, 1, 1, 2, 2, 3),
  place(0, 1, 2, 3, 4, 5),
);
const CLASSIC = log(
  standardTerms(brailleEdition()),
  hide(0, 1, 2, 3, 4),
  place(1, 1, 2, 3, 4),
  hide(1, 6, 6, 6, 6),
  place(0, 1, 1, 1, 1),
  place(0, 6, 6, 6, 6),
);
const DUEL = log(
  standardTerms(duelEdition(4), { length: { kind: 'rounds', rounds: 1 } }),
  hide(0, 1, 2, 3, 4),
  hide(1, 5, 6, 7, 8),
  place(0, 5, 6, 7, 8),
  place(1, 1, 1, 1, 1),
);
const SHAPES = log(
  standardTerms(shapesEdition(), { form: 'solitaire' }),
  hide('house', 11, 22, 33, 44),
  place(0, 12, 21, 33, 44),
  place(0, 11, 22, 33, 44),
);
const LOGS = { ALONE, CLASSIC, DUEL, SHAPES };

function cardOf(events: readonly MatchEvent[], rest: Partial<Card> = {}): Card {
  const [opened] = events;
  const seats = opened?.type === 'match-opened' ? opened.terms.seats : [];
  const names = seats.length === 1 ? [null] : ['You', 'Guest'];
  return {
    match: 'm',
    origin: { kind: 'set-up' },
    sitters: names.map((name) => ({ kind: 'person', name })),
    codemaker: 'random',
    hints: true,
    madeAt: NOW,
    touchedAt: NOW,
    closed: true,
    ...rest,
  };
}

function device() {
  const logs = new Map<string, readonly MatchEvent[]>();
  const cards = new Map<string, Card>();
  const ports: ImportPorts = {
    logs: {
      list: async () => [...logs.keys()],
      read: async (match) => [{ events: logs.get(match) ?? [] }],
      append: async (match, _, { events }) => logs.set(match, events),
    },
    cards: { put: (match, card) => cards.set(match, card) },
    newId: (taken) => `new${taken.length || ''}`,
    language: 'en',
    now: NOW,
  };
  return { ports, logs, cards };
}

describe.each(Object.entries(LOGS))('what goes out comes back: %s', (_, events) => {
  test('as a log, event for event', async () => {
    const read = readMatch(formatLog(events));
    if (!read.ok) throw new Error(importFaultText('en', read.error));
    const { ports, logs } = device();
    await keepImported(ports, read.value);
    expect(logs.get('new')).toEqual(events);
    expect(await keepImported(ports, read.value)).toMatchObject({ match: 'new', isNew: false });
  });

  test('as a log that is exported, with its names', async () => {
    const text = logText(cardOf(events), events);
    const read = readMatch(text);
    if (!read.ok) throw new Error(importFaultText('en', read.error));
    const { ports, cards } = device();
    await keepImported(ports, read.value);
    expect(cards.get('new')?.sitters).toEqual(cardOf(events).sitters);
    expect(playersOfLog(text)).toEqual(cardOf(events).sitters.length === 1 ? [] : ['You', 'Guest']);
  });

  test('as a record, word for word, with its day and names', async () => {
    const text = recordText(cardOf(events), events);
    const read = readMatch(text);
    if (!read.ok) throw new Error(importFaultText('en', read.error));
    expect(verifyLog(read.value.events)).toBeNull();
    const { ports, logs, cards } = device();
    expect(await keepImported(ports, read.value)).toEqual({ match: 'new', isNew: true, reviewable: true });
    const card = cards.get('new');
    expect(card).toEqual(cardOf(events, { match: 'new', origin: { kind: 'import' } }));
    expect(card && recordText(card, logs.get('new') ?? [])).toBe(text);
  });

  test.each(LANGUAGES)('stands in the list with a result in %s', (language) => {
    const state = fold(events);
    const line = state && lineOf(language, { card: cardOf(events), state });
    expect(line).toMatchObject({ open: false, reviewable: true });
    expect(line?.state).toMatch(/\.$/);
    expect(line?.about).toContain('2026');
  });
});

test('a match that is not over waits in the list, and cannot be reviewed yet', async () => {
  const begun = log(standardTerms(superEdition(), { form: 'solitaire' }), hide('house', 1, 1, 1, 1, 1));
  const read = readMatch(formatLog(begun));
  if (!read.ok) throw new Error(read.error.kind);
  const { ports, cards } = device();
  expect(await keepImported(ports, read.value)).toMatchObject({ match: 'new', reviewable: false });
  const [card, state] = [cards.get('new'), fold(begun)];
  expect(card && state && lineOf('en', { card, state })).toEqual({
    title: 'Super, solitaire',
    about: 'Alone, 14 March 2026, imported',
    state: 'Your turn: place row 1.',
    open: true,
    reviewable: false,
  });
});

test('a game of another size than the standard one says its size', () => {
  const size = (edition: Edition) => {
    const events = log(standardTerms(edition, { form: 'solitaire' }));
    const state = fold(events);
    return state && lineOf('en', { card: cardOf(events), state }).about;
  };
  expect(size(superEdition({ holes: 3, colours: 4 }))).toBe('Alone, 14 March 2026, 3 holes, 4 colours');
  expect(size(brailleEdition())).toBe('Alone, 14 March 2026');
  const facets = [{ name: 'colour', size: 8, blank: false }] as const;
  expect(size(customEdition({ holes: 5, facets }))).toBe('Alone, 14 March 2026, 5 holes, 8 colours');
});

test('a duel of the box of that name is named once', () => {
  for (const language of LANGUAGES) {
    const events = log(standardTerms(duelEdition(), { form: 'duel' }));
    const state = fold(events);
    expect(state && lineOf(language, { card: cardOf(events), state }).title).toBe(
      editionName(language, 'duel'),
    );
  }
});

test('those that wait come first, then those that are over, then those that cannot be read', () => {
  const begun = log(standardTerms(superEdition()), hide(0, 1, 1, 1, 1, 1));
  const kept = [ALONE, begun].flatMap((events, index) => {
    const state = fold(events);
    return state ? [{ card: cardOf(events, { match: `m${index}` }), state }] : [];
  });
  const groups = matchGroups('en', kept, ['torn'], 'moment');
  expect(groups.map(({ title, items }) => [title, items.map(({ match }) => match)])).toEqual([
    ['Not finished', ['m1']],
    ['Finished', ['m0']],
    ['Damaged', ['torn']],
  ]);
  const [waiting] = groups;
  // Two at one screen: no side is shown, only the state of the match.
  expect(waiting?.items[0]?.line?.state).toMatch(/^You.*Guest/);
  expect(waiting?.items[0]?.line?.about).toMatch(/^You and Guest, .*12:00/);
});

describe('what is wrong is said in a sentence', () => {
  const record = recordText(cardOf(ALONE), ALONE);
  const TEXTS = {
    'an empty text': ['', 'nothing'],
    blanks: [' \n\uFEFF', 'nothing'],
    'a book': ['x'.repeat(LONGEST_TEXT + 1), 'too-long'],
    'a greeting': ['Hello there', 'text'],
    'somebody else’s log': ['{"format":"something"}', 'text'],
    'a log without events': ['{"format":"blackpeg-log","version":1}', 'no-opening'],
    'a log that breaks off': [formatLog(ALONE.slice(0, 1)), 'log'],
    'a record with a wrong answer': [record.replace('11223 1-2', '11223 0-0'), 'record'],
  } as const;
  test.each(Object.entries(TEXTS))('%s', (_, [text, kind]) => {
    const read = readMatch(text);
    expect(read.ok ? 'kept' : read.error.kind).toBe(kind);
    if (read.ok) return;
    const sentences = LANGUAGES.map((language) => importFaultText(language, read.error));
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d“«„].*[.)]$/u);
    expect(new Set(sentences).size).toBe(3);
  });
});

test('names and day are read where they are written, and nowhere else', () => {
  const tags = [
    { name: 'player1', value: ' You ' },
    { name: 'Date', value: '2026-03-14' },
  ];
  expect(namesFrom(tags, 2)).toEqual(['You', null]);
  expect(dayFrom(tags)).toBe(NOW);
  expect(dayFrom([{ name: 'Date', value: 'yesterday' }])).toBeNull();
  expect(exportName({ madeAt: NOW }, 'super', 'txt')).toBe('blackpeg-2026-03-14-super.txt');
  const parsed = parseRecord(recordText(cardOf(CLASSIC), CLASSIC));
  expect(parsed.ok && parsed.value.tags.map(({ name }) => name)).toEqual(['Date', 'Player1', 'Player2']);
});

test('matches are found by words of their lines, whatever the accents and capitals', () => {
  const line = { about: '', open: false, reviewable: false };
  const groups: readonly MatchGroup[] = [
    { title: 'Waiting', items: [{ match: 'a', name: 'Super (14 March)', line: null }] },
    {
      title: 'Finished',
      items: [
        {
          match: 'b',
          name: 'Duel (15 March)',
          line: { ...line, title: '', state: 'Perdu après 5 rangées.' },
        },
        { match: 'c', name: 'Duel (16 March)', line: { ...line, title: '', state: 'Trouvé.' } },
      ],
    },
  ];
  const found = (text: string) =>
    groupsWith(groups, text).flatMap(({ items }) => items.map(({ match }) => match));
  expect(found(' ')).toEqual(['a', 'b', 'c']);
  expect(found('DUEL rangees')).toEqual(['b']);
  expect(found('march')).toEqual(['a', 'b', 'c']);
  expect(groupsWith(groups, 'nothing')).toEqual([]);
});
