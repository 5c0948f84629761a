// A match at work at this terminal: the people's sessions, of which one is shown, the house's, and how all of it ends.

import type { Hub, Referee, WallClock } from '@blackpeg/referee';
import {
  type Actor,
  dutyOf,
  type Maker,
  type MatchState,
  type Seat,
  type Terms,
  type Viewer,
} from '@blackpeg/rules';
import {
  type Announce,
  type Brain,
  clockHolder,
  createLocalLink,
  createOneScreen,
  createSession,
  type KeptDraft,
  type Outcome,
  ownDuty,
  type Pace,
  type Session,
  startBot,
} from '@blackpeg/session';
import type { Drawer } from '../saved/drawer.ts';
import { seatKey } from '../saved/saved.ts';
import type { Card } from './card.ts';
import { type DraftPlace, keepDraft } from './kept-draft.ts';
import type { TableHooks, TableSnapshot, TerminalTable } from './table.ts';

export interface RunningPorts {
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
  readonly drafts: Drawer<KeptDraft>;
  /** How long the house takes. */
  readonly pace: Pace;
  /** Unique for ever. */
  newId(): string;
  brainFor(card: Card, who: Maker, terms: Terms): Brain;
}

/** One who plays here, with their side of the table. */
interface Player {
  readonly who: Maker;
  readonly session: Session;
}

const NOTHING: Outcome = { kind: 'unready', fault: { kind: 'nothing-to-compose' } };

/** `state` is the truth, of which nothing but who sits where, who makes and whether it is over is looked at. */
export async function runTable(
  ports: RunningPorts,
  card: Card,
  state: MatchState,
  { hear, closed }: TableHooks & { closed(): Promise<void> },
): Promise<TerminalTable> {
  const { referee, hub, clock, newId, drafts } = ports;
  const { match } = card;
  const people = seatsOf(state.terms, 'person');
  const players: Player[] = [];
  const screen = createOneScreen({
    seats: people,
    openSession: (seat, announce) => sit(seat, seat, announce),
    holdClocks: clockHolder(referee, match, newId),
    announce: (happening, fresh) => hear(happening, fresh, screen.eyes().seat),
  });
  const houses = housesOf(state).map((who) => sit(who === 'house' ? 'spectator' : who, who));

  function sit(viewer: Viewer, who: Actor & Maker, announce?: Announce): Session {
    const link = createLocalLink({ referee, hub, clock }, { match, viewer, actor: who });
    const session = createSession({ link, viewer, clock, newId, ...(announce && { announce }) });
    players.push({ who, session });
    return session;
  }

  // Before anything is told: one person's clock has no reason to stop.
  if (people.length === 1) screen.uncover();
  await until(players, () => players.every(({ session }) => session.current().state !== null));
  const stops = players.map(({ who, session }) => {
    if (who !== 'house' && !houses.includes(session)) return keepDraft(session, placeOf(who));
    const brain = ports.brainFor(card, who, state.terms);
    return startBot({ session, who, brain, clock, pace: ports.pace });
  });
  const leaving = new Set<() => void>();

  function placeOf(seat: Seat): DraftPlace {
    return { drawer: drafts, key: seatKey(match, seat), seat, shared: people.length > 1 };
  }

  function snapshot(): TableSnapshot {
    const eyes = screen.eyes();
    const shown = screen.shown()?.current();
    if (!shown) {
      const connection = 'online';
      return { eyes, duty: null, state: null, draft: null, pending: [], objection: null, connection };
    }
    return { ...shown, eyes, duty: shown.state && ownDuty(shown.state, eyes.seat) };
  }

  return {
    card,
    people,
    snapshot,
    now: () => clock.now(),
    subscribe: (listener) => screen.subscribe(listener),
    intend: (intent) => screen.shown()?.intend(intent) ?? NOTHING,
    inTurn: (deed) => screen.shown()?.inTurn(deed),
    hasTypedAhead: () => screen.shown()?.hasTypedAhead() ?? false,
    cover: screen.cover,
    uncover: screen.uncover,
    handTo: screen.handTo,
    settled: () => until(players, () => isSettled(players), leaving),
    async close() {
      for (const stop of stops) stop();
      screen.close();
      for (const session of houses) session.close();
      for (const leave of leaving) leave();
      await closed();
    },
  };
}

/** Nothing on its way, everybody knows the same, and the house has done what it owes. */
function isSettled(players: readonly Player[]): boolean {
  const versions = new Set(players.map(({ session }) => session.current().state?.version));
  return (
    versions.size === 1 &&
    players.every(({ who, session }) => {
      const { state, pending } = session.current();
      return state !== null && pending.length === 0 && (isPerson(state, who) || dutyOf(state, who) === null);
    })
  );
}

/** `leaving` gets what ends the waiting early. */
function until(
  players: readonly Player[],
  isSo: () => boolean,
  leaving: Set<() => void> = new Set(),
): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = players.map(({ session }) => session.subscribe(() => isSo() && end()));
    function end(): void {
      for (const stop of stops) stop();
      leaving.delete(end);
      resolve();
    }
    leaving.add(end);
  });
}

function isPerson({ terms }: MatchState, who: Maker): boolean {
  return who !== 'house' && terms.seats[who]?.player === 'person';
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
