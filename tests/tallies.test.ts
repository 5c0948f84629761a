// Exact tallies: how often each feedback is earned, kept in golden files and counted again by a naive marking.
// UPDATE_GOLDEN=1 npx vitest run tests/tallies.test.ts writes the files anew; a changed line is a changed rule.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  allCodes,
  allPegs,
  type Code,
  type CodeSpec,
  countCodes,
  countPegs,
  drawCode,
  type GameName,
  mark,
  sameFeedback,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { describe, expect, inject, test, vi } from 'vitest';
import { naiveMark } from './naive-mark.testing.ts';
import {
  codeText,
  type Mark,
  type Pattern,
  patternsOf,
  sumOf,
  type Tally,
  talliesOf,
  tallyText,
} from './tallies.testing.ts';

// Counting takes seconds, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const places: Mark = (code, guess) => mark('places', code, guess);
const pairs: Mark = (code, guess) => mark('pairs', code, guess);
const naivePlaces: Mark = (code, guess) => naiveMark(false, code, guess);
const naivePairs: Mark = (code, guess) => naiveMark(true, code, guess);

/** A guess of each pattern with its tally, and the tally of all pairs. */
interface Cell {
  readonly patterns: readonly Pattern[];
  readonly tallies: readonly Tally[];
  readonly all: Tally;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const total = (tally: Tally) => Object.values(tally).reduce((sum, count) => sum + count, 0);

const UPDATES = process.env.UPDATE_GOLDEN === '1';

/** `isCounted` says which lines of the file are checked; all others are left out. */
function golden(
  name: string,
  header: readonly string[],
  lines: readonly string[],
  isCounted = (_line: string) => true,
): void {
  const file = fileURLToPath(new URL(`golden/${name}`, import.meta.url));
  const text = [...header.map((line) => `# ${line}`), ...lines, ''].join('\n');
  if (UPDATES) writeFileSync(file, text);
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n').filter(isCounted));
}

const REGENERATE = 'Written by: UPDATE_GOLDEN=1 npx vitest run tests/tallies.test.ts';

describe('plain pegs, 1 to 5 holes and 1 to 9 kinds', () => {
  /** Up to this many codes every code is marked against every guess; beyond, a guess of each pattern stands for all. */
  const MOST_FOR_ALL_PAIRS = 1300;

  const CELLS = upTo(5).flatMap((holes) =>
    upTo(9).map((kinds) => ({ holes, kinds, spec: cellSpec(holes, kinds) })),
  );

  /** The ninth kind is the blank. */
  function cellSpec(holes: number, kinds: number): CodeSpec {
    return widestSpec(
      superEdition(kinds === 9 ? { holes, colours: 8, blanks: 'on' } : { holes, colours: kinds }),
    );
  }

  const known = new Map<CodeSpec, Cell>();

  /** As the engine marks, counted once for all tests. */
  function knownCell(spec: CodeSpec): Cell {
    const cell = known.get(spec) ?? cellOf(spec, places);
    known.set(spec, cell);
    return cell;
  }

  function cellOf(spec: CodeSpec, marking: Mark): Cell {
    const patterns = patternsOf(spec);
    const tallies = talliesOf(
      allCodes(spec),
      patterns.map(({ guess }) => guess),
      marking,
    );
    const times = patterns.map(({ guesses }) => guesses);
    return { patterns, tallies, all: sumOf(tallies, times) };
  }

  function linesOf(spec: CodeSpec, kinds: number, { patterns, tallies, all }: Cell): readonly string[] {
    const cell = `${spec.holes}x${kinds}`;
    return [
      `${cell} all ${countCodes(spec) ** 2} = ${tallyText(all, 2)}`,
      ...patterns.map(
        ({ guess, guesses }, index) =>
          `${cell} ${codeText(spec, guess)} x${guesses} = ${tallyText(tallies[index] ?? {}, 2)}`,
      ),
    ];
  }

  const HEADER = [
    'How often each feedback (black-white:times) is earned, for every cell of holes x kinds; the ninth kind is the blank.',
    '"all" counts every pair of code and guess. Below it stands one guess for each pattern of repeated pegs, marked',
    'against every code; "x" says how many guesses repeat alike, and the weighted sum of these lines is the line "all".',
    `In cells of up to ${MOST_FOR_ALL_PAIRS} codes the line "all" is also counted pair by pair.`,
    REGENERATE,
  ];

  test('F1a, F1b, C3b: the tallies are those of the golden file', () => {
    golden(
      'tallies-places.txt',
      HEADER,
      CELLS.flatMap(({ spec, kinds }) => linesOf(spec, kinds, knownCell(spec))),
    );
  });

  test('F1a, F1b: a naive marking counts the same', () => {
    for (const { spec } of CELLS) {
      expect(cellOf(spec, naivePlaces)).toEqual(knownCell(spec));
    }
  });

  test('F1b: in small cells, counting every pair gives the same as one guess for each pattern', () => {
    const small = CELLS.filter(({ spec }) => countCodes(spec) <= MOST_FOR_ALL_PAIRS);
    expect(small.length).toBeGreaterThan(30);
    for (const { spec, holes, kinds } of small) {
      const pairByPair = sumOf(talliesOf(allCodes(spec), [...allCodes(spec)], places));
      expect([holes, kinds, pairByPair]).toEqual([holes, kinds, knownCell(spec).all]);
    }
  });

  test('F1a: blacks alone follow from chance: of n holes b are right in (n over b) times (k - 1) to the n - b codes', () => {
    for (const { spec, holes, kinds } of CELLS) {
      expect([holes, kinds, blacksIn(knownCell(spec).all)]).toEqual([
        holes,
        kinds,
        blacksByChance(holes, kinds, countCodes(spec)),
      ]);
    }
  });

  test('F1b: four holes, six kinds, 1122: as published by Knuth in 1977', () => {
    const [tally] = talliesOf(allCodes(cellSpec(4, 6)), [[1, 1, 2, 2]], places);
    expect(tallyText(tally ?? {}, 2)).toBe(
      '0-0:256 0-1:256 0-2:96 0-3:16 0-4:1 1-0:256 1-1:208 1-2:36 2-0:114 2-1:32 2-2:4 3-0:20 4-0:1',
    );
  });
});

describe('pairs', () => {
  /** The first guesses repeat pairs, the next repeat colours or shapes, and the last have blanks if possible. */
  const WITHOUT_BLANKS = ['RtRtRtRt', 'RtRtRtGc', 'RtRtGcGc', 'RtRtRcGc', 'RtRcRsRr', 'RtRcGtGc', 'RtGcBsYr'];
  const WITH_BLANKS = ['RtRtGcGc', 'RtRtRcGc', 'RtGcBsYr', '........', '....Rt.t', 'R..tR.Gc'];
  const GUESSES: Readonly<Record<GameName, readonly string[]>> = {
    '1': WITHOUT_BLANKS,
    '2': WITH_BLANKS,
    '3': ['RtRtRtGc', 'RtRtGcGc', 'RtRcRsRr', 'RtGcBsYr'],
    '3b': ['RtRtGcGc', '....Rt.t', 'R..tR.Gc'],
  };
  const GAMES = ['1', '2', '3', '3b'] as const;
  /** Games with blanks have four times as many codes, which are counted in `npm run test:full`. */
  const COUNTED: readonly GameName[] = UPDATES || inject('isFullRun') ? GAMES : ['1', '3'];

  const specOf = (game: GameName) => widestSpec(shapesEdition(game));
  const markOf = (game: GameName) => (shapesEdition(game).marking === 'pairs' ? pairs : places);
  const naiveOf = (game: GameName) => (shapesEdition(game).marking === 'pairs' ? naivePairs : naivePlaces);
  const guessesOf = (game: GameName) => GUESSES[game].map(parse);

  function parse(text: string): Code {
    const letters = [...text].map((letter, index) => (index % 2 === 0 ? '.RGBYK' : '.tcsrh').indexOf(letter));
    return [0, 2, 4, 6].map((at) => 10 * (letters[at] ?? 0) + (letters[at + 1] ?? 0));
  }

  const known = new Map<GameName, readonly Tally[]>();

  /** Counted once for all tests. */
  function countedIn(game: GameName): readonly Tally[] {
    const tallies = known.get(game) ?? talliesOf(allCodes(specOf(game)), guessesOf(game), markOf(game));
    known.set(game, tallies);
    return tallies;
  }

  const HEADER = [
    'How often each feedback (black-white-blue:times) is earned in the games of shapes, for fixed guesses against every',
    'code: 390,625 in games 1 and 3, 1,679,616 in games 2 and 3b. A pair is a colour and a shape, a point is a blank.',
    REGENERATE,
  ];

  test('F2a, F2b, F2c, F5, C8: the tallies are those of the golden file', () => {
    const lines = COUNTED.flatMap((game) =>
      guessesOf(game).map((guess, index) => {
        const tally = tallyText(countedIn(game)[index] ?? {}, 3);
        return `game ${game} ${codeText(specOf(game), guess)} = ${tally}`;
      }),
    );
    const isCounted = (line: string) => {
      const [, game] = /^game (\w+)/.exec(line) ?? [];
      return game === undefined || COUNTED.some((one) => one === game);
    };
    golden('tallies-shapes.txt', HEADER, lines, isCounted);
  });

  const WHOLE = inject('isFullRun') ? (['1', '3'] as const) : [];

  test.each(WHOLE)('F2b, F2c: a naive marking counts the same in game %s', (game) => {
    expect(talliesOf(allCodes(specOf(game)), guessesOf(game), naiveOf(game))).toEqual(countedIn(game));
  });

  test.each(GAMES)('F2b, F2c, F5: a naive marking agrees on codes by chance in game %s', (game) => {
    const dice = seededDice(5);
    const spec = specOf(game);
    for (const guess of guessesOf(game)) {
      const codes = Array.from({ length: 5_000 }, (_, turn) =>
        turn % 2 === 0 ? drawCode(spec, dice) : alike(guess, dice),
      );
      const [fast, slow] = [markOf(game), naiveOf(game)];
      const unlike = codes.filter((code) => !sameFeedback(fast(code, guess), slow(code, guess)));
      expect(unlike).toEqual([]);
    }
  });

  /** Made of the guess's own colours and shapes, so that there is something to spend. */
  function alike(guess: Code, dice: (sides: number) => number): Code {
    const some = () => guess[dice(guess.length)] ?? 0;
    return guess.map(() => 10 * Math.floor(some() / 10) + (some() % 10));
  }

  test.each(COUNTED)(
    'C6a, C7, C8: in game %s each tally is of all codes, and blacks alone follow from chance',
    (game) => {
      const spec = specOf(game);
      for (const tally of countedIn(game)) {
        expect(total(tally)).toBe(countCodes(spec));
        expect(blacksIn(tally)).toEqual(blacksByChance(4, countPegs(spec), 1));
      }
    },
  );

  test('C8: leaving blue out changes nothing else', () => {
    for (const [index, text] of GUESSES['3'].entries()) {
      const withBlue = countedIn('1')[GUESSES['1'].indexOf(text)] ?? {};
      const merged = sumOf(
        Object.entries(withBlue).map(([key, count]) => ({ [`${key.slice(0, 3)}-0`]: count })),
      );
      expect(countedIn('3')[index]).toEqual(merged);
    }
  });

  function small(holes: number, colours: number, shapes: number, blank: boolean): CodeSpec {
    const facets = [
      { name: 'colour', size: colours, blank },
      { name: 'shape', size: shapes, blank },
    ] as const;
    return { holes, facets, repeats: true };
  }

  test.each([small(3, 2, 2, true), small(4, 2, 2, false), small(4, 3, 2, false)])(
    'F2b, F2c: a naive marking agrees on every code and guess of a small game: %j',
    (spec) => {
      // Kinds can be renamed, so it is enough that the guess begins with the first pair.
      const guesses = [...allCodes(spec)].filter(([peg]) => peg === allPegs(spec)[0]);
      for (const code of allCodes(spec)) {
        const unlike = guesses.filter((guess) => !sameFeedback(pairs(code, guess), naivePairs(code, guess)));
        expect(unlike).toEqual([]);
      }
    },
  );

  test.each([5, 6])('F2c: a naive marking agrees on %d holes crowded with repeats', (holes) => {
    const dice = seededDice(holes);
    const spec = small(holes, 2, 2, false);
    for (let turn = 0; turn < 1000; turn += 1) {
      const [code, guess] = [drawCode(spec, dice), drawCode(spec, dice)];
      expect([code, guess, pairs(code, guess)]).toEqual([code, guess, naivePairs(code, guess)]);
    }
  });
});

function blacksIn(tally: Tally): readonly number[] {
  const blacks: number[] = [];
  for (const [feedback, count] of Object.entries(tally)) {
    const black = Number(feedback.charAt(0));
    blacks[black] = (blacks[black] ?? 0) + count;
  }
  return Array.from(blacks, (count) => count ?? 0);
}

function blacksByChance(holes: number, kinds: number, guesses: number): readonly number[] {
  let ways = 1;
  const counts = Array.from({ length: holes + 1 }, (_, black) => {
    const count = ways * (kinds - 1) ** (holes - black) * guesses;
    ways = (ways * (holes - black)) / (black + 1);
    return count;
  });
  return counts;
}
