// R1: five thousand duels on ten thousand sockets, a thousand durable moves a second; server and players share the machine.

import {
  cpSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEcho } from '../../apps/server/src/proof/echoes.testing.ts';
import { type Load, type Measured, putUnderLoad } from '../../apps/server/src/proof/load.testing.ts';
import * as seeding from '../../apps/server/src/proof/seeded.testing.ts';
import { type ServerProcess, startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure, median, part } from './figures.ts';
import { checkOpenFiles, MAIN, memoryOf } from './machine.ts';
import type { Options } from './options.ts';
import { lineFrom, startPart } from './parts.ts';

interface Run {
  readonly measured: Measured;
  /** Milliseconds for syncing a page, measured by another process meanwhile. */
  readonly syncs: readonly number[];
  /** Event loop delay of the server: 99th percentile and maximum. NaN if it does not report it. */
  readonly late: readonly [number, number];
  readonly memory: number;
  readonly complaints: string;
}

const SPARE_FILES = 300;

interface Build {
  readonly main: string;
  readonly settings: Readonly<Record<string, string>>;
  seed(dataDir: string, tables: number): Promise<Load['tables']>;
}

type Seeding = Pick<typeof seeding, 'longDuel' | 'openIn' | 'seedTables'>;

const THIS: Build = { main: MAIN, settings: { BLACKPEG_METRICS_PORT: '0' }, seed: seedWith(seeding) };

export async function benchLoad(options: Options, folder: string): Promise<readonly Figure[]> {
  checkOpenFiles(2 * options.tables + SPARE_FILES);
  // Compared with another build, neither measures itself: an older one without measurements would have less work.
  const builds =
    options.beside === null ? [THIS] : [{ ...THIS, settings: {} }, await buildIn(options.beside)];
  const seeds: Load['tables'][] = [];
  for (const [index, { seed }] of builds.entries()) {
    mkdirSync(path.join(folder, `seed-${index}`));
    seeds.push(await seed(path.join(folder, `seed-${index}`), options.tables));
  }
  const done: Run[][] = builds.map(() => []);
  // In turns, so that neither runs on a busier machine.
  for (let run = 0; run < options.runs; run += 1) {
    for (const [index, build] of builds.entries()) {
      const dataDir = path.join(folder, `run-${run}-${index}`);
      cpSync(path.join(folder, `seed-${index}`), dataDir, { recursive: true });
      const load = { tables: seeds[index] ?? [], movesPerSecond: options.moves, seconds: options.seconds };
      done[index]?.push(await oneRun(build, dataDir, load));
      rmSync(dataDir, { recursive: true });
    }
  }
  const [own = [], other] = done;
  return figuresOf(own, other ?? null, options);
}

/** An older server cannot open the database of a newer one, so each fills its own. */
async function buildIn(checkout: string): Promise<Build> {
  const module = path.resolve(checkout, 'node_modules/.cache/bench/apps/server/src/proof/seeded.testing.js');
  const main = path.resolve(checkout, 'apps/server/bundle/main.js');
  return { main, settings: {}, seed: seedWith(await import(pathToFileURL(module).href)) };
}

function seedWith({ openIn, seedTables, longDuel }: Seeding): Build['seed'] {
  return async (dataDir, tables) => {
    const database = openIn(dataDir);
    const seeded = await seedTables(database, longDuel(), tables);
    database.close();
    return seeded;
  };
}

/** In a separate process: the players. */
export async function playLoad(file: string): Promise<void> {
  const load = JSON.parse(readFileSync(file, 'utf8')) as Load;
  const text = `${JSON.stringify(await putUnderLoad(load))}\n`;
  // Ends when all of it is written, whatever is still open.
  process.stdout.write(text, () => process.exit());
}

/** In a separate process: the simplest possible server. */
export async function echo(): Promise<void> {
  console.log(await startEcho());
}

/** In a separate process, until it is told to end: writes a page and syncs it, ten times a second. */
export async function syncPages(file: string): Promise<void> {
  const times: number[] = [];
  const page = Buffer.alloc(PAGE, 1);
  const descriptor = openSync(file, 'w');
  process.once('SIGTERM', () => process.stdout.write(`${JSON.stringify(times)}\n`, () => process.exit()));
  for (;;) {
    const started = performance.now();
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_SYNCS));
  }
}

const PAGE = 4096;
const BETWEEN_SYNCS = 100;

async function oneRun(
  { main, settings }: Build,
  dataDir: string,
  load: Omit<Load, 'port' | 'echoPort' | 'pid'>,
): Promise<Run> {
  const server = await startProcess({ main, dataDir, port: 0, socketsPerAddress: 100_000, settings });
  const echoing = startPart(['--echo']);
  const syncing = startPart([`--syncs-of=${path.join(dataDir, 'syncs')}`]);
  try {
    const echoPort = Number(await lineFrom(echoing));
    const file = path.join(dataDir, 'load.json');
    writeFileSync(file, JSON.stringify({ ...load, port: server.port, pid: server.pid, echoPort }));
    const players = startPart([`--load-of=${file}`]);
    const measured = JSON.parse(await lineFrom(players)) as Measured;
    const late = await lateness(server);
    const synced = lineFrom(syncing);
    syncing.kill('SIGTERM');
    const syncs = JSON.parse(await synced) as readonly number[];
    return { measured, syncs, late, memory: memoryOf(server.pid), complaints: server.complaints() };
  } finally {
    echoing.kill();
    syncing.kill('SIGKILL');
    await server.stop();
  }
}

