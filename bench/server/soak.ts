// R22: matches from opening to end for an hour, and whether the server's memory, open files, timers, tables or rows grow.

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@blackpeg/rules';
import { type Finished, type Lived, liveLives } from '../../apps/server/src/proof/life-cycles.testing.ts';
import { openIn } from '../../apps/server/src/proof/seeded.testing.ts';
import { type ServerProcess, startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure } from './figures.ts';
import { type Growth, growthOf } from './growth.ts';
import { MAIN } from './machine.ts';
import type { Options } from './options.ts';

/** Of the load of R1. */
const SHARE = 0.3;
const MINUTE = 60_000;
const MEGABYTE = 1_000_000;
/** Warm-up, as a share of the time: caches fill, code is compiled. */
const WARM_UP = 0.25;
/** Milliseconds after which an abandoned table is released: longer than anybody is expected back. */
const LEFT_FOR_GOOD = 8_000;
/** Samples of memory per minute; the minimum counts, after garbage collection. */
const LOOKS_A_MINUTE = 12;

type Database = ReturnType<typeof openIn>;

interface Look {
  readonly minutes: number;
  readonly resident: number;
  readonly heap: number;
  readonly files: number;
  readonly timers: number;
  readonly resources: number;
  readonly connections: number;
  readonly tables: number;
}

interface MinuteFigures extends Look {
  readonly rows: number;
  readonly storeBytes: number;
}

export async function benchSoak(options: Options, dataDir: string): Promise<readonly Figure[]> {
  const { minutes } = options;
  const [matches, moves] = [Math.ceil(options.tables * SHARE), Math.ceil(options.moves * SHARE)];
  const server = await startProcess({
    main: MAIN,
    dataDir,
    port: 0,
    socketsPerAddress: 100_000,
    settings: {
      BLACKPEG_METRICS_PORT: '0',
      BLACKPEG_MESSAGES_PER_GUEST: '100000',
      BLACKPEG_GUESTS_PER_ADDRESS: '100000',
      BLACKPEG_TABLES_PER_ADDRESS: '100000',
    },
  });
  const database = openIn(dataDir);
  try {
    const started = performance.now();
    const look = () => lookAt(server, (performance.now() - started) / MINUTE);
    await pause(LEFT_FOR_GOOD);
    const before = await look();
    const { port } = server;
    const dice = seededDice(22);
    const lives = liveLives({ port, matches, movesPerSecond: moves, dice });
    const seen: MinuteFigures[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      seen.push({ ...(await lookForMinute(look)), ...rowsOf(database) });
      age(database, lives.lived.takeFinished());
      report(seen, lives.lived);
    }
    await lives.end();
    await pause(LEFT_FOR_GOOD);
    const after = await look();
    return figuresOf(options, { matches, moves, before, after, seen, lived: lives.lived, server });
  } finally {
    database.close();
    await server.stop();
  }
}

/** The minimum memory of a minute, and everything else at its end. */
async function lookForMinute(look: () => Promise<Look>): Promise<Look> {
  const looks: Look[] = [];
  while (looks.length < LOOKS_A_MINUTE) {
    await pause(MINUTE / LOOKS_A_MINUTE);
    const seen = await look();
    // A request may be refused once; that does not count.
    if (seen.resident > 0) looks.push(seen);
  }
  const least = (of: (one: Look) => number) => Math.min(...looks.map(of));
  const last = looks.at(-1) as Look;
  return { ...last, resident: least(({ resident }) => resident), heap: least(({ heap }) => heap) };
}

async function lookAt(server: ServerProcess, minutes: number): Promise<Look> {
  const address = /http:\S+metrics/.exec(server.said())?.[0];
  if (address === undefined) throw new Error('The server does not say where its figures are.');
  const lines = (await (await fetch(address)).text()).split('\n').filter((line) => !line.startsWith('#'));
  const sum = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  return {
    minutes,
    resident: sum('process_resident_memory_bytes') / MEGABYTE,
    heap: sum('process_heap_bytes') / MEGABYTE,
    files: sum('process_open_fds'),
    timers: sum('process_active_resources{kind="Timeout"}'),
    resources: sum('process_active_resources'),
    connections: sum('blackpeg_connections'),
    tables: sum('blackpeg_tables_in_use'),
  };
}

function rowsOf({ sql }: Database): Pick<MinuteFigures, 'rows' | 'storeBytes'> {
  const count = (table: string) =>
    (sql.prepare(`SELECT count(*) AS rows FROM ${table}`).all()[0] as { rows: number }).rows;
  const rows = ['guests', 'tokens', 'tables', 'seats', 'batches'].reduce(
    (sum, table) => sum + count(table),
    0,
  );
  const [pages] = sql
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .all();
  return { rows, storeBytes: (pages as { bytes: number }).bytes };
}

