import {
  decide,
  duelEdition,
  fold,
  hideCode,
  type MatchEvent,
  type MatchState,
  openMatch,
  standardTerms,
  superEdition,
  type Terms,
  viewOf,
} from '@blackpeg/rules';
import type { KeptMatch } from '@blackpeg/screens';
import type { Card, Sitter } from '@blackpeg/table';
import { ownSeat } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { createMemoryBacking } from '../../storage/memory-backing.ts';
import { createStorage } from '../../storage/open-storage.ts';
import { firstGame, lastRowOf, nextToAct, offerFrom, sameAgain } from './offer.ts';

type Wish = Parameters<typeof decide>;

function log(terms: Terms, ...wishes: readonly [Wish[1], Wish[2]][]): readonly MatchEvent[] {
  const opening = openMatch(terms, () => 0, 0);
  if (!opening.ok) throw new Error(opening.error.kind);
  const events = [...opening.value];
  for (const [by, action] of wishes) {
    const decision = decide(stateOf(events), by, action, 1);
    if (!decision.ok) throw new Error(decision.error.kind);
    events.push(...decision.value);
  }
  return events;
}

function stateOf(events: readonly MatchEvent[]): MatchState {
  const state = fold(events);
  if (!state) throw new Error('no opening');
  return state;
}

const played = (...given: Parameters<typeof log>) => stateOf(log(...given));

const YOU: Sitter = { kind: 'person', name: null };
const HOUSE: Sitter = { kind: 'house', level: 'steady' };

function cardOf(match: string, sitters: readonly Sitter[], rest: Partial<Card> = {}): Card {
  return {
    match,
    origin: { kind: 'set-up' },
    sitters,
    codemaker: 'random',
    hints: true,
    madeAt: 0,
    touchedAt: 0,
    closed: false,
    ...rest,
  };
}

/** As storage returns it. */
function kept(state: MatchState, sitters: readonly Sitter[]): KeptMatch {
  const card = cardOf('m', sitters);
  return { card, state: viewOf(state, ownSeat(card) ?? 'spectator') };
}

const small = firstGame(false);
const CODE = [1, 2, 3];
const hidden: [Wish[1], Wish[2]] = ['house', hideCode(CODE)];
const guess = (code: readonly number[]): [Wish[1], Wish[2]] => [0, { type: 'place-guess', guess: code }];

test('the first game is one the rules grant, small, alone', () => {
  expect(played(small.terms).phase).toBe('hiding');
  expect(small.terms.edition.holes).toEqual([3]);
  expect(small.card.sitters).toEqual([YOU]);
});

test('a match that waits comes first, then the last game once more, then a beginning', async () => {
  const storage = createStorage(Promise.resolve(createMemoryBacking()), null);
  const keep = async (card: Card, events: readonly MatchEvent[]) => {
    await storage.cards.put(card.match, card);
    await storage.logs.append(card.match, 0, { by: 'referee', actionId: 'all', events });
  };
  const over = log(small.terms, hidden, guess(CODE));
  expect(stateOf(over).phase).toBe('closed');
  expect((await offerFrom(storage)).kind).toBe('first-visit');
  await keep(cardOf('imported', [YOU], { origin: { kind: 'import' }, closed: true, touchedAt: 9 }), over);
  expect((await offerFrom(storage)).kind).toBe('first-visit');
  await keep(cardOf('older', [YOU], { closed: true, touchedAt: 1 }), over);
  await keep(cardOf('newer', [YOU], { closed: true, touchedAt: 2 }), over);
  expect(await offerFrom(storage)).toMatchObject({ kind: 'again', kept: { card: { match: 'newer' } } });
  await keep(cardOf('open', [YOU], { touchedAt: 1 }), log(small.terms, hidden));
  expect(await offerFrom(storage)).toMatchObject({ kind: 'resume', kept: { card: { match: 'open' } } });
});

test('once more is the same agreement with the same company', () => {
  const over = kept(played(small.terms, hidden, guess(CODE)), [YOU]);
  expect(sameAgain(over)).toEqual(small);
});

test('the last row shown is the last answered one', () => {
  const none = kept(played(small.terms, hidden), [YOU]);
  expect(lastRowOf(none)).toBeNull();
  const one = kept(played(small.terms, hidden, guess([1, 1, 2])), [YOU]);
  expect(lastRowOf(one)).toEqual({ code: [1, 1, 2], feedback: { black: 1, white: 1, blue: 0 } });
});

test('in a duel it is the player’s own row, never a covered one', () => {
  const duel = standardTerms(duelEdition(4));
  const hiding: [Wish[1], Wish[2]][] = [
    [0, hideCode([1, 2, 3, 4])],
    [1, hideCode([5, 6, 7, 8])],
  ];
  const half = kept(played(duel, ...hiding, [1, { type: 'place-guess', guess: [1, 1, 1, 1] }]), [YOU, HOUSE]);
  expect(lastRowOf(half)).toBeNull();
  expect(nextToAct(half)).toBe(0);
  const turn = kept(
    played(
      duel,
      ...hiding,
      [1, { type: 'place-guess', guess: [1, 1, 1, 1] }],
      [0, { type: 'place-guess', guess: [5, 5, 5, 5] }],
    ),
    [YOU, HOUSE],
  );
  expect(lastRowOf(turn)?.code).toEqual([5, 5, 5, 5]);
});

test('nobody is named while the house has to act', () => {
  expect(nextToAct(kept(played(small.terms), [YOU]))).toBeNull();
});

test('with two people at one screen, the one who is to act is named', () => {
  const terms = standardTerms(superEdition(), { oneScreen: true });
  const state = played(terms, [0, hideCode([1, 2, 3, 4, 5])]);
  const guests: readonly Sitter[] = [
    { kind: 'person', name: 'You' },
    { kind: 'person', name: 'Guest' },
  ];
  expect(nextToAct(kept(state, guests))).toBe(1);
});