/** Since the server was started. */
async function lateness(server: ServerProcess): Promise<Run['late']> {
  const address = /http:\S+metrics/.exec(server.said())?.[0];
  const text = address === undefined ? '' : await (await fetch(address)).text();
  const read = (quantile: string) =>
    1000 * Number(new RegExp(`lag_seconds\\{quantile="${quantile}"\\} (\\S+)`).exec(text)?.[1]);
  return [read('0.99'), read('1')];
}

function figuresOf(
  runs: readonly Run[],
  beside: readonly Run[] | null,
  { tables, moves, seconds }: Options,
): readonly Figure[] {
  const across = (of: (run: Run) => number) => median(runs.map(of));
  const milliseconds = (of: (run: Run) => number) => `${across(of).toFixed(2)} ms`;
  const p99 = across(({ measured }) => part(measured.moves, 0.99));
  const echo99 = across(({ measured }) => part(measured.echoes, 0.99));
  const errors = runs.flatMap(({ measured, complaints }) => [
    ...Array.from({ length: measured.errors }, () => measured.firstError ?? ''),
    ...(complaints === '' ? [] : [complaints]),
  ]);
  const about = `${tables} duels, ${moves} moves/s, ${seconds} s, median of ${runs.length}`;
  return [
    {
      goal: 'R1',
      what: `moves made a second (${about})`,
      found: across(({ measured }) => measured.rate).toFixed(0),
      aim: `${moves}`,
    },
    {
      goal: 'R1',
      what: 'durable acknowledgement, p50',
      found: milliseconds(({ measured }) => part(measured.moves, 0.5)),
      aim: '≤ 5 ms',
    },
    { goal: 'R1', what: 'durable acknowledgement, p99', found: `${p99.toFixed(2)} ms`, aim: '≤ 50 ms' },
    {
      goal: 'R1',
      what: 'raw echo of ws meanwhile, p50',
      found: milliseconds(({ measured }) => part(measured.echoes, 0.5)),
      aim: '',
    },
    { goal: 'R1', what: 'raw echo of ws meanwhile, p99', found: `${echo99.toFixed(2)} ms`, aim: '' },
    {
      goal: 'R1',
      what: 'p99 against that of the echo',
      found: `× ${(p99 / echo99).toFixed(1)}`,
      aim: '≤ × 10',
    },
    {
      goal: 'R1',
      what: 'processor time of the server for a move',
      found: milliseconds(({ measured }) => measured.effort),
      aim: '',
    },
    ...(beside ? besideFigures(runs, beside) : []),
    {
      goal: 'R1',
      what: 'a page synced by the disk meanwhile, p50, p99 and most',
      found: [0.5, 0.99, 1].map((share) => across(({ syncs }) => part(syncs, share)).toFixed(1)).join(', '),
      aim: 'ms',
    },
    ...(beside ? [] : [latenessFigure(runs)]),
    {
      goal: 'R1',
      what: 'largest resident memory of the server',
      found: `${Math.round(Math.max(...runs.map(({ memory }) => memory)))} MB`,
      aim: '≤ 500 MB',
    },
    {
      goal: 'R1',
      what: 'seconds until all had sat down',
      found: across(({ measured }) => measured.seating).toFixed(1),
      aim: '',
    },
    faultFigure('R1', 'errors', errors),
  ];
}

function latenessFigure(runs: readonly Run[]): Figure {
  const late = [0, 1].map((index) => median(runs.map((run) => run.late[index] ?? Number.NaN)).toFixed(0));
  const what = 'loop of the server late, p99 and most, seating included';
  return { goal: 'R1', what, found: late.join(', '), aim: 'ms' };
}

function besideFigures(runs: readonly Run[], beside: readonly Run[]): readonly Figure[] {
  const across = (of: (run: Run) => number, all: readonly Run[]) => median(all.map(of));
  const effort = ({ measured }: Run) => measured.effort;
  const p99 = ({ measured }: Run) => part(measured.moves, 0.99);
  const ratio = across(effort, runs) / across(effort, beside);
  return [
    {
      goal: 'R1',
      what: 'the same of the other build, and this against it',
      found: `${across(effort, beside).toFixed(2)} ms, × ${ratio.toFixed(2)}`,
      aim: '≤ × 0.5',
    },
    { goal: 'R1', what: 'p99 of the other build', found: `${across(p99, beside).toFixed(2)} ms`, aim: '' },
  ];
}
