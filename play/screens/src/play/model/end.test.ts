import { expect, test } from 'vitest';
import { CLASSIC, hide, lookOf, mark, place, playedOut } from '../played.testing.ts';
import { endView } from './end.ts';

const FIRST = [hide(0, [1, 2, 3]), place(1, [1, 2, 3]), mark(0, 3, 0)];
const SECOND = [hide(1, [4, 4, 4]), place(0, [1, 1, 1]), mark(1, 0, 0), place(0, [4, 4, 4]), mark(1, 3, 0)];
const over = playedOut({ ...CLASSIC, length: { kind: 'rounds', rounds: 2 } }, ...FIRST, ...SECOND);

test('the result is the headline: of the round, and of the match where somebody won it', () => {
  const look = lookOf(over, 1);
  const [first = look.round] = look.state.past;
  const round = endView({ ...look, round: first }, { origin: { kind: 'set-up' } });
  expect(round).toMatchObject({
    heading: 'You have broken the code in 1 row.',
    row: 0,
    found: true,
    over: false,
  });
  expect(round?.lines.map(({ text }) => text)).not.toContain(round?.heading);

  const match = endView(lookOf(over, 1), { origin: { kind: 'set-up' } });
  expect(match).toMatchObject({ heading: 'You win the match.', over: true });
  expect(match?.lines[0]?.text).toBe('Guest has broken the code in 2 rows.');
});

test('a player who has not found the code reads how close it was, below the result', () => {
  const rows = Array.from({ length: 12 }, (_, row) =>
    row === 6 ? [place(1, [1, 2, 4]), mark(0, 2, 0)] : [place(1, [4, 4, 1]), mark(0, 0, 1)],
  );
  const terms = { ...CLASSIC, firstMaker: 0 as const, length: { kind: 'rounds', rounds: 2 } as const };
  const held = playedOut(terms, hide(0, [1, 2, 3]), ...rows.flat());
  const endFor = (seat: 0 | 1) => {
    const look = lookOf(held, seat);
    const [round = look.round] = look.state.past;
    return endView({ ...look, round }, { origin: { kind: 'set-up' } });
  };
  expect(endFor(1)).toMatchObject({
    heading: 'The code held for 12 rows.',
    lines: [
      { kind: 'closest', text: 'Row 7 came closest: 2 black.' },
      { kind: 'award' },
      { kind: 'code' },
      {},
    ],
    row: 6,
    found: false,
  });
  expect(endFor(0)?.lines.map(({ kind }) => kind)).not.toContain('closest');
  expect(endFor(0)?.row).toBeNull();
});

test('a code of a day is shared and leads back to its day; a spectator shares nothing', () => {
  const daily = endView(lookOf(over, 1), { origin: { kind: 'daily', date: '2026-03-14' } });
  expect(daily).toMatchObject({ next: null, share: 'Share', daily: { date: '2026-03-14' } });
  expect(endView({ ...lookOf(over, 1), seat: null }, { origin: { kind: 'set-up' } })).toMatchObject({
    review: null,
    share: null,
    daily: null,
  });
});

test('a round that was given up says so before what it counts as', () => {
  const terms = { ...CLASSIC, firstMaker: 0 as const, length: { kind: 'rounds', rounds: 2 } as const };
  const begun = [hide(0, [1, 2, 3]), place(1, [4, 4, 1]), mark(0, 0, 1)];
  const headings = ([0, 1] as const).map((maker) => {
    const state = playedOut(terms, ...begun, [maker, { type: 'resign-round' }]);
    const look = lookOf(state, 0);
    const [round = look.round] = look.state.past;
    return endView({ ...look, round }, { origin: { kind: 'set-up' } })?.heading;
  });
  expect(headings).toEqual([
    'The search is over: you have given up the round. The code counts as broken in 2 rows.',
    'The search is over: Seat 2 has given up the round. The code was not found.',
  ]);
});
