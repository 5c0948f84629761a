import { type Board, type Row, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { shareSvg } from './share-image.ts';

const row: Row = {
  guess: [1, 2, 3],
  mark: { black: 1, white: 1, blue: 0 },
  byReferee: false,
  corrected: [],
  order: 1,
  spent: 0,
};
const idle = { running: false, spent: 0, since: null } as never;
const board: Board = {
  maker: 'house',
  breaker: 0,
  holes: 3,
  secret: null,
  rows: [row],
  makerClock: idle,
  breakerClock: idle,
};
const edition = superEdition({ holes: 3, colours: 4 });

test('without the rows no peg of a guess is drawn', () => {
  const shown = shareSvg(edition, board, 'A title', true);
  const kept = shareSvg(edition, board, 'A title', false);
  expect(shown).toContain('#90221a');
  expect(kept).not.toContain('#90221a');
  expect(kept).toContain('#8a8578');
});

test('a title is text, whatever it holds', () => {
  expect(shareSvg(edition, board, '<script> & co', false)).toContain('&lt;script> &amp; co');
});
