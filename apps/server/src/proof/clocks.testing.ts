// R12: a timed duel over two simulated connections with lag, jitter and loss, honest or faked: what each row was charged against
// how long its player really thought. Time is simulated, so that minutes take moments and nothing depends on the machine.

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
  /** There and back. */
  readonly lag: Milliseconds;
  /** Either way differs by this at most, to either side. */
  readonly jitter: Milliseconds;
  /** How much later than it does it says to have seen something; null for never, as one who drops the connection. */
  readonly fakes: Milliseconds | null;
}

/** Of one row: what its clock was charged beyond what its player thought; below zero it is a gain. */
export type Charge = Milliseconds;

/** Hundredths of packets that are lost, and what it takes until they are sent again. */
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
  /** One that is turned by hand; it goes on to the next who wants to be woken. */
  readonly clock: WallClock & { runNext(): Promise<unknown> };
}

/** The charges of a round of so many rows, by seat. */
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
  /** When the last packet came, by seat and direction: none overtakes another. */
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

  /** What a player's device does when something comes: it says so, and the player thinks if a row is theirs to place. */
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
    // By turns: what only says that the other has placed lies covered, and asks for nothing.
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
/** After which a row is to be placed: both codes are hidden, or both marks are open. */
const NEWS: ReadonlySet<MatchEvent['type']> = new Set(['code-hidden', 'rows-uncovered']);