/** Dated back by years, so that the server deletes them at its next sweep. */
function age({ sql, write }: Database, { tables, tokens }: Finished): void {
  const table = sql.prepare('UPDATE tables SET visited_at = 1 WHERE table_id = ?');
  const token = sql.prepare('UPDATE tokens SET used_at = 1 WHERE token_hash = ?');
  const guest = sql.prepare(
    'UPDATE guests SET used_at = 1 WHERE guest_id = (SELECT guest_id FROM tokens WHERE token_hash = ?)',
  );
  const hashes = tokens.map((one) => createHash('sha256').update(one).digest('base64url'));
  setTimeout(() => {
    void write(() => {
      for (const id of tables) table.run(id);
      for (const hash of hashes) for (const statement of [guest, token]) statement.run(hash);
    }).catch((error: unknown) => console.error(String(error)));
  }, LEFT_FOR_GOOD);
}

function report(seen: readonly MinuteFigures[], { ended, moves }: Lived): void {
  const now = seen.at(-1);
  if (!now) return;
  const { resident, heap, files, timers, connections, tables, rows } = now;
  console.log(
    `${seen.length} min: ${ended} matches ended, ${moves} moves, ${resident.toFixed(0)} MB resident, ${heap.toFixed(1)} MB heap, ${files} files, ${timers} timers, ${connections} connections, ${tables} tables in use, ${rows} rows`,
  );
}

interface Soaked {
  readonly matches: number;
  readonly moves: number;
  readonly before: Look;
  readonly after: Look;
  readonly seen: readonly MinuteFigures[];
  readonly lived: Lived;
  readonly server: ServerProcess;
}

function figuresOf({ minutes }: Options, soaked: Soaked): readonly Figure[] {
  const { matches, moves, before, after, seen, lived, server } = soaked;
  const warm = seen.slice(Math.floor(seen.length * WARM_UP));
  const slope = (of: (one: MinuteFigures) => number) =>
    growthOf(warm.map((one) => [one.minutes / 60, of(one)] as const));
  const figure = (what: string, found: string, aim = ''): Figure => ({ goal: 'R22', what, found, aim });
  const beside = (now: number, then: number) => `${now} (${then})`;
  const most = (part: readonly MinuteFigures[], of: (one: MinuteFigures) => number) =>
    Math.max(...part.map(of));
  const middle = Math.ceil(warm.length / 2);
  const halves = (of: (one: MinuteFigures) => number) =>
    `${most(warm.slice(0, middle), of).toFixed(0)}, then ${most(warm.slice(middle), of).toFixed(0)}`;
  const { acknowledged } = { acknowledged: lived.moves };
  return [
    figure(`minutes with ${matches} matches at a time and ${moves} nudges a second`, `${minutes}`, '60'),
    figure('matches that ended, and were abandoned', `${lived.ended}, ${lived.abandoned}`),
    figure('moves acknowledged, connections lost and made again', `${acknowledged}, ${lived.disconnected}`),
    figure('resident memory after the warm-up', growthText(slope(({ resident }) => resident)), '< 1 MB/h'),
    figure('heap after the warm-up', growthText(slope(({ heap }) => heap)), '< 1 MB/h'),
    figure(
      'most open files, first and second half',
      halves(({ files }) => files),
      'alike',
    ),
    figure(
      'most timers, first and second half',
      halves(({ timers }) => timers),
      'alike',
    ),
    figure(
      'most rows in the store, first and second half',
      halves(({ rows }) => rows),
      'alike',
    ),
    figure(
      'most megabytes of the store',
      halves(({ storeBytes }) => storeBytes / MEGABYTE),
      'alike',
    ),
    figure('open files when all have left (before anybody came)', beside(after.files, before.files), 'alike'),
    figure('timers when all have left (before)', beside(after.timers, before.timers), 'alike'),
    figure(
      'sockets, timers and the like when all have left (before)',
      beside(after.resources, before.resources),
      'alike',
    ),
    figure(
      'connections and tables in use when all have left',
      `${after.connections}, ${after.tables}`,
      '0, 0',
    ),
    faultFigure('R22', 'faults', [
      ...lived.faults,
      ...(server.complaints() === '' ? [] : [server.complaints()]),
    ]),
  ];
}

function growthText({ first, last, perHour, error }: Growth): string {
  return `${perHour.toFixed(1)} ± ${error.toFixed(1)} MB/h (${first.toFixed(0)} to ${last.toFixed(0)} MB)`;
}
