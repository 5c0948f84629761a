// What the solver reaches and how fast: a table for each section.
// `npm run bench:solver [section …] [--quick] [--only=game,game] [--beside=PATH] [--seed=N]`; every ratio is of this run, nothing is
// asserted. --seed draws other codes in the section shapes. --beside is for the section speed: another build of this project to measure it by.
// --only is for the sections bounds (4x6, …), shapes (1, 2, 3, 3b) and hints (5x8, 5x9, shapes-1), which take minutes a game.

import { benchBeam } from './solver/beam.ts';
import { benchBounds } from './solver/bounds.ts';
import { benchExact } from './solver/exact.ts';
import { benchHints, measureHints } from './solver/hints.ts';
import { benchKernel } from './solver/kernel.ts';
import { benchLevels } from './solver/levels.ts';
import { loadNow } from './solver/measure.ts';
import { benchPuzzles } from './solver/puzzles.ts';
import { benchShapes } from './solver/shapes.ts';
import { benchSpeed, measureSpeed } from './solver/speed.ts';
import { benchStopping } from './solver/stopping.ts';
import { benchStrategies } from './solver/strategies.ts';
import { benchTrees } from './solver/trees.ts';

/** A section skips what was not requested: `isWanted` says which games were named; all if none was. */
type Section = (quick: boolean, isWanted: (game: string) => boolean) => void;

const SECTIONS: Readonly<Record<string, Section>> = {
  kernel: benchKernel,
  strategies: benchStrategies,
  exact: benchExact,
  beam: benchBeam,
  speed: (isQuick) => benchSpeed(isQuick, optionValue('--beside=')),
  stopping: benchStopping,
  trees: benchTrees,
  bounds: benchBounds,
  shapes: (isQuick, isWanted) => benchShapes(isQuick, isWanted, Number(optionValue('--seed=') ?? 1)),
  hints: benchHints,
  levels: benchLevels,
  puzzles: benchPuzzles,
};

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const child = optionValue('--hints-of=');
const games = optionValue('--only=')?.split(',');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.find((name) => !SECTIONS[name]);
const turn = optionValue('--speed-of=');

if (child !== undefined) measureHints(child, quick);
else if (turn !== undefined) await measureSpeed(turn);
else if (unknown !== undefined) {
  console.error(`No section ${unknown}. There are: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(SECTIONS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const before = loadNow();
    const started = performance.now();
    bench(quick, (game) => games?.includes(game) ?? true);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${seconds} s, load of the machine ${before} before and ${loadNow()} after\n`);
  }
}

function optionValue(option: string): string | undefined {
  return args.find((arg) => arg.startsWith(option))?.slice(option.length);
}
