// R1: five thousand duels on ten thousand sockets, a thousand durable moves a second; server and players share the machine.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEcho } from '../../apps/server/src/proof/echoes.testing.ts';
import { type Load, type Measured, putUnderLoad } from '../../apps/server/src/proof/load.testing.ts';
import { longDuel, openIn, seedTables } from '../../apps/server/src/proof/seeded.testing.ts';
import { startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure, median, part } from './figures.ts';
import { checkOpenFiles, MAIN, memoryOf } from './machine.ts';
import type { Options } from './options.ts';
import { lineFrom, startPart } from './parts.ts';

interface Run {
  readonly measured: Measured;
  readonly memory: number;
  readonly complaints: string;
}

const SPARE_FILES = 300;

export async function benchLoad(options: Options, folder: string): Promise<readonly Figure[]> {
  const { tables, moves, seconds, runs } = options;
  checkOpenFiles(2 * tables + SPARE_FILES);
  const seed = path.join(folder, 'seed');
  mkdirSync(seed);
  const database = openIn(seed);
  const seeded = await seedTables(database, longDuel(), tables);
  database.close();
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = path.join(folder, `run-${run}`);
    cpSync(seed, dataDir, { recursive: true });
    done.push(await oneRun(dataDir, { tables: seeded, movesPerSecond: moves, seconds }));
  }
  return figuresOf(done, options);
}

/** In a process of its own: the players. */
export async function playLoad(file: string): Promise<void> {
  const load = JSON.parse(readFileSync(file, 'utf8')) as Load;
  const text = `${JSON.stringify(await putUnderLoad(load))}\n`;
  // Ends when all of it is written, whatever is still open.
  process.stdout.write(text, () => process.exit());
}

/** In a process of its own: the plainest server there is. */
export async function echo(): Promise<void> {
  console.log(await startEcho());
}

async function oneRun(dataDir: string, load: Omit<Load, 'port' | 'echoPort' | 'pid'>): Promise<Run> {
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 100_000 });
  const echoing = startPart(['--echo']);
  try {
    const echoPort = Number(await lineFrom(echoing));
    const file = path.join(dataDir, 'load.json');
    writeFileSync(file, JSON.stringify({ ...load, port: server.port, pid: server.pid, echoPort }));
    const players = startPart([`--load-of=${file}`]);
    const measured = JSON.parse(await lineFrom(players)) as Measured;
    return { measured, memory: memoryOf(server.pid), complaints: server.complaints() };
  } finally {
    echoing.kill();
    await server.stop();
  }
}

function figuresOf(runs: readonly Run[], { tables, moves, seconds }: Options): readonly Figure[] {
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
