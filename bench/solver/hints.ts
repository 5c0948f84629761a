// How long a player waits for a hint: from the rows on the board to the first advice, in random positions. Each game is
// measured in its own process, so that peak memory is its own.

import { spawnSync } from 'node:child_process';
import {
  type Code,
  type Dice,
  drawCode,
  isBroken,
  type MarkedGuess,
  mark,
  seededDice,
} from '@blackpeg/rules';
import {
  advise,
  advising,
  codeAt,
  type Field,
  type Knowledge,
  playOut,
  type Standing,
  withRow,
  workOut,
} from '@blackpeg/solver';
import { printTable } from '../table.ts';
import { emptyBoard, fieldOf, HINTED_GAMES } from './games.ts';
import { mean, processorTime, quantile, standardError } from './measure.ts';

interface Measured {
  readonly opened: number;
  /** Milliseconds to the first advice: of processor time, and by the clock. */
  readonly first: readonly number[];
  readonly clock: readonly number[];
  /** Milliseconds of processor time to the end of a standard budget. */
  readonly whole: readonly number[];
  /** Rows of games in which the first advice is always taken. */
  readonly rows: readonly number[];
  readonly peak: number;
}

const POSITIONS = 1000;
const QUICK_POSITIONS = 100;
const MOST_ROWS = 7;
const MANY_ROWS = 20;

export function benchHints(quick: boolean, isWanted: (game: string) => boolean): void {
  printTable(
    [
      'first advice, ms',
      'positions',
      'p50',
      'p99',
      'max',
      'goal p99',
      'p99 by the clock',
      'to the end, p50',
      'p99',
      'game opened in',
      'peak memory',
      'rows if followed',
    ],
    HINTED_GAMES.filter(({ name }) => isWanted(name)).map(({ name, goal }) => {
      const { opened, first, clock, whole, rows, peak } = inOwnProcess(name, quick);
      return [
        name,
        first.length,
        quantile(first, 0.5).toFixed(1),
        quantile(first, 0.99).toFixed(1),
        Math.max(...first).toFixed(1),
        goal,
        quantile(clock, 0.99).toFixed(1),
        quantile(whole, 0.5).toFixed(1),
        quantile(whole, 0.99).toFixed(1),
        opened.toFixed(0),
        `${(peak / 1024).toFixed(0)} MB`,
        `${mean(rows).toFixed(2)} ± ${standardError(rows).toFixed(2)}`,
      ];
    }),
  );
  console.log('ms are of processor time but where the clock is named; peak memory is of the whole process');
}

/** The other side of `inOwnProcess`: measures one game and writes what it found as JSON. */
export function measureHints(name: string, quick: boolean): void {
  const game = HINTED_GAMES.find((each) => each.name === name);
  if (!game) throw new Error(`No game ${name}.`);
  const started = processorTime();
  const field = fieldOf(game.edition);
  const opened = processorTime() - started;
  const dice = seededDice(1);
  const count = quick ? QUICK_POSITIONS : POSITIONS;
  const positions = Array.from({ length: count }, () => drawPosition(field, dice));
  const times = positions.map((knowledge, at) => timeHint(field, knowledge, at));
  const measured: Measured = {
    opened,
    first: times.map(({ first }) => first),
    clock: times.map(({ clock }) => clock),
    whole: times.map(({ whole }) => whole),
    rows: followedRows(field, count / 5),
    peak: process.resourceUsage().maxRSS,
  };
  console.log(JSON.stringify(measured));
}

function inOwnProcess(name: string, quick: boolean): Measured {
  const script = process.argv[1] ?? '';
  const args = [...process.execArgv, script, `--hints-of=${name}`, ...(quick ? ['--quick'] : [])];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The hints of ${name} could not be measured.`);
  return JSON.parse(stdout) as Measured;
}

/** Up to seven rows against a random code, each at random a code that fits or any code, none of them all black. */
function drawPosition(field: Field, dice: Dice): Knowledge {
  const { spec, marking } = field.table;
  const code = drawCode(spec, dice);
  let standing = emptyBoard(field);
  for (let left = dice(MOST_ROWS + 1); left > 0; left -= 1) {
    const guess = dice(2) === 0 ? drawCode(spec, dice) : fittingCode(field, standing, dice);
    const row: MarkedGuess = { guess, mark: mark(marking, code, guess) };
    if (isBroken(row.mark, spec.holes)) break;
    standing = withRow(field, standing, row);
  }
  return standing.knowledge;
}

function fittingCode({ table }: Field, { candidates }: Standing, dice: Dice): Code {
  return codeAt(table, candidates[dice(candidates.length)] as number);
}

interface HintTimes {
  readonly first: number;
  readonly clock: number;
  readonly whole: number;
}

/** As a player gets it: the candidates are computed again from all rows. */
function timeHint(field: Field, knowledge: Knowledge, seed: number): HintTimes {
  const started = processorTime();
  const clockStarted = performance.now();
  let first: number | undefined;
  let clock = 0;
  for (const _ of advising(field, workOut(field, knowledge), { seed })) {
    if (first !== undefined) continue;
    first = processorTime() - started;
    clock = performance.now() - clockStarted;
  }
  if (first === undefined) throw new Error('No code fits a board of true marks.');
  return { first, clock, whole: processorTime() - started };
}

/** With a single node the advice is the first there is. */
function followedRows(field: Field, codes: number): readonly number[] {
  const dice = seededDice(2);
  const start = emptyBoard(field);
  const first = (on: Field, standing: Standing): Code => {
    const advice = advise(on, standing, { nodes: 1 });
    if (!advice.ok) throw new Error('No code fits a board of true marks.');
    return advice.value.guess;
  };
  return Array.from({ length: codes }, () => {
    return playOut(field, start, drawCode(field.table.spec, dice), first, MANY_ROWS).length;
  });
}
