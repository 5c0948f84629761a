// Super in its sizes, with blanks, to a target, with a counted tray.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { digits, round, type Script, search } from './script.testing.ts';

const superTerms = standardTerms(superEdition());

export const SUPER: readonly Script[] = [
  {
    name: 'super',
    title: 'Super, two rounds by points: broken in three, then not at all',
    terms: superTerms,
    play(table) {
      round(table, 0, digits('11234'), digits('11223'), digits('11324'), digits('11234'));
      round(
        table,
        1,
        digits('87654'),
        ...Array.from({ length: 12 }, (_, row) => digits(`${(row % 8) + 1}1111`)),
      );
    },
  },
  {
    name: 'super-blanks',
    title: 'Super with blanks agreed: a blank is a ninth colour',
    terms: standardTerms(superEdition({ blanks: 'on' })),
    play(table) {
      round(table, 0, digits('01034'), digits('00000'), digits('10304'), digits('01034'));
      round(table, 1, digits('00000'), digits('12345'), digits('00000'));
    },
  },
  {
    name: 'super-makers-choice',
    title: "Super, blanks by the maker's choice: declared for one round, not for the other",
    terms: standardTerms(superEdition({ holes: 3, colours: 4, blanks: 'choice' })),
    play(table) {
      table.act(0, {
        type: 'hide-code',
        code: [0, 2, 2],
        blanks: true,
        palmed: null,
        commitment: null,
        key: null,
      });
      table.guess(1, [0, 2, 2]);
      table.act(1, {
        type: 'hide-code',
        code: [4, 2, 2],
        blanks: false,
        palmed: null,
        commitment: null,
        key: null,
      });
      table.guess(0, [4, 2, 2]);
    },
  },
  {
    name: 'super-smallest',
    title: 'Super with one hole and one colour',
    terms: standardTerms(superEdition({ holes: 1, colours: 1 })),
    play(table) {
      round(table, 0, [1], [1]);
      round(table, 1, [1], [1]);
    },
  },
  {
    name: 'super-target',
    title: 'Super to a target of six points, looked at after each pair of rounds',
    terms: { ...superTerms, length: { kind: 'target', points: 6 } },
    play(table) {
      for (const [first, second] of [
        [3, 3],
        [3, 3],
        [2, 1],
      ] as const) {
        round(table, 0, digits('11234'), ...search('11234', first));
        round(table, 1, digits('55678'), ...search('55678', second));
      }
    },
  },
  {
    name: 'super-tray',
    title: 'Super with a counted tray and palmed pegs: the counts are public, and they run out',
    terms: { ...standardTerms(superEdition({ holes: 2, colours: 3 })), supply: 11 },
    play(table) {
      const palmed = [[2, 0, 1]];
      table.act(0, { type: 'hide-code', code: [1, 3], blanks: null, palmed, commitment: null, key: null });
      for (const guess of [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 2],
      ])
        table.guess(1, guess);
      table.refused(1, { type: 'place-guess', guess: [1, 1] });
      table.guess(1, [1, 3]);
    },
  },
];
