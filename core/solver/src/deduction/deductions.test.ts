// Deductions are true, and proved by exactly the rows they name.

import { allCodes, type Code, type CodeSpec, firstMisfit, kindsOf, type MarkedGuess } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOfCode } from '../candidates/code-table.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { deductions, reason } from './deductions.ts';
import { type Fact, factTest } from './facts.ts';

describe('deductions', () => {
  it.each(SMALL_GAMES)('hold in every code the named rows allow, and need all of them: $name', (game) => {
    const codes = [...allCodes(game.spec)];
    const field = fieldFor(game);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), (count, seed) => {
        const { knowledge } = playedPosition(game, count, seed);
        for (const { fact, rows } of deductions(field, knowledge)) {
          expect(rows.length).toBeGreaterThan(0);
          const proving = rows.map((row) => knowledge.rows[row] as MarkedGuess);
          expect(follows(game, codes, proving, fact)).toBe(true);
          for (const row of proving) {
            expect(
              follows(
                game,
                codes,
                proving.filter((other) => other !== row),
                fact,
              ),
            ).toBe(false);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(SMALL_GAMES)('say what can be in each hole: $name', (game) => {
    const field = fieldFor(game);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), (count, seed) => {
        const { knowledge } = playedPosition(game, count, seed);
        const fitting = [...allCodes(game.spec)].filter(
          (code) => firstMisfit(game.marking, knowledge.rows, code) === undefined,
        );
        const facts = deductions(field, knowledge).map(({ fact }) => fact);
        for (const [facet] of game.spec.facets.entries()) {
          for (let hole = 1; hole <= game.spec.holes; hole += 1) {
            const kinds = new Set(fitting.map((code) => kindsOf(game.spec, code[hole - 1] as number)[facet]));
            const certain = facts.some(
              (fact) => fact.kind === 'here' && fact.hole === hole && fact.facet === facet,
            );
            expect(certain).toBe(kinds.size === 1);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it.each(SMALL_GAMES)('tell how often a kind occurs, at least and at most: $name', (game) => {
    const field = fieldFor(game);
    for (let seed = 1; seed <= 12; seed += 1) {
      const { knowledge } = playedPosition(game, 1 + (seed % 4), seed);
      const fitting = [...allCodes(game.spec)].filter(
        (code) => firstMisfit(game.marking, knowledge.rows, code) === undefined,
      );
      const facts = deductions(field, knowledge).map(({ fact }) => fact);
      for (const [facet, { size }] of game.spec.facets.entries()) {
        for (let value = 1; value <= size; value += 1) {
          const counts = fitting.map(
            (code) => code.filter((peg) => kindsOf(game.spec, peg)[facet] === value).length,
          );
          const own = facts.flatMap((fact) =>
            fact.kind === 'count' && fact.facet === facet && fact.value === value ? [fact] : [],
          );
          const least = Math.max(0, ...own.map((fact) => fact.least));
          expect(least).toBe(Math.min(...counts));
        }
      }
    }
  });

  it('name the row that leaves no room', () => {
    const game = SMALL_GAMES[1] as SmallGame;
    const rows = [
      { guess: [1, 1, 2], mark: { black: 1, white: 0, blue: 0 } },
      { guess: [2, 3, 3], mark: { black: 0, white: 0, blue: 0 } },
    ];
    const found = deductions(fieldFor(game), { spec: game.spec, marking: game.marking, rows, missing: null });
    expect(found).toContainEqual({
      fact: { kind: 'count', facet: 0, value: 3, least: 0, most: 0 },
      rows: [1],
    });
    expect(found).toContainEqual({
      fact: { kind: 'count', facet: 0, value: 1, least: 1, most: 1 },
      rows: [0, 1],
    });
    expect(found).toContainEqual({ fact: { kind: 'here', hole: 3, facet: 0, value: 4 }, rows: [0, 1] });
  });

  it('are none where no code fits', () => {
    const game = SMALL_GAMES[0] as SmallGame;
    const none = { black: 0, white: 0, blue: 0 };
    const rows = [1, 2, 3, 4].map((peg) => ({ guess: [peg, peg], mark: none }));
    expect(
      deductions(fieldFor(game), { spec: game.spec, marking: game.marking, rows, missing: null }),
    ).toEqual([]);
  });
});

describe('reasoning', () => {
  it.each(SMALL_GAMES)('ends with everything that can be told: $name', (game) => {
    const field = fieldFor(game);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), (count, seed) => {
        const { knowledge } = playedPosition(game, count, seed);
        const { steps, depth } = reason(field, knowledge);
        const told = steps.flatMap((step) => step.deductions.map(({ fact }) => fact));
        for (const { fact, rows } of deductions(field, knowledge)) {
          expect(told).toContainEqual(fact);
          expect(rows.length).toBeLessThanOrEqual(knowledge.rows.length);
        }
        expect(depth).toBe(Math.max(0, ...steps.map((step) => step.rows)));
        expect(depth).toBeLessThanOrEqual(knowledge.rows.length);
      }),
      { numRuns: 15 },
    );
  });
});

function follows(game: SmallGame, codes: readonly Code[], rows: readonly MarkedGuess[], fact: Fact): boolean {
  const fitting = codes.filter((code) => firstMisfit(game.marking, rows, code) === undefined);
  const { table } = fieldFor(game);
  const quick = factTest(table, [fact]);
  for (const code of fitting) expect(quick(indexOfCode(table, code))).toBe(holds(game.spec, code, fact));
  return fitting.every((code) => holds(game.spec, code, fact));
}

function holds(spec: CodeSpec, code: Code, fact: Fact): boolean {
  const kinds = code.map((peg) => kindsOf(spec, peg)[fact.facet]);
  switch (fact.kind) {
    case 'here':
      return kinds[fact.hole - 1] === fact.value;
    case 'not-here':
      return kinds[fact.hole - 1] !== fact.value;
    case 'count': {
      const count = kinds.filter((kind) => kind === fact.value).length;
      return count >= fact.least && count <= fact.most;
    }
  }
}
