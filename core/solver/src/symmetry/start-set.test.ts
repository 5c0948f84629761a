// Searches that begin with some of the codes, compared with trying every strategy.

import { type Code, type CodeSpec, type Dice, type Marking, seededDice } from '@blackpeg/rules';
import { describe, expect, inject, it } from 'vitest';
import { codeAt, indexOfCode } from '../candidates/code-table.ts';
import { type Field, openField } from '../candidates/field.ts';
import { workOut } from '../candidates/knowledge.ts';
import { pairSpec, plainField, plainSpec } from '../small-games.testing.ts';
import { everyStrategy } from '../strategies/every-strategy.testing.ts';
import { optimalStrategy } from '../trees/find-strategy.ts';

const codesIn = ({ table }: Field, candidates: Uint32Array): readonly Code[] =>
  Array.from(candidates, (index) => codeAt(table, index));

it('a set that lost its symmetry by chance is searched without it', () => {
  const field = plainField(3, 3);
  const codes = ['111', '113', '131', '133', '311', '313', '331'].map((code) => Array.from(code, Number));
  const candidates = Uint32Array.from(codes, (code) => indexOfCode(field.table, code));
  const { plan, proved } = optimalStrategy(field, { kind: 'average' }, {}, { candidates });
  expect({ total: plan?.total, proved }).toEqual({ total: 15, proved: true });
});

interface Game {
  readonly name: string;
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly sets: number;
}

const withBlank = (spec: CodeSpec): CodeSpec => ({
  ...spec,
  facets: spec.facets.map((facet) => ({ ...facet, size: facet.size - 1, blank: true })),
});

const GAMES: readonly Game[] = [
  { name: '3 x 3', spec: plainSpec(3, 3), marking: 'places', sets: 100 },
  { name: '3 x 3 with blanks', spec: withBlank(plainSpec(3, 3)), marking: 'places', sets: 24 },
  { name: '2 x 5', spec: plainSpec(2, 5), marking: 'places', sets: 60 },
  { name: '3 x 4', spec: plainSpec(3, 4), marking: 'places', sets: 24 },
  { name: '4 x 2', spec: plainSpec(4, 2), marking: 'places', sets: 60 },
  { name: '3 of 4 without repeats', spec: plainSpec(3, 4, false), marking: 'places', sets: 60 },
  { name: '2 of 6 without repeats', spec: plainSpec(2, 6, false), marking: 'places', sets: 40 },
  {
    name: '3 of 4 and a blank, without repeats',
    spec: withBlank(plainSpec(3, 5, false)),
    marking: 'places',
    sets: 24,
  },
  { name: 'pairs', spec: pairSpec(2, 2, 3), marking: 'pairs', sets: 60 },
  { name: 'pairs with blanks', spec: withBlank(pairSpec(2, 2, 3)), marking: 'pairs', sets: 24 },
  {
    name: 'pairs without repeats',
    spec: { ...pairSpec(2, 3, 2), repeats: false },
    marking: 'pairs',
    sets: 24,
  },
  { name: 'pairs without blue', spec: pairSpec(2, 2, 3), marking: 'places', sets: 24 },
];

/** In `npm test` one in this many sets. */
const SHARE = inject('isFullRun') ? 1 : 3;

describe.each(GAMES)('$name', ({ spec, marking, sets }) => {
  const field = openField(spec, marking);
  const every = everyStrategy(spec, marking);

  it('any set takes what trying everything takes, on average and at worst', () => {
    const dice = seededDice(18);
    for (let round = 0; round < sets / SHARE; round += 1) {
      const candidates = round % 2 === 0 ? someCodes(field, dice) : alikeCodes(field, dice);
      const codes = codesIn(field, candidates);
      const average = optimalStrategy(field, { kind: 'average' }, {}, { candidates });
      const asked = codes.map((code) => code.join('')).join(' ');
      expect([asked, average.plan?.total, average.proved]).toEqual([asked, every.leastTotal(codes), true]);
      const rows = every.leastRows(codes);
      const worst = optimalStrategy(field, { kind: 'worst-case' }, {}, { candidates });
      expect([asked, worst.plan?.total, worst.proved]).toEqual([asked, every.leastTotal(codes, rows), true]);
      expect(worst.plan?.most).toBeLessThanOrEqual(rows);
    }
  });
});

/** Any codes. */
function someCodes({ table }: Field, dice: Dice): Uint32Array {
  const size = 3 + dice(Math.min(9, table.size - 3));
  const chosen = new Set<number>();
  while (chosen.size < size) chosen.add(dice(table.size));
  return Uint32Array.from(chosen).sort();
}

/** Codes without a certain peg, or with one: nearly symmetric, like real positions. */
function alikeCodes(field: Field, dice: Dice): Uint32Array {
  const { table } = field;
  const { spec, marking } = table;
  const rows = Array.from({ length: 1 + dice(2) }, () => ({
    guess: codeAt(table, dice(table.size)),
    mark: table.feedback[dice(table.feedback.length)] ?? { black: 0, white: 0, blue: 0 },
  }));
  const { candidates } = workOut(field, { spec, marking, rows, missing: null });
  const left = candidates.filter(() => dice(8) > 0).subarray(0, 12);
  return left.length < 3 ? someCodes(field, dice) : left.slice();
}
