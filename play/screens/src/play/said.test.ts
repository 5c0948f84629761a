// Announcements at a table: the answer first, nothing twice, nothing done in silence.

import {
  brailleEdition,
  decide,
  duelEdition,
  type Edition,
  evolve,
  HOUSE,
  type MatchState,
  PERSON,
  redact,
  type Seat,
  shapesEdition,
  standardTerms,
  superEdition,
  viewOf,
} from '@blackpeg/rules';
import { LANGUAGES, type Language, playTexts, speakerOf } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import { cardFor } from '../matches.testing.ts';
import { CLASSIC, hide, mark, place, playedOut, type Step } from './played.testing.ts';
import { cueOf, happeningSaid } from './said.ts';
import { screenAt } from './screen.testing.ts';
import { type Says, USUAL_SPEECH } from './state.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const SOLITAIRE = standardTerms(EDITION, { form: 'solitaire' });
const DUEL = standardTerms(duelEdition(5), { form: 'duel', seats: [PERSON, HOUSE] });
const words = playTexts('en');

interface Hearing {
  readonly language?: Language;
  readonly seat?: Seat;
  readonly says?: Partial<Says>;
  readonly detail?: 'brief' | 'full';
}

/** Everything a seat hears at one moment. */
function heardAt(
  state: MatchState,
  [by, action]: Step,
  { language = 'en', seat = 0, says = {}, detail = 'brief' }: Hearing = {},
): readonly string[] {
  const decided = decide(state, by, action, 0);
  if (!decided.ok) throw new Error(decided.error.kind);
  const speaker = speakerOf(cardFor('Guest'), language, state.terms.edition, seat);
  const manner = { language, detail, byLines: false, says: { ...USUAL_SPEECH.says, ...says } };
  let whole = state;
  let after = viewOf(state, seat);
  return decided.value.flatMap((truth) => {
    const event = redact(whole, truth, seat);
    whole = evolve(whole, truth);
    after = evolve(after, event);
    const said = happeningSaid(speaker, manner, { event, after });
    return said.flatMap(({ text }) => (text === '' ? [] : [text]));
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([superEdition(), brailleEdition(), shapesEdition()])(
    'the answer alone follows a row, within two seconds of a voice: %#',
    (edition: Edition) => {
      const terms = standardTerms(edition, { form: 'solitaire' });
      const code =
        edition.marking === 'pairs' ? [11, 22, 33, 44] : [1, 2, 3, 4, 5].slice(0, edition.holes[0]);
      let state = playedOut(terms, hide('house', code));
      for (const guess of [code.toReversed(), code.map(() => code[0] ?? 0), code]) {
        const said = heardAt(state, place(0, guess), { language });
        expect(said).toHaveLength(1);
        expect([...(said[0] ?? '')].length).toBeLessThanOrEqual(32);
        state = playedOut(terms, hide('house', code), place(0, guess));
      }
    },
  );

  test('a turn of a duel is announced in 60 characters, the player’s own answer first', () => {
    const begun = [hide(0, [1, 2, 3, 4, 5]), hide(1, [6, 7, 8, 1, 2]), place(1, [1, 1, 2, 4, 3])] as const;
    const said = heardAt(playedOut(DUEL, ...begun), place(0, [6, 8, 7, 1, 1]), { language });
    expect(said).toHaveLength(1);
    expect([...(said[0] ?? '')].length).toBeLessThanOrEqual(60);
    const answer = { en: '2 red, 2 white. ', fr: '2 rouges, 2 blanches. ', de: '2 rot, 2 weiß. ' } as const;
    expect(said[0]?.indexOf(answer[language])).toBeLessThan(12);
    expect(said[0]).toContain(answer[language]);
  });
});

describe('nothing is told twice', () => {
  test('a code that is found by its answer alone, with the points where there are some', () => {
    const found = heardAt(playedOut(SOLITAIRE, hide('house', [1, 2, 3])), place(0, [1, 2, 3]));
    expect(found).toEqual(['Row 1: 3 black: broken']);
    const full = heardAt(playedOut(SOLITAIRE, hide('house', [1, 2, 3])), place(0, [1, 2, 3]), {
      detail: 'full',
    });
    expect(full).toEqual(['Row 1: 3 black, the code is broken.']);
  });

  test('a code that is not found: the answer, how it came out, how close it was, then the code', () => {
    const rows = Array.from({ length: 11 }, () => place(0, [4, 4, 4]));
    const last = heardAt(playedOut(SOLITAIRE, hide('house', [1, 2, 3]), ...rows), place(0, [4, 4, 1]));
    expect(last).toEqual(['Row 12: 1 white', 'Held for 12 rows', 'Closest, row 12: 1 white', 'Code: 1 2 3']);
    const given = heardAt(playedOut(SOLITAIRE, hide('house', [1, 2, 3])), [0, { type: 'resign-match' }]);
    expect(given).toEqual(['You give up the match', 'Code: 1 2 3']);
    const shields = decide(playedOut(SOLITAIRE, hide('house', [1, 2, 3])), 0, { type: 'resign-match' }, 0);
    expect((shields.ok ? shields.value : []).map(cueOf)).toContainEqual({ kind: 'shield' });
  });
});

test('a player who waits for the answer hears that the row is placed', () => {
  const terms = { ...CLASSIC, firstMaker: 0 as const };
  const said = heardAt(playedOut(terms, hide(0, [1, 2, 3])), place(1, [1, 1, 2]), { seat: 1 });
  expect(said).toEqual(['Row 1 placed']);
  const duel = playedOut(DUEL, hide(0, [1, 2, 3, 4, 5]), hide(1, [6, 7, 8, 1, 2]));
  expect(heardAt(duel, place(0, [1, 1, 1, 1, 1]))).toEqual(['Row 1 placed']);
});

test('announcements can be switched off, except for what needs a reaction', () => {
  const terms = { ...CLASSIC, firstMaker: 0 as const };
  const silent = { others: false, answers: false };
  const hidden = playedOut(terms, hide(0, [1, 2, 3]));
  expect(heardAt(hidden, place(1, [1, 1, 2]), { says: silent })).toEqual(['Row 1: 1 1 2']);
  const placed = playedOut(terms, hide(0, [1, 2, 3]), place(1, [1, 1, 2]));
  expect(heardAt(placed, mark(0, 1, 1), { seat: 1, says: silent })).toEqual([]);
  expect(heardAt(placed, mark(0, 1, 1), { seat: 1, says: { rows: true } })).toEqual([
    'Row 1: 1 black, 1 white',
    '1 1 2',
  ]);
  const begun = [hide(0, [1, 2, 3, 4, 5]), hide(1, [6, 7, 8, 1, 2]), place(1, [1, 1, 2, 4, 3])] as const;
  const turn = heardAt(playedOut(DUEL, ...begun), place(0, [6, 8, 7, 1, 1]), { says: { others: false } });
  expect(turn).toEqual(['Row 1: 2 red, 2 white']);
});

describe('nothing is done in silence', () => {
  test('of a row that is composed', async () => {
    const { type, heard, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
    heard();
    type('Delete', 'Backspace', 'u', 'x', 'p');
    const { nothingToUndo, nothingToClear, noLastRow } = words.row;
    expect(heard()).toEqual([
      'Hole 1, still empty',
      nothingToClear,
      nothingToUndo,
      nothingToClear,
      noLastRow,
    ]);
    type('4', '4', '1', 'Enter');
    await settled();
    heard();
    type('p', 'x', 'u');
    expect(heard()).toEqual(['Row: 4 4 1.', words.keys.cleared, 'Undone. Row: 4 4 1.']);
  });

  test('of half a pair, of a code drawn by chance, of notes', async () => {
    const pairs = await screenAt(standardTerms(shapesEdition(), { form: 'solitaire' }), {
      code: [11, 22, 33, 44],
    });
    pairs.heard();
    pairs.type('1', '2');
    expect(pairs.heard()).toEqual(['Hole 1, red, a shape still to choose', 'Hole 1, red circle']);
    pairs.screen.do({ type: 'note', cell: { kind: 0, hole: 1 }, mark: 'no' });
    pairs.screen.do({ type: 'clear-notes' });
    pairs.screen.do({ type: 'undo-notes' });
    expect(pairs.heard()).toEqual(['red, hole 2: not here', words.notes.cleared, words.notes.restored]);
    pairs.type('i');
    expect(pairs.heard()).toEqual(['Hole 2: not red. Open: hole 1, hole 3, hole 4.']);
    const maker = await screenAt({ ...CLASSIC, firstMaker: 0 });
    maker.screen.do({ type: 'uncover' });
    maker.heard();
    maker.type('d');
    expect(maker.heard()).toEqual([expect.stringMatching(/^Row: \d \d \d\.$/)]);
  });
});

test('a player who has to answer a row hears it, and that it waits', async () => {
  const terms = { ...CLASSIC, firstMaker: 0 as const };
  const { screen, heard } = await screenAt(terms);
  screen.do({ type: 'uncover' });
  heard();
  const before = playedOut(terms, hide(0, [1, 2, 3]));
  const after = playedOut(terms, hide(0, [1, 2, 3]), place(1, [1, 1, 2]));
  const decided = decide(before, ...place(1, [1, 1, 2]), 0);
  const [event] = decided.ok ? decided.value : [];
  if (event) screen.take({ type: 'heard', happening: { event, before, after }, seat: 0 });
  expect(heard()).toEqual(['Row 1: black, black, violet.', 'Your turn: answer row 1.']);
});

test('codes are read as it was chosen', async () => {
  const heardAs = async (codes: 'names' | 'numbers' | 'letters') => {
    const { type, heard, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3], settings: { codes } });
    heard();
    type('4', '3', '3', 'Enter');
    await settled();
    const [peg] = heard();
    type('l');
    return [peg, ...heard()];
  };
  expect(await heardAs('names')).toEqual(['Hole 1, blue', 'Row 1: blue, red, red. Answer: 1 black.']);
  expect(await heardAs('numbers')).toEqual(['Hole 1, 4', 'Row 1: 4 3 3. Answer: 1 black.']);
  expect(await heardAs('letters')).toEqual(['Hole 1, B', 'Row 1: B R R. Answer: 1 black.']);
});
