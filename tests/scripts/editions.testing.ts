// Editions of one size in all their games.

import { BOX_NAMES, EDITIONS, editionNamed, shapesEdition, standardTerms } from '@blackpeg/rules';
import { digits, pairs, round, type Script } from './script.testing.ts';

const named = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const ONE_SIZE: readonly Script[] = [
  ...BOX_NAMES.filter((name) => EDITIONS[name].sizing === 'blanks').flatMap((name): readonly Script[] => [
    {
      name,
      title: `${named(name)}, game 1, by ${EDITIONS[name].scoring === 'points' ? 'points' : 'fewest rows'}`,
      terms: standardTerms(editionNamed(name)),
      play(table) {
        round(table, 0, digits('1123'), digits('1122'), digits('1123'));
        round(table, 1, digits('6543'), digits('1122'), digits('3456'), digits('6543'));
      },
    },
    {
      name: `${name}-blanks`,
      title: `${named(name)}, game 2: an empty hole is a seventh ${EDITIONS[name].facets[0]?.name}`,
      terms: standardTerms(editionNamed(name, { game: '2' })),
      play(table) {
        round(table, 0, digits('0120'), digits('1200'), digits('0120'));
        round(table, 1, digits('6006'), digits('6006'));
      },
    },
  ]),
  ...(['1', '2', '3', '3b'] as const).map((game): Script => {
    const blanks = game === '2' || game === '3b';
    return {
      name: `shapes-${game}`,
      title: `Shapes, game ${game}: the rulebook's own examples`,
      terms: standardTerms(shapesEdition(game)),
      play(table) {
        round(table, 0, pairs('21 53 41 54'), pairs('55 54 41 21'), pairs('21 53 41 54'));
        const code = blanks ? '10 1 0 22' : '14 51 25 11';
        const guess = blanks ? '20 1 12 0' : '51 12 25 51';
        round(table, 1, pairs(code), pairs(guess), pairs(code));
      },
    };
  }),
];
