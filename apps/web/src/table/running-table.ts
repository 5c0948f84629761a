// A match at work in this tab: the people's sessions, the house's, what is kept beside the log, and how all of it ends.

import type { Hub, MatchId, Referee, WallClock } from '@blackpeg/referee';
import type { Actor, Maker, MatchState, Seat, Terms, Viewer } from '@blackpeg/rules';
import {
  type Announce,
  type Brain,
  clockHolder,
  createLocalLink,
  createOneScreen,
  createSession,
  type Session,
} from '@blackpeg/session';
import type { HousePace } from '../app/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Card } from './card.ts';
import { seatHouse } from './house.ts';
import { keepCard } from './keep-card.ts';
import { keepDraft } from './keep-drafts.ts';
import { decodeDraft } from './kept-draft.ts';
import type { OutOfSight } from './sight.ts';
import type { Table } from './table.ts';
import { whileOpen } from './while-open.ts';

export interface RunningPorts {
  readonly storage: Storage;
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
  readonly outOfSight: OutOfSight;
  /** Unique for ever. */
  newId(): string;
  brainFor(card: Card, who: Maker, terms: Terms): Brain;
  pace(): HousePace;
  /** Hears of what nobody waits for. */
  fault(match: MatchId, error: unknown): void;
}

export interface TableHooks {
  readonly announce: Announce;
  /** Called once, when the table has been closed. */
  closed(): void;
}

/** `state` is the truth, of which nothing but who sits where, who makes and whether it is over is looked at. */
export async function runTable(
  ports: RunningPorts,
  card: Card,
  state: MatchState,
  { announce, closed }: TableHooks,
): Promise<Table> {
  const { storage, clock, hub, newId } = ports;
  const { match } = card;
  const people = seatsOf(state.terms, 'person');
  const shared = people.length > 1;
  const fault = (error: unknown) => ports.fault(match, error);
  let open = true;
  const referee = whileOpen(ports.referee, () => open);
  const kept = keepCard(card, state.phase === 'closed', { hub, cards: storage.cards, fault });
  const sessions = new Map<Seat, Session>();
  const screen = createOneScreen({
    seats: people,
    openSession(person, hear) {
      const session = sit(person, person, hear);
      sessions.set(person, session);
      return session;
    },
    holdClocks: clockHolder(referee, match, newId),
    announce,
  });
  const ends = [kept.stop, screen.close];

  function sit(viewer: Viewer, actor: Actor, hear?: Announce): Session {
    const link = createLocalLink({ referee, hub, clock }, { match, viewer, actor });
    return createSession({ link, viewer, clock, newId, ...(hear && { announce: hear }) });
  }

  function seat(who: Maker): () => void {
    const session = sit(who === 'house' ? 'spectator' : who, who);
    const brain = ports.brainFor(card, who, state.terms);
    return seatHouse({ session, who, brain, clock, pace: ports.pace });
  }

  // Before anything is told: one person's clock has no reason to stop.
  if (shared) ends.push(ports.outOfSight(screen.cover));
  else screen.uncover();
  const drawer = storage.drawer('drafts', decodeDraft);
  for (const [person, session] of sessions) {
    await arrived(session);
    const place = { drawer, key: `${match} ${person}`, seat: person, shared, fault };
    ends.push(await keepDraft(session, place));
  }
  ends.push(...housesOf(state).map(seat));
  return {
    get card() {
      return kept.current();
    },
    people,
    eyes: screen.eyes,
    shown: screen.shown,
    subscribe: screen.subscribe,
    cover: screen.cover,
    uncover: screen.uncover,
    handTo: screen.handTo,
    now: clock.now,
    close() {
      if (!open) return;
      open = false;
      for (const end of ends) end();
      closed();
    },
  };
}

function seatsOf({ seats }: Terms, who: 'person' | 'house'): readonly Seat[] {
  return seats.flatMap(({ player }, seat) => (player === who ? [seat] : []));
}

/** Wherever the house plays: on seats, and as the maker of who plays alone. */
function housesOf({ terms, round, phase }: MatchState): readonly Maker[] {
  if (phase === 'closed') return [];
  const makes = round.boards.some(({ maker }) => maker === 'house');
  return [...seatsOf(terms, 'house'), ...(makes ? (['house'] as const) : [])];
}

/** Once the session knows its match, or that there is none. */
function arrived(session: Session): Promise<void> {
  const isHere = () => session.current().state !== null || session.current().connection === 'gone';
  if (isHere()) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = session.subscribe(() => {
      if (!isHere()) return;
      leave();
      resolve();
    });
  });
}
