// Version 2 of the daily: from small on Mondays to large on Sundays, through all editions; no code comes twice within a
// year, and the puzzles need more rows at once from day to day.

import {
  brailleEdition,
  type Code,
  countCodes,
  duelEdition,
  type Edition,
  editionNamed,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import type { PuzzleOptions } from './puzzle.ts';
import { codeInTurn, hashOf, inRound } from './turns.ts';

/** By weekday, Monday first: never fewer codes than the day before, nor fewer rows to find one in. */
const CODES: readonly [Edition, ...Edition[]] = [
  editionNamed('original'),
  editionNamed('mini'),
  brailleEdition('on'),
  duelEdition(4),
  superEdition(),
  superEdition({ blanks: 'on' }),
  shapesEdition('1'),
];

interface PuzzleRung {
  readonly edition: Edition;
  /** How many rows are to be kept in mind at once. */
  readonly depth: number;
  /** Positions tried for it. Most days one of the first few will do; the limit keeps the day within its time. */
  readonly tries: number;
}

/** By weekday too, of another edition than the code. Games whose puzzles are made quickly, because a player is waiting. */
const PUZZLES: readonly [PuzzleRung, ...PuzzleRung[]] = [
  { edition: brailleEdition(), depth: 1, tries: 100 },
  { edition: editionNamed('original'), depth: 2, tries: 50 },
  { edition: duelEdition(4), depth: 2, tries: 50 },
  { edition: brailleEdition('on'), depth: 3, tries: 60 },
  { edition: duelEdition(4), depth: 3, tries: 60 },
  { edition: duelEdition(5), depth: 3, tries: 20 },
  { edition: superEdition({ holes: 5, colours: 6 }), depth: 4, tries: 120 },
];

/** The number of weeks that a year can touch. */
const WEEKS = 53;

/** A day of the ladder: its week since the ladder's first, and its weekday, Monday 0. */
export interface LadderDay {
  readonly week: number;
  readonly weekday: number;
}

export function ladderCode(day: LadderDay): { readonly edition: Edition; readonly code: Code } {
  const edition = inRound(CODES, day.weekday);
  const { name, places, place } = turnsOf('code', CODES, edition, day);
  return { edition, code: codeInTurn(widestSpec(edition), name, day.week * places + place) };
}

/** The game of its puzzle, and how it is made. */
export function ladderPuzzle(
  day: LadderDay,
  date: string,
): { readonly edition: Edition; readonly seed: number; readonly options: PuzzleOptions } {
  const { edition, depth, tries } = inRound(PUZZLES, day.weekday);
  const spec = widestSpec(edition);
  const editions = PUZZLES.map((rung) => rung.edition);
  const { name, places, place } = turnsOf('puzzle', editions, edition, day);
  // This many codes belong to one day for a year.
  const own = Math.floor(countCodes(spec) / (WEEKS * places));
  const first = (day.week * places + place) * own;
  return {
    edition,
    seed: hashOf(`2 puzzle ${date}`),
    options: {
      depth,
      tries,
      mostRows: edition.rows,
      leastRows: Math.max(2, depth),
      solution: (trial) => codeInTurn(spec, name, first + (trial % own)),
    },
  };
}

/** Weekdays with codes of the same size share one order, so that they have no code in common either. */
function turnsOf(
  kind: 'code' | 'puzzle',
  ladder: readonly Edition[],
  edition: Edition,
  { weekday }: LadderDay,
): { readonly name: string; readonly places: number; readonly place: number } {
  const size = sizeOf(edition);
  const sharing = ladder.flatMap((each, at) => (sizeOf(each) === size ? [at] : []));
  return { name: `2 ${kind} ${size}`, places: sharing.length, place: sharing.indexOf(weekday) };
}

function sizeOf(edition: Edition): string {
  const { holes, facets } = widestSpec(edition);
  return [holes, ...facets.map(({ size, blank }) => (blank ? -size : size))].join(' ');
}
