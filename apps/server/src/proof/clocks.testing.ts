// R12: a timed duel over two simulated connections with lag, jitter and loss, honest or faked: compares what each row was charged
// with how long its player really thought. Time is simulated, so that minutes take moments and nothing depends on the machine.

import { createHub, createMemoryStore, createReferee, type WallClock } from '@blackpeg/referee';
import {
  type Action,
  type Code,
  type Dice,
  dutyOf,
  type MatchEvent,
  type MatchState,
  type Milliseconds,
  type Seat,
  timeLeft,
} from '@blackpeg/rules';
import { startSight } from '../rooms/match/sight.ts';
import { stateAfter } from './playing.testing.ts';
import { longDuel } from './seeded.testing.ts';

export interface SimulatedConnection {
  /** Round trip. */
  readonly lag: Milliseconds;
  /** Maximum jitter of either direction, up or down. */
  readonly jitter: Milliseconds;
  /** How late it reports having seen something; null for never, like a client that drops the connection. */
  readonly fakes: Milliseconds | null;
}

/** For one row: the time charged beyond the player's thinking time; negative for a gain. */
export type Charge = Milliseconds;

/** The percentage of lost packets, and the delay until they are sent again. */
const LOSS = 2;
const SENT_AGAIN: Milliseconds = 200;
const ALLOWANCE: Milliseconds = 60_000;
const SHORTEST_THOUGHT: Milliseconds = 1_500;
const CODE: Code = [1, 2, 3, 4];
const WRONG: Code = [5, 5, 6, 6];

interface Simulation {
  readonly connections: readonly SimulatedConnection[];
  readonly rows: number;
  readonly dice: Dice;
  /** A clock set by hand; it advances to the next timer. */
  readonly clock: WallClock & { runNext(): Promise<unknown> };
}

/** The charges of a round of this many rows, by seat. */
export async function chargesOfRound({
  connections,
  rows,
  dice,
  clock,
}: Simulation): Promise<readonly Charge[][]> {
  const hub = createHub();
  const fault = (_: string, error: unknown) => {
    throw error;
  };
  const referee = createReferee({ store: createMemoryStore(), delivery: hub, clock, fault });
  const charges: Charge[][] = connections.map(() => []);
  /** When the last packet arrived, by seat and direction: packets keep their order. */
  const arrived = new Map<string, number>();
  let state: MatchState | null = null;
  let acts = 0;

  function send(seat: Seat, direction: 'up' | 'down', receive: () => void): void {
    const { lag, jitter } = connections[seat] as SimulatedConnection;
    const lost = dice(100) < LOSS ? SENT_AGAIN : 0;
    const way = Math.max(0, lag / 2 + (jitter * (dice(2001) - 1000)) / 1000) + lost;
    const name = `${seat} ${direction}`;
    const at = Math.max(clock.now() + way, arrived.get(name) ?? 0);
    arrived.set(name, at);
    clock.wake(at, receive);
  }

  const act = (by: Seat, action: Action) => {
    acts += 1;
    return referee.act('m', by, `${acts}`, action);
  };

  function place(seat: Seat, thought: Milliseconds): void {
    const duty = state && dutyOf(state, seat);
    const left = duty && state ? timeLeft(state, seat, duty, clock.now()) : null;
    charges[seat]?.push((left === null ? 0 : ALLOWANCE - left) - thought);
    void act(seat, { type: 'place-guess', guess: WRONG });
  }

  /** What a player's device does on a message: it reports it as seen, and the player thinks if they have a row to place. */
  function received(seat: Seat, shown: MatchState, isNews: boolean): void {
    const { fakes } = connections[seat] as SimulatedConnection;
    const see = () => send(seat, 'up', () => void act(seat, { type: 'see', seat }));
    if (isNews && fakes !== null) clock.wake(clock.now() + fakes, see);
    if (!isNews || dutyOf(shown, seat)?.kind !== 'place') return;
    const thought = SHORTEST_THOUGHT + dice(3_000);
    clock.wake(clock.now() + thought, () => send(seat, 'up', () => place(seat, thought)));
  }

  hub.join('m', 'spectator', ({ events }) => {
    for (const event of events) state = stateAfter(state, event);
    const shown = state;
    // In turns: that the other has placed a covered row needs no reaction.
    const isNews = events.some(({ type }) => NEWS.has(type));
    if (shown) for (const seat of connections.keys()) send(seat, 'down', () => received(seat, shown, isNews));
  });
  const sight = startSight({ referee, hub, clock, fault }, 'm', [...connections.keys()]);
  await referee.open('m', { ...longDuel(ALLOWANCE), firstMaker: 0 }, dice);
  for (const by of connections.keys()) await act(by, { type: 'hide-code', code: CODE, ...UNSEALED });
  while (charges.some((placed) => placed.length < rows)) await clock.runNext();
  sight.stop();
  return charges.map((placed) => placed.slice(0, rows));
}

const UNSEALED = { blanks: null, palmed: null, commitment: null, key: null } as const;
/** After these a row is due: both codes are hidden, or both marks are shown. */
const NEWS: ReadonlySet<MatchEvent['type']> = new Set(['code-hidden', 'rows-uncovered']);
