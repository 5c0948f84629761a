// Matches from opening to end, one after the other: two guests, a table, moves, lost connections, an end; afterwards nobody
// requests them again.

import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, duelEdition, PERSON, standardTerms } from '@blackpeg/rules';
import { nextAction } from './playing.testing.ts';
import { createProgram, type Program } from './program.testing.ts';

export interface LifeCycles {
  readonly port: number;
  /** Matches at a time. */
  readonly matches: number;
  /** Maximum for all together. */
  readonly movesPerSecond: number;
  readonly dice: Dice;
}

export interface Lived {
  /** So far. */
  readonly ended: number;
  /** Abandoned by both before the end. */
  readonly abandoned: number;
  readonly moves: number;
  readonly disconnected: number;
  readonly faults: readonly string[];
  /** Tables and tokens of guests who will not return, since the last call. */
  takeFinished(): Finished;
}

export interface Finished {
  readonly tables: readonly string[];
  readonly tokens: readonly string[];
}

/** One round, so that matches are short; there is no clock. */
const TERMS = standardTerms(duelEdition(4), {
  seats: [PERSON, PERSON],
  length: { kind: 'rounds', rounds: 1 },
});
/** One in this many: moves that are a resignation, lost connections, matches that nobody ends, matches with a spectator. */
const RESIGNS = 30;
const DISCONNECTS = 100;
const ABANDONS = 8;
const WATCHED = 4;
/** Matches until a guest is replaced by a new one. */
const MATCHES_OF_GUEST = 5;
const RETRY = 200;

interface Life {
  readonly players: readonly Program[];
  isOver(): boolean;
}

interface State extends LifeCycles {
  readonly live: Set<Life>;
  readonly lived: { -readonly [K in keyof Lived]: Lived[K] };
  readonly tables: string[];
  readonly tokens: string[];
  readonly faults: string[];
  isEnding: boolean;
}

/** Until they are ended. */
export function liveLives(cycles: LifeCycles): { readonly lived: Lived; end(): Promise<void> } {
  const faults: string[] = [];
  const [tables, tokens]: [string[], string[]] = [[], []];
  const takeFinished = () => ({ tables: tables.splice(0), tokens: tokens.splice(0) });
  const lived = { ended: 0, abandoned: 0, moves: 0, disconnected: 0, faults, takeFinished };
  const state: State = { ...cycles, live: new Set(), lived, tables, tokens, faults, isEnding: false };
  return { lived, end: run(state) };
}

function run(state: State): () => Promise<void> {
  const playing = Array.from({ length: state.matches }, () => oneAfterTheOther(state));
  let turn: readonly Life[] = [];
  let next = 0;
  const timer = setInterval(() => {
    if (next >= turn.length) [turn, next] = [[...state.live], 0];
    nudge(state, turn[next]);
    next += 1;
  }, 1000 / state.movesPerSecond);
  return async () => {
    clearInterval(timer);
    state.isEnding = true;
    for (const { players } of state.live) for (const player of players) player.disconnect();
    await Promise.all(playing);
  };
}

function nudge({ dice, lived }: State, life: Life | undefined): void {
  for (const player of life?.players ?? []) {
    player.nudge();
    if (dice(DISCONNECTS) > 0) continue;
    lived.disconnected += 1;
    player.disconnect();
  }
}

async function oneAfterTheOther(state: State): Promise<void> {
  const { port, dice, lived, faults } = state;
  while (!state.isEnding) {
    try {
      const guests = await Promise.all([0, 1, 2].map(() => newGuest(port)));
      for (let match = 0; match < MATCHES_OF_GUEST && !state.isEnding; match += 1) {
        const isAbandoned = dice(ABANDONS) === 0;
        await oneLife(state, guests, isAbandoned);
        lived[isAbandoned ? 'abandoned' : 'ended'] += 1;
      }
      state.tokens.push(...guests);
    } catch (error) {
      faults.push(String(error));
      await pause(1000);
    }
  }
}

async function oneLife(state: State, guests: readonly string[], isAbandoned: boolean): Promise<void> {
  const { port, dice, live, lived, tables } = state;
  const { table } = await ask(port, 'tables/open', guests[0], { terms: TERMS, listed: true });
  await ask(port, 'tables/sit', guests[1], { table });
  const enough = isAbandoned ? 1 + dice(10) : Number.POSITIVE_INFINITY;
  const watched = dice(WATCHED) === 0;
  await new Promise<void>((resolve) => {
    const life: Life = {
      players: [0, 1].map((seat) => join(seat)),
      isOver: () =>
        state.isEnding ||
        life.players.every((player) => player.view()?.phase === 'closed') ||
        life.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) >= enough,
    };
    const spectator = watched ? join(2) : null;
    live.add(life);
    function join(seat: number): Program {
      const changed = () => {
        if (!live.has(life) || !life.isOver()) return;
        live.delete(life);
        for (const player of life.players) player.leave();
        spectator?.leave();
        for (const { acknowledged, refusals } of life.players) {
          lived.moves += acknowledged.length;
          state.faults.push(...refusals.filter(isFault).map((refusal) => JSON.stringify(refusal)));
        }
        resolve();
      };
      return createProgram({
        port,
        token: guests[seat] ?? '',
        table,
        seat,
        dice,
        retry: RETRY,
        choose,
        changed,
      });
    }
  });
  tables.push(table);
}

/** A move made while the other resigns is refused. */
const isFault = (refusal: Program['refusals'][number]) =>
  refusal.type !== 'refused' || refusal.violation.kind !== 'match-over';

const choose: typeof nextAction = (match, seat, dice) => {
  const owed = nextAction(match, seat, dice);
  return owed?.type === 'place-guess' && dice(RESIGNS) === 0 ? { type: 'resign-match' } : owed;
};

async function newGuest(port: number): Promise<string> {
  return (await ask(port, 'guests/program', undefined, {})).token;
}

interface Answered {
  readonly table: string;
  readonly token: string;
}

async function ask(port: number, name: string, token: string | undefined, body: object): Promise<Answered> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://127.0.0.1:${port}/api/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answered;
}
