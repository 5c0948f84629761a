// Commands sent one to five times, late, out of order, over two connections of the same player, and the answer to each copy.

import { type PlayerAction, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@blackpeg/protocol';
import type { StoredBatch } from '@blackpeg/referee';
import { type Dice, type MatchState, type Seat, seededDice } from '@blackpeg/rules';
import { WebSocket } from 'ws';
import { nextAction, stateAfter } from './playing.testing.ts';
import type { SeededTable } from './seeded.testing.ts';

export interface Ordered {
  readonly port: number;
  readonly tables: readonly SeededTable[];
  /** For each player. */
  readonly commands: number;
  readonly seed: number;
}

export interface Answered {
  readonly commands: number;
  readonly copies: number;
  readonly granted: number;
  /** Copies whose answer differs from the first, and copies without an answer. */
  readonly faults: readonly string[];
  /** By table, then by the seat and id of a command: the version it was granted at, null if it was refused. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, number | null>>;
}

interface Sender {
  readonly seat: Seat;
  readonly answers: ReadonlyMap<string, string>;
  readonly copies: number;
  readonly faults: readonly string[];
}

const MOST_COPIES = 5;
/** Pending copies of one player. */
const UNDER_WAY = 8;

export async function sendCopies({ port, tables, commands, seed }: Ordered): Promise<Answered> {
  const senders = await Promise.all(
    tables.flatMap(({ table, tokens }, index) =>
      tokens.map(async (token, seat) => {
        const dice = seededDice(seed + 2 * index + seat);
        const lines = await Promise.all([0, 1].map(() => openLine(port, token)));
        return { table, sender: await send(lines, table, seat, commands, dice) };
      }),
    ),
  );
  const answers = new Map<string, Map<string, number | null>>();
  for (const { table, sender } of senders) {
    const known = answers.get(table) ?? new Map<string, number | null>();
    for (const [id, text] of sender.answers) {
      const answer = JSON.parse(text) as ServerMessage;
      known.set(`${sender.seat} ${id}`, answer.type === 'granted' ? answer.version : null);
    }
    answers.set(table, known);
  }
  const all = [...answers.values()].flatMap((known) => [...known.values()]);
  return {
    commands: all.length,
    copies: senders.reduce((sum, { sender }) => sum + sender.copies, 0),
    granted: all.filter((version) => version !== null).length,
    faults: senders.flatMap(({ table, sender }) => sender.faults.map((fault) => `Table ${table}: ${fault}`)),
    answers,
  };
}

/** A granted command is in the log once, at the version of its answer; a refused one is not. */
export function faultsOfAnswers(
  batches: readonly StoredBatch[],
  answers: ReadonlyMap<string, number | null>,
): readonly string[] {
  const stored = new Map(
    batches.map(({ by, actionId, after, events }) => [`${by} ${actionId}`, after + events.length]),
  );
  return [...answers].flatMap(([wish, version]) => {
    const found = stored.get(wish);
    // An action that changes nothing is granted and leaves no event.
    const isRight = version === null ? found === undefined : found === undefined || found === version;
    return isRight ? [] : [`${wish} was answered ${version} and is stored at ${found}`];
  });
}

function openLine(port: number, token: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, PROTOCOL, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Plays at random, sometimes against the rules; each command is put into a bag as often as it is to be sent, and copies are drawn from it. */
function send(
  lines: readonly WebSocket[],
  table: string,
  seat: Seat,
  commands: number,
  dice: Dice,
): Promise<Sender> {
  const answers = new Map<string, string>();
  const faults: string[] = [];
  const bag: string[] = [];
  let state: MatchState | null = null;
  /** The state for which a command was last made: another one would only be refused. */
  let played = -1;
  let [made, copies, underWay] = [0, 0, 0];

  function command(): PlayerAction {
    const due = state && state.version !== played && dice(3) > 0 ? nextAction(state, seat, dice) : null;
    if (due && state) played = state.version;
    // Only one side offers the end: two offers would end the match.
    const stray = dice(2) === 0 ? 'withdraw-offer' : seat === 0 ? 'offer-end' : 'admit';
    return due ?? { type: stray };
  }

  function fill(): void {
    if (made >= commands || bag.length >= MOST_COPIES) return;
    made += 1;
    const text = JSON.stringify({ type: 'act', id: `${made}`, action: command() });
    for (let count = 1 + dice(MOST_COPIES); count > 0; count -= 1) bag.push(text);
  }

  function pump(): void {
    while (underWay < UNDER_WAY) {
      fill();
      const [text] = bag.splice(dice(bag.length), 1);
      if (text === undefined) return;
      lines[dice(lines.length)]?.send(text);
      underWay += 1;
      copies += 1;
    }
  }

  function heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'granted' || message.type === 'refused') {
      const first = answers.get(message.id) ?? text;
      if (first !== text) faults.push(`${message.id} was answered ${first} and then ${text}`);
      answers.set(message.id, first);
      underWay -= 1;
    } else if (message.type === 'error') faults.push(text);
    else if (message.type === 'dispatch' || message.type === 'events') {
      for (const event of message.events.slice((state?.version ?? 0) - message.after)) {
        state = stateAfter(state, event);
      }
    }
  }

  return new Promise((resolve) => {
    const end = () => {
      for (const line of lines) line.terminate();
      resolve({ seat, answers, copies, faults });
    };
    for (const line of lines) {
      line.on('message', (data) => {
        heard(data.toString());
        if (state) pump();
        if (state && underWay === 0 && bag.length === 0 && made >= commands) end();
      });
      line.on('close', () => {
        if (underWay > 0) faults.push(`${underWay} copies were never answered`);
        end();
      });
      line.send(JSON.stringify({ type: 'hello', table }));
      line.send(JSON.stringify({ type: 'events-after', ask: 1, version: 0 }));
    }
  });
}
