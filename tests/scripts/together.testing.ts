// Solitaire, race and custom games.

import { brailleEdition, customEdition, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { digits, type Script } from './script.testing.ts';

export const TOGETHER: readonly Script[] = [
  {
    name: 'solitaire',
    title: 'Alone against the house, two rounds',
    terms: standardTerms(superEdition(), { form: 'solitaire', length: { kind: 'rounds', rounds: 2 } }),
    play(table) {
      for (const code of ['11234', '88765']) {
        table.hide('house', digits(code));
        table.guess(0, digits('12345'));
        table.guess(0, digits(code));
      }
    },
  },
  {
    name: 'race',
    title: 'Race of three in turns: two break the code in the same turn and share the win',
    terms: { ...standardTerms(brailleEdition(), { form: 'race' }), seats: [PERSON, PERSON, PERSON] },
    play(table) {
      table.hide('house', digits('1123'));
      for (const seat of [2, 0, 1]) table.guess(seat, digits(`${seat + 1}456`));
      for (const [seat, guess] of [
        [0, '1123'],
        [1, '1132'],
        [2, '1123'],
      ] as const) {
        table.guess(seat, digits(guess));
      }
    },
  },
  {
    name: 'race-free',
    title: 'Race at their own pace: the first in time wins, whatever the rows',
    terms: { ...standardTerms(superEdition({ holes: 4, colours: 6 }), { form: 'race' }), pace: 'free' },
    play(table) {
      table.hide('house', digits('1123'));
      table.guess(1, digits('1122'));
      table.guess(1, digits('1456'));
      table.guess(0, digits('1122'));
      table.guess(1, digits('1123'));
    },
  },
  {
    name: 'custom',
    title: 'A custom game: six holes of seven kinds without repeats, in five rows',
    terms: standardTerms(
      customEdition({
        holes: 6,
        facets: [{ name: 'number', size: 7, blank: false }],
        repeats: false,
        rows: 5,
      }),
      { form: 'solitaire' },
    ),
    play(table) {
      table.hide('house', digits('123457'));
      table.refused(0, { type: 'place-guess', guess: digits('123451') });
      table.guess(0, digits('765432'));
      table.guess(0, digits('123457'));
    },
  },
];
