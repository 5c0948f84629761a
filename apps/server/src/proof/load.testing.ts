// Thousands of duels at a steady pace: how long each move takes from sending to durable acknowledgement.

import { readFileSync } from 'node:fs';
import { PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { WebSocket } from 'ws';
import { openEchoes } from './echoes.testing.ts';
import { ARRIVING, atPace, inTurn } from './pace.testing.ts';
import type { SeededTable } from './seeded.testing.ts';

export interface Load {
  readonly port: number;
  /** The address of an echo server, called a tenth as often during the run. */
  readonly echoPort: number;
  readonly tables: readonly Pick<SeededTable, 'table' | 'tokens'>[];
  readonly movesPerSecond: number;
  readonly seconds: number;
  /** Of the server. */
  readonly pid: number;
}

export interface Measured {
  /** Milliseconds, in the order they came. */
  readonly moves: readonly number[];
  readonly echoes: readonly number[];
  readonly sockets: number;
  /** Refused, answered with an error, never answered, or a lost connection. */
  readonly errors: number;
  readonly firstError: string | null;
  /** Seconds until all were seated, and the actual moves a second. */
  readonly seating: number;
  readonly rate: number;
  /** Processor milliseconds of the server per move; NaN if the system does not report them. */
  readonly effort: number;
}

/** Both hide, then place in turns until the rows are full without finding the code; then the next round. */
const ROWS = 12;
const MOVES_OF_ROUND = 2 + 2 * ROWS;

interface Duel {
  readonly lines: readonly WebSocket[];
  made: number;
  sentAt: number | null;
}

export async function putUnderLoad(load: Load): Promise<Measured> {
  const { port, tables, movesPerSecond, seconds } = load;
  const moves: number[] = [];
  let errors = 0;
  let firstError: string | null = null;
  const fail = (why: string) => {
    errors += 1;
    firstError ??= why;
  };
  const arrived = performance.now();
  const duels = await inTurn(tables, ARRIVING, async ({ table, tokens }): Promise<Duel> => {
    const duel: { -readonly [K in keyof Duel]: Duel[K] } = { lines: [], made: 0, sentAt: null };
    duel.lines = await Promise.all(
      tokens.map((token) => sit(port, token, table, (text) => answered(duel, text))),
    );
    return duel;
  });
  const seating = (performance.now() - arrived) / 1000;

  function answered(duel: Duel, text: string): void {
    if (text.startsWith('{"type":"granted"')) {
      if (duel.sentAt !== null) moves.push(performance.now() - duel.sentAt);
      duel.sentAt = null;
    } else if (/^\{"type":"(refused|error)"|^closed/.test(text)) fail(text);
  }

  const echoes = await openEchoes(load.echoPort);
  const before = processorTime(load.pid);
  let next = 0;
  await atPace(movesPerSecond, seconds, () => {
    // A duel with a pending move is skipped: its moves are sequential.
    for (let tries = 0; tries < duels.length; tries += 1) {
      const duel = duels[next % duels.length];
      next += 1;
      if (duel?.sentAt === null) {
        makeMove(duel);
        break;
      }
    }
    if (next % 10 === 0) echoes.ask();
  });
  await settled(() => duels.every(({ sentAt }) => sentAt === null));
  const effort = (processorTime(load.pid) - before) / moves.length;
  for (const { sentAt } of duels) if (sentAt !== null) fail('A move was never answered.');
  for (const { lines } of duels) for (const line of lines) line.removeAllListeners('close').terminate();
  echoes.close();
  return {
    moves,
    echoes: echoes.times,
    sockets: duels.length * 2,
    errors,
    firstError,
    seating,
    rate: moves.length / seconds,
    effort,
  };
}

function makeMove(duel: Duel): void {
  const step = duel.made % MOVES_OF_ROUND;
  const seat = step % 2;
  const action =
    step < 2
      ? { type: 'hide-code', code: [1, 1, 2, 2], blanks: null, palmed: null, commitment: null }
      : { type: 'place-guess', guess: [3, 4, 5, 1 + (step % 6)] };
  duel.made += 1;
  duel.sentAt = performance.now();
  duel.lines[seat]?.send(JSON.stringify({ type: 'act', id: `${duel.made}`, action }));
}

/** Resolves once the server has sent `welcome`. Messages are passed to `heard`; `closed` is called at the end. */
function sit(port: number, token: string, table: string, heard: (text: string) => void): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const line = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, PROTOCOL, {
    headers,
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    line.on('open', () => line.send(JSON.stringify({ type: 'hello', table })));
    line.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"welcome"')) resolve(line);
      heard(text);
    });
    line.on('error', reject);
    line.on('close', (code) => heard(`closed ${code}`));
  });
}

/** Processor milliseconds of a process so far, user and system. */
function processorTime(pid: number): number {
  try {
    // After the name in brackets; the eleventh and twelfth field from there, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Until it holds, or this time has passed. */
async function settled(isSo: () => boolean): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (!isSo() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
}

const PATIENCE = 10_000;
