// How well the bots play: rows on average on 5 × 8, level by level, against the same codes.

import { drawCode, seededDice, superEdition } from '@blackpeg/rules';
import { chooseGuess, type Field, LEVELS, type Level, playOut, type Standing } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { emptyBoard, fieldOf } from './games.ts';
import { mean, processorTime, standardError } from './measure.ts';

const CODES = 500;
const QUICK_CODES = 50;
const MOST_ROWS = 40;

export function benchLevels(quick: boolean): void {
  const edition = superEdition();
  const field = fieldOf(edition);
  const start = emptyBoard(field);
  const codes = quick ? QUICK_CODES : CODES;
  printTable(
    [
      `5 × 8, ${codes} codes`,
      'average',
      'standard error',
      'most',
      `not in ${edition.rows} rows`,
      'ms a guess',
    ],
    LEVELS.map((level) => measure(field, start, level, codes, edition.rows)),
  );
}

function measure(field: Field, start: Standing, level: Level, codes: number, board: number): readonly Cell[] {
  const drawn = seededDice(1);
  const started = processorTime();
  const rows = Array.from({ length: codes }, (_, game) => {
    const dice = seededDice(game);
    const code = drawCode(field.table.spec, drawn);
    const choose = (on: Field, { knowledge }: Standing) => chooseGuess(on, knowledge, level, dice);
    return playOut(field, start, code, choose, MOST_ROWS).length;
  });
  const guesses = rows.reduce((sum, each) => sum + each, 0);
  return [
    level.name,
    mean(rows).toFixed(3),
    standardError(rows).toFixed(3),
    Math.max(...rows),
    rows.filter((each) => each > board).length,
    ((processorTime() - started) / guesses).toFixed(1),
  ];
}
