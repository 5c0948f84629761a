import { finishedRounds, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { hide, place, playedOut } from '../play/table.testing.ts';
import { finishedBoards } from './finished.ts';

const TERMS = standardTerms(superEdition({ holes: 3, colours: 4 }));

test('a round that is still played is not looked back on', () => {
  const state = playedOut(TERMS, hide(0, [1, 2, 3]), place(1, [1, 1, 1]));
  expect(finishedRounds(state)).toEqual([]);
});

test('a finished round gives its boards with every answered row and its number', () => {
  const state = playedOut(TERMS, hide(0, [1, 2, 3]), place(1, [1, 1, 1]), place(1, [1, 2, 3]));
  const [round] = finishedRounds(state);
  const boards = round ? finishedBoards(state, round) : [];
  expect(boards.map(({ numbers }) => numbers)).toEqual([[1, 2]]);
  expect(boards[0]?.clues.rows.at(-1)).toEqual({ guess: [1, 2, 3], mark: { black: 3, white: 0, blue: 0 } });
});
