// Comparisons a second: a guess against many codes, by plain loops, the kernel's plain twin, words and SIMD.

import { type Edition, seededDice, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { type CodeTable, codeTable, KERNEL_NAMES, openField } from '@blackpeg/solver';
import { printTable } from '../table.ts';
import { processorTime } from './measure.ts';
import { type PlainTally, plainPairTally, plainPegTally, textbookTally } from './plain-loops.ts';

interface Game {
  readonly name: string;
  readonly table: CodeTable;
  /** All of them, or as many spread evenly over the game. */
  readonly codes: Uint32Array;
}

interface Contender {
  readonly name: string;
  readonly tally: PlainTally;
}

const CODES = 32_768;
const GUESSES = 64;
/** Rounds in which each contender has its turn; the best of each counts, so that a busy machine harms none. */
const ROUNDS = 7;
/** Milliseconds of a turn, and calls between two checks of the clock, each of which costs as much as thousands of codes. */
const TURN = 150;
const CALLS = 16;
const MOST_CLASSES = 64;
const NAMES = { reference: 'TypeScript twin', words: 'WASM, 64-bit words', simd: 'WASM, SIMD128' } as const;

export function benchKernel(quick: boolean): void {
  const pegs = gameOf('5 × 8', superEdition());
  const pegLoops = [
    { name: 'plain loop', tally: plainPegTally(pegs.table, pegs.codes) },
    { name: 'textbook loop', tally: textbookTally(pegs.table, pegs.codes) },
  ];
  compare(pegs, pegLoops, quick);
  const pairs = gameOf('shapes 1', shapesEdition('1'));
  compare(pairs, [{ name: 'plain loop', tally: plainPairTally(pairs.table, pairs.codes) }], quick);
}

function gameOf(name: string, edition: Edition): Game {
  const table = codeTable(widestSpec(edition), edition.marking);
  return {
    name,
    table,
    codes: Uint32Array.from({ length: CODES }, (_, at) => Math.floor((at * table.size) / CODES)),
  };
}

function compare(game: Game, loops: readonly Contender[], quick: boolean): void {
  const contenders = [...loops, ...kernels(game)];
  const dice = seededDice(1);
  const guesses = Array.from({ length: GUESSES }, () => dice(game.table.size));
  checkAgreement(contenders, guesses);
  const best = contenders.map(() => 0);
  for (let round = 0; round < (quick ? 2 : ROUNDS); round += 1) {
    for (const [at, { tally }] of contenders.entries()) {
      best[at] = Math.max(best[at] as number, rate(tally, guesses));
    }
  }
  const baseline = best[0] as number;
  printTable(
    [`${game.name}, one guess × ${CODES.toLocaleString('en-GB')} codes`, 'million/s', 'to plain loop'],
    contenders.map(({ name }, at) => {
      const own = best[at] as number;
      return [name, (own / 1e6).toFixed(1), `${(own / baseline).toFixed(own < 5 * baseline ? 2 : 1)} ×`];
    }),
  );
  console.log();
}

function kernels({ table, codes }: Game): readonly Contender[] {
  return KERNEL_NAMES.toReversed().map((name) => {
    const { kernel } = openField(table.spec, table.marking, name);
    const set = kernel.load(codes);
    return { name: NAMES[name], tally: (guess, counts) => kernel.tally(set, guess, counts) };
  });
}

/** Comparisons a second of processor time. */
function rate(tally: PlainTally, guesses: readonly number[]): number {
  const counts = new Uint32Array(MOST_CLASSES);
  let done = 0;
  let spent = 0;
  const started = processorTime();
  while (spent < TURN) {
    for (let call = 0; call < CALLS; call += 1) tally(guesses[(done + call) % GUESSES] as number, counts);
    done += CALLS;
    spent = processorTime() - started;
  }
  return (done * CODES) / (spent / 1000);
}

/** A contender with another result is excluded. */
function checkAgreement(contenders: readonly Contender[], guesses: readonly number[]): void {
  for (const guess of guesses.slice(0, 16)) {
    const results = contenders.map(({ name, tally }) => {
      const counts = new Uint32Array(MOST_CLASSES);
      tally(guess, counts);
      return { name, counts: counts.join() };
    });
    const odd = results.find(({ counts }) => counts !== results[0]?.counts);
    if (odd) throw new Error(`${odd.name} counts otherwise for guess ${guess}.`);
  }
}
