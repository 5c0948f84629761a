// Bots: legal guesses at every level, the same for the same dice, each level better than the one below.

import { brailleEdition, checkCode, drawCode, seededDice, shapesEdition, widestSpec } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { openField } from '../candidates/field.ts';
import { workOut } from '../candidates/knowledge.ts';
import { playOut } from '../play-out.ts';
import { fieldFor, playedPosition, SMALL_GAMES, type SmallGame } from '../positions.testing.ts';
import { chooseGuess, seesContradiction } from './choose-guess.ts';
import { LEVEL_NAMES, LEVELS, levelNamed } from './level.ts';
import { rememberedRows } from './memory.ts';

const edition = brailleEdition();
const spec = widestSpec(edition);
const field = openField(spec, edition.marking);

describe('bots', () => {
  it('have every level, in order', () => {
    expect(LEVELS.map(({ name }) => name)).toEqual(LEVEL_NAMES);
    for (const name of LEVEL_NAMES) expect(levelNamed(name).name).toBe(name);
  });

  it.each(LEVELS)('S3: break codes of every kind: $name', (level) => {
    for (const game of SMALL_GAMES) {
      const { code, knowledge } = playedPosition(game, 0, 3);
      const dice = seededDice(9);
      const start = workOut(fieldFor(game), knowledge);
      const rows = playOut(
        fieldFor(game),
        start,
        code,
        (on, now) => chooseGuess(on, now.knowledge, level, dice),
        60,
      );
      expect(rows.at(-1)?.guess).toEqual(code);
      for (const { guess } of rows) expect(checkCode(game.spec, guess).ok).toBe(true);
    }
  });

  it.each(LEVELS)('play the same with the same dice: $name', (level) => {
    const { knowledge } = playedPosition({ name: 'braille', spec, marking: 'places' }, 3, 2);
    const guesses = [1, 1, 2].map((seed) => chooseGuess(field, knowledge, level, seededDice(seed)));
    expect(guesses[0]).toEqual(guesses[1]);
  });

  it('take fewer rows the better they are', () => {
    const mean = (['beginner', 'steady', 'master'] as const).map((name) => meanRows(name, 60));
    expect(mean).toEqual([...mean].sort((a, b) => b - a));
    expect((mean[0] ?? 0) - (mean[1] ?? 0)).toBeGreaterThan(0.5);
  });

  it('guess on where wrong marks leave no code', () => {
    const game = SMALL_GAMES[0] as SmallGame;
    const { knowledge } = playedPosition(game, 0, 1);
    const rows = [1, 2, 3, 4].map((peg) => ({ guess: [peg, peg], mark: { black: 0, white: 0, blue: 0 } }));
    for (const level of LEVELS) {
      const guess = chooseGuess(fieldFor(game), { ...knowledge, rows }, level, seededDice(1));
      expect(checkCode(game.spec, guess).ok).toBe(true);
    }
  });
});

describe('claims', () => {
  it.each(LEVELS)('W2b: every level but the beginner sees that no code fits: $name', (level) => {
    for (const game of SMALL_GAMES) {
      const { knowledge } = playedPosition(game, 2, 1);
      const [row] = knowledge.rows;
      if (!row) throw new Error('A position without rows.');
      const { black } = row.mark;
      const other = { ...row, mark: { ...row.mark, black: black === 0 ? 1 : black - 1 } };
      expect(seesContradiction(fieldFor(game), knowledge, level)).toBe(false);
      const contradicted = { ...knowledge, rows: [...knowledge.rows, other] };
      expect(seesContradiction(fieldFor(game), contradicted, level)).toBe(level.name !== 'beginner');
    }
  });
});

describe('memory', () => {
  const shapes = widestSpec(shapesEdition('2'));
  const { knowledge } = playedPosition({ name: 'shapes 2', spec: shapes, marking: 'pairs' }, 8, 6);

  it('keeps the freshest rows as they are', () => {
    const level = levelNamed('beginner');
    for (let seed = 0; seed < 200; seed += 1) {
      const rows = rememberedRows(shapes, knowledge.rows, level, seededDice(seed));
      expect(rows.slice(-level.freshRows)).toEqual(knowledge.rows.slice(-level.freshRows));
    }
  });

  it('turns rows into rows of the same game', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const { guess, mark } of rememberedRows(
        shapes,
        knowledge.rows,
        levelNamed('beginner'),
        seededDice(seed),
      )) {
        expect(checkCode(shapes, guess).ok).toBe(true);
        expect(mark.black + mark.white + mark.blue).toBeLessThanOrEqual(shapes.holes);
        expect(mark.black).toBeLessThan(shapes.holes);
      }
    }
  });

  it('is perfect where a level has no slips', () => {
    expect(rememberedRows(shapes, knowledge.rows, levelNamed('steady'), seededDice(1))).toEqual(
      knowledge.rows,
    );
  });
});

function meanRows(name: (typeof LEVEL_NAMES)[number], games: number): number {
  const codes = seededDice(4);
  const start = workOut(field, { spec, marking: 'places', rows: [], missing: null });
  let total = 0;
  for (let game = 0; game < games; game += 1) {
    const code = drawCode(spec, codes);
    const dice = seededDice(game);
    const level = {
      ...levelNamed(name),
      ...(name === 'master' ? { choice: { kind: 'advised', nodes: 5000 } as const } : {}),
    };
    total += playOut(field, start, code, (on, now) => chooseGuess(on, now.knowledge, level, dice), 40).length;
  }
  return total / games;
}
