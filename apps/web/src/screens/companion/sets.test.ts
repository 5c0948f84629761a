import { duelEdition, shapesEdition, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { choiceFor, editionFor, USUAL } from './sets.ts';

test.each([
  superEdition(),
  superEdition({ holes: 3, colours: 4, blanks: 'on' }),
  duelEdition(4),
  duelEdition(5),
  shapesEdition('1'),
  shapesEdition('2'),
  shapesEdition('3'),
  shapesEdition('3b'),
])('an edition is found again behind its choice: $name $game', (edition) => {
  expect(editionFor(choiceFor(edition))).toEqual(edition);
});

test('the usual board is Super', () => {
  expect(editionFor(USUAL)).toEqual(superEdition());
});
