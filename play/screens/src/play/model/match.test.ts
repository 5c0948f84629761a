import { superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { CLASSIC, hide, lookOf, mark, place, playedOut } from '../played.testing.ts';
import { scoreTrack, seatLines } from './match.ts';

test('the score track reaches as far as the match can go', () => {
  expect(scoreTrack(lookOf(playedOut(CLASSIC), 0))).toEqual({
    names: ['You', 'Seat 2'],
    scores: [0, 0],
    least: 0,
    most: 20,
  });
});

test('W4: a total below 0 has its place on the track, and its sign', () => {
  const edition = superEdition({ holes: 3, colours: 4 });
  const terms = { ...CLASSIC, edition, scoring: 'fewest-rows' } as const;
  const wrong = playedOut(
    terms,
    hide(0, [1, 2, 3]),
    place(1, [1, 1, 4]),
    mark(0, 0, 0),
    place(1, [1, 2, 3]),
    mark(0, 3, 0),
  );
  const look = lookOf(wrong, 0);
  const lines = seatLines(look);
  expect(lines.map(({ score }) => score)).toContain('-3');
  expect(scoreTrack(look)).toMatchObject({ least: -10 });
});
