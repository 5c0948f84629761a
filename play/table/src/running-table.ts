// A running match on this device: the people's sessions, the house's, stored data beside the log, and how all of it
// ends.

import type { ActionId, Hub, MatchId, Referee, WallClock } from '@blackpeg/referee';
import { type Dice, dutyOf, type Maker, type MatchState, type Seat, type Terms } from '@blackpeg/rules';
import {
  type Announce,
  clockHolder,
  createLocalLink,
  createOneScreen,
  createSession,
  type OneScreen,
  type Session,
  startBot,
} from '@blackpeg/session';
import { createHousePlayer, type Thinker } from '@blackpeg/thinking';
import { type Card, touched } from './card.ts';
import { keepDraft } from './kept-draft.ts';
import { type HousePace, paceOf } from './pace.ts';
import type { OutOfSight, TableStorage } from './ports.ts';
import { createWaits, throughSession } from './sessions.ts';
import type { Table, TableHooks } from './table.ts';
import { createWrites, type Writes } from './writes.ts';

export interface RunningPorts {
  readonly storage: TableStorage;
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
  readonly outOfSight: OutOfSight;
  readonly thinker: Thinker;
  /** Decides who begins, and what the house hides and guesses. */
  readonly dice: Dice;
  /** The current setting. */
  housePace(): HousePace;
  /** Globally unique. */
  newId(): ActionId;
  /** Receives faults that nobody waits for. */
  fault(match: MatchId, error: unknown): void;
}

/** A player at this device, with their session. */
interface Player {
  readonly who: Maker;
  readonly session: Session;
}

interface Sides {
  readonly screen: OneScreen;
  readonly people: readonly Player[];
  readonly houses: readonly Player[];
}

/**
 * `state` is the complete state, of which only seats, makers and whether it is over are used. `closed` is
 * called once, when the table is closed; `written` resolves when everything beside the log is written.
 */
export async function runTable(
  ports: RunningPorts,
  card: Card,
  state: MatchState,
  { hear, closed }: Pick<TableHooks, 'hear'> & { closed(written: Promise<void>): Promise<void> },
): Promise<Table> {
  const { match } = card;
  const writes = createWrites((error) => ports.fault(match, error));
  let closing: Promise<void> | null = null;
  let isOpen = true;
  const referee = whileOpen(ports.referee, () => isOpen);
  const kept = keepCard(card, ports, writes);
  const { screen, people, houses } = openSides({ ...ports, referee }, match, state, hear);
  const players = [...people, ...houses];
  const waits = createWaits(players.map(({ session }) => session));
  const ends = [kept.stop, screen.close, waits.end];

  // Before anything is announced: a single person's clock need not stop.
  const shared = people.length > 1;
  if (shared) ends.push(ports.outOfSight(screen.cover));
  else screen.uncover();
  await waits.until(() => players.every(({ session }) => hasArrived(session)));
  for (const { who, session } of people) {
    if (who === 'house') continue;
    const place = { drawer: ports.storage.drafts, match, seat: who, shared, writes };
    ends.push(await keepDraft(session, place));
  }
  ends.push(...houses.map((house) => startHouse(ports, card, state.terms, house)));

  function end(): Promise<void> {
    isOpen = false;
    for (const stop of ends) stop();
    return closed(writes.done());
  }

  return {
    get card() {
      return kept.current();
    },
    people: seatsOf(state.terms, 'person'),
    ...throughSession(screen.eyes, screen.shown),
    shown: screen.shown,
    subscribe: screen.subscribe,
    cover: screen.cover,
    uncover: screen.uncover,
    handTo: screen.handTo,
    now: ports.clock.now,
    async settled() {
      await waits.until(() => isSettled(players));
      await writes.done();
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}

/** The card of an open match, kept in step with its log. */
function keepCard(given: Card, { hub, storage }: RunningPorts, writes: Writes) {
  let card = given;
  // What is announced is already stored.
  const stop = hub.join(card.match, 'spectator', ({ events }) => {
    card = touched(card, events);
    const now = card;
    writes.add(() => storage.cards.put(now.match, now));
  });
  return { current: () => card, stop };
}

/** Input on a closed table is ignored: another tab may have the match by now. */
function whileOpen(referee: Referee, isOpen: () => boolean): Referee {
  const asked = <T>(ask: () => Promise<T>): Promise<T> =>
    isOpen() ? ask() : Promise.reject(new Error('This table is closed.'));
  return {
    ...referee,
    open: (...given) => asked(() => referee.open(...given)),
    act: (...given) => asked(() => referee.act(...given)),
    eventsAfter: (...given) => asked(() => referee.eventsAfter(...given)),
    keepDraft: (...given) => asked(() => referee.keepDraft(...given)),
    forget: (...given) => asked(() => referee.forget(...given)),
  };
}

/** A session for everybody who plays here. */
function openSides(ports: RunningPorts, match: MatchId, state: MatchState, hear: TableHooks['hear']): Sides {
  const { referee, hub, clock, newId } = ports;
  const people: Player[] = [];

  function sit(who: Maker, announce?: Announce): Player {
    const viewer = who === 'house' ? 'spectator' : who;
    const link = createLocalLink({ referee, hub, clock }, { match, viewer, actor: who });
    return { who, session: createSession({ link, viewer, clock, newId, ...(announce && { announce }) }) };
  }

  const screen = createOneScreen({
    seats: seatsOf(state.terms, 'person'),
    openSession(seat, announce) {
      const player = sit(seat, announce);
      people.push(player);
      return player.session;
    },
    holdClocks: clockHolder(referee, match, newId),
    announce: (happening, fresh) => hear(happening, fresh, screen.eyes().seat),
  });
  return { screen, people, houses: housesOf(state).map((who) => sit(who)) };
}

/** Plays until the returned function is called. */
function startHouse(ports: RunningPorts, card: Card, terms: Terms, { who, session }: Player): () => void {
  const brain = createHousePlayer(ports, card, who, terms);
  const sitter = who === 'house' ? undefined : card.sitters[who];
  const pace = paceOf(who, sitter?.kind === 'house' ? sitter.speed : undefined, terms, ports);
  const stop = startBot({ session, who, brain, clock: ports.clock, pace });
  return () => {
    stop();
    session.close();
  };
}

/** Nothing is being sent, all sessions are up to date, and the house has done what it owes. */
function isSettled(players: readonly Player[]): boolean {
  const versions = new Set(players.map(({ session }) => session.current().state?.version));
  return (
    versions.size <= 1 &&
    players.every(({ who, session }) => {
      const { state, pending } = session.current();
      return state !== null && pending.length === 0 && (isPerson(state, who) || dutyOf(state, who) === null);
    })
  );
}

/** Once the session has its match, or knows that there is none. */
function hasArrived(session: Session): boolean {
  const { state, connection } = session.current();
  return state !== null || connection === 'gone';
}

function isPerson({ terms }: MatchState, who: Maker): boolean {
  return who !== 'house' && terms.seats[who]?.player === 'person';
}

function seatsOf({ seats }: Terms, who: 'person' | 'house'): readonly Seat[] {
  return seats.flatMap(({ player }, seat) => (player === who ? [seat] : []));
}

/** Wherever the house plays: on seats, and as the maker in solitaire. */
function housesOf({ terms, round, phase }: MatchState): readonly Maker[] {
  if (phase === 'closed') return [];
  const makes = round.boards.some(({ maker }) => maker === 'house');
  return [...seatsOf(terms, 'house'), ...(makes ? (['house'] as const) : [])];
}
