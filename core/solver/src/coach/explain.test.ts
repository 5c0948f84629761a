// Every step of an explanation is true: checked by brute force over all codes, independently of the patterns.

import {
  allCodes,
  type Code,
  type CodeSpec,
  firstMisfit,
  kindsOf,
  type MarkedGuess,
  type Marking,
  mark,
  seededDice,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOfCode } from '../candidates/code-table.ts';
import { openField } from '../candidates/field.ts';
import { fittingTray, type Knowledge } from '../candidates/knowledge.ts';
import { deductions } from '../deduction/deductions.ts';
import { type Fact, factTest } from '../deduction/facts.ts';
import { fieldFor, missingFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { explain } from './explain.ts';
import type { CoachStep, RowClash } from './step.ts';

const colours = (holes: number, size: number, blank = false): CodeSpec => ({
  holes,
  facets: [{ name: 'colour', size, blank }],
  repeats: true,
});

/** Large enough for several patterns to apply at once. */
const GAMES: readonly SmallGame[] = [
  ...SMALL_GAMES,
  { name: '4 x 6', spec: colours(4, 6), marking: 'places' },
  { name: '4 x 5 with blanks', spec: colours(4, 5, true), marking: 'places' },
];

describe('an explanation', () => {
  it.each(GAMES)('is true step by step, and leads to what it explains: $name', (game) => {
    const codes = [...allCodes(game.spec)];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(), fc.boolean(), (count, seed, counted) => {
        const { code, knowledge } = playedPosition(game, count, seed);
        const missing = counted ? missingFor(game.spec, code, seededDice(seed)) : null;
        everyStepHolds(game, codes, { ...knowledge, missing });
      }),
      { numRuns: 12 },
    );
  });

  it('is true where rows are guesses that fit, as in a real search', () => {
    const game = GAMES.find(({ name }) => name === '4 x 6') as SmallGame;
    const codes = [...allCodes(game.spec)];
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 1295 }), (seed, secret) => {
        const dice = seededDice(seed);
        const rows: MarkedGuess[] = [];
        for (let row = 0; row < 4; row += 1) {
          const open = codes.filter((code) => firstMisfit('places', rows, code) === undefined);
          const guess = open[dice(open.length)] as Code;
          rows.push({ guess, mark: mark('places', codes[secret] as Code, guess) });
        }
        everyStepHolds(game, codes, { spec: game.spec, marking: 'places', rows, missing: null });
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ['row without an answer peg', [row([1, 2, 3, 4], 0, 0)], absent(1), 'nothing'],
    [
      'row without black',
      [row([1, 2, 3, 4], 0, 2)],
      { kind: 'not-here', hole: 1, facet: 0, value: 1 },
      'no-black',
    ],
    [
      'rows that differ in one hole, one black more',
      [row([1, 1, 2, 3], 0, 1), row([1, 4, 2, 3], 1, 1)],
      { kind: 'here', hole: 2, facet: 0, value: 4 },
      'one-changed',
    ],
    ['rows that hold all', [row([1, 1, 2, 2], 1, 1), row([3, 3, 4, 4], 0, 2)], absent(6), 'room'],
    [
      'answer pegs that are accounted for',
      [row([1, 1, 1, 1], 1, 0), row([1, 2, 3, 3], 0, 1)],
      absent(2),
      'accounted',
    ],
    [
      'a peg that would earn too much',
      [row([1, 1, 1, 1], 2, 0), row([1, 2, 2, 2], 0, 1)],
      { kind: 'not-here', hole: 1, facet: 0, value: 1 },
      'no-black',
    ],
  ] as const)('sees a %s', (_, rows, fact, kind) => {
    const knowledge = { spec: colours(4, 6), marking: 'places', rows, missing: null } as const;
    const steps = explain(
      openField(knowledge.spec, 'places'),
      knowledge,
      [fact],
      rows.map((_, at) => at),
    );
    expect(steps.at(-1)).toMatchObject({ reason: { kind }, facts: [fact] });
  });

  it('says how many codes were tried where no pattern leads there', () => {
    const game = { name: 'pairs', spec: SMALL_GAMES[7]?.spec as CodeSpec, marking: 'places' } as const;
    const { knowledge } = playedPosition(game, 4, 3);
    const field = openField(game.spec, 'places');
    const [one] = deductions(field, knowledge);
    const [step] = one ? explain(field, knowledge, [one.fact], one.rows) : [];
    expect(step?.reason).toEqual({ kind: 'checked', codes: expect.any(Number) });
  });
});

function everyStepHolds(game: SmallGame, codes: readonly Code[], knowledge: Knowledge): void {
  const field = fieldFor(game);
  const inTray = new Set(fittingTray(field.table, knowledge));
  const allowed = codes.filter((code) => inTray.has(indexOfCode(field.table, code)));
  for (const { fact, rows } of deductions(field, knowledge)) {
    const steps = explain(field, knowledge, [fact], rows);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(steps.at(-1)?.facts).toContainEqual(fact);
    for (const [at, step] of steps.entries()) {
      const supposed = step.supposing ? [step.supposing] : [];
      const before = [...step.uses.flatMap((used) => steps[used]?.facts ?? []), ...supposed];
      expect(step.uses.every((used) => used < at)).toBe(true);
      expect(step.uses.every((used) => isFree(steps[used] as CoachStep) || step.supposing !== null)).toBe(
        true,
      );
      const agreeing = allowed.filter(agreesWith(game, before));
      const proving = step.rows.map((row) => knowledge.rows[row] as MarkedGuess);
      const fitting = agreeing.filter((code) => firstMisfit(game.marking, proving, code) === undefined);
      // A clash ends a supposition: no code is left, so the opposite holds.
      if (step.reason.kind.endsWith('clash')) expect(fitting, told(steps, knowledge)).toEqual([]);
      else if (step.supposing === null) expect(fitting.length).toBeGreaterThan(0);
      expect(
        fitting.filter((code) => !agreesWith(game, step.facts)(code)),
        told(steps, knowledge),
      ).toEqual([]);
      figuresHold(game, step, agreeing, proving, told(steps, knowledge));
    }
  }
}

/** What a reason states besides its conclusion. */
function figuresHold(
  game: SmallGame,
  { reason, facts }: CoachStep,
  agreeing: readonly Code[],
  rows: readonly MarkedGuess[],
  message: string,
): void {
  const [first] = rows;
  const shared = (code: Code, kinds: readonly number[]) =>
    kinds.reduce((sum, kind) => sum + Math.min(times(code, kind), times(first?.guess ?? [], kind)), 0);
  const about = facts.flatMap((fact) => (fact.kind === 'count' ? [fact.value] : []));
  switch (reason.kind) {
    case 'checked':
      expect(agreeing.filter((code) => !agreesWith(game, facts)(code)).length).toBe(reason.codes);
      break;
    case 'accounted': {
      const by = reason.by.map(({ kind }) => kind);
      expect(
        agreeing.every((code) => shared(code, by) >= reason.taken),
        message,
      ).toBe(true);
      break;
    }
    case 'others-too-few': {
      const others = [...new Set(first?.guess)].filter((kind) => !about.includes(kind));
      expect(
        agreeing.every((code) => shared(code, others) <= reason.others),
        message,
      ).toBe(true);
      break;
    }
    case 'suppose':
      expect(
        agreeing
          .filter(
            (code) => kindsOf(game.spec, code[reason.hole - 1] as number)[reason.of.facet] === reason.of.kind,
          )
          .every((code) => isBounded(reason.clash, game.marking, code, first?.guess ?? [])),
        message,
      ).toBe(true);
      break;
    case 'row-clash':
      expect(
        agreeing.every((code) => isBounded(reason.clash, game.marking, code, first?.guess ?? [])),
        message,
      ).toBe(true);
      break;
    case 'room': {
      const others = rows.map(({ guess }) => new Set(guess.filter((peg) => !about.includes(peg))));
      const filled = (code: Code) => code.filter((peg) => others.some((kinds) => kinds.has(peg))).length;
      const fitting = agreeing.filter((code) => firstMisfit(game.marking, rows, code) === undefined);
      expect(
        fitting.every((code) => filled(code) >= reason.filled),
        message,
      ).toBe(true);
      break;
    }
    default:
      break;
  }
}

function isBounded({ what, bound, count }: RowClash, marking: Marking, code: Code, guess: Code): boolean {
  const { black, white } = mark(marking, code, guess);
  const got = what === 'black' ? black : black + white;
  return bound === 'least' ? got >= count : got <= count;
}

/** Relies on no supposition. */
function isFree({ supposing, reason }: CoachStep): boolean {
  return supposing === null || reason.kind.endsWith('clash');
}

function agreesWith(game: SmallGame, facts: readonly Fact[]): (code: Code) => boolean {
  const { table } = fieldFor(game);
  const test = factTest(table, facts);
  return (code) => test(indexOfCode(table, code));
}

function times(code: Code, kind: number): number {
  return code.filter((peg) => peg === kind).length;
}

function row(guess: Code, black: number, white: number): MarkedGuess {
  return { guess, mark: { black, white, blue: 0 } };
}

function absent(value: number): Fact {
  return { kind: 'count', facet: 0, value, least: 0, most: 0 };
}

function told(steps: readonly CoachStep[], { rows }: Knowledge): string {
  return JSON.stringify({ rows, steps }, null, 1);
}
