// The link to a referee in the same process: offline play works like online play.

import type { ActionId, Hub, MatchId, Referee, Reply, WallClock } from '@blackpeg/referee';
import type { Actor, Viewer } from '@blackpeg/rules';
import type { Link, LinkListener } from './link.ts';

export interface LocalPorts {
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
}

export interface LocalPlace {
  readonly match: MatchId;
  readonly viewer: Viewer;
  /** The house of a solitaire or race acts without a seat and watches as a spectator. */
  readonly actor: Actor;
}

/** Milliseconds until an action that failed in the store is tried again. */
const RETRY = 1000;

export function createLocalLink({ referee, hub, clock }: LocalPorts, place: LocalPlace): Link {
  const { match, viewer, actor } = place;
  let listener: LinkListener | null = null;
  let cancelRetry = () => {};

  /** A failing store counts as a lost connection: the session sends again when it is up. */
  async function tried<T>(asked: Promise<T | null>): Promise<T> {
    try {
      const answer = await asked;
      if (answer !== null) return answer;
    } catch (error) {
      listener?.connection('offline');
      cancelRetry();
      cancelRetry = clock.wake(clock.now() + RETRY, () => listener?.connection('online'));
      throw error;
    }
    listener?.connection('gone');
    throw new Error(`There is no match ${match}.`);
  }

  return {
    act: (actionId, action) => tried(referee.act(match, actor, actionId, action)),
    eventsAfter: (version, at) => tried(referee.eventsAfter(match, viewer, version, at)),
    keepDraft(code) {
      // A lost draft is sent again when the connection is back.
      if (typeof actor === 'number')
        tried(referee.keepDraft(match, actor, code).then(() => true)).catch(() => {});
    },
    listen(told) {
      listener = told;
      const leave = hub.join(match, viewer, (dispatch) => {
        // Asynchronously, so that nothing a listener does happens inside the referee.
        Promise.resolve().then(() => listener?.receive(dispatch));
      });
      told.connection('online');
      return () => {
        listener = null;
        cancelRetry();
        leave();
      };
    },
  };
}

/** For a covered screen: stops and restarts the clocks in the referee's name (T2b). */
export function clockHolder(referee: Referee, match: MatchId, newId: () => ActionId) {
  return (stopped: boolean): Promise<Reply | null> =>
    referee.act(match, 'referee', newId(), { type: stopped ? 'stop-clocks' : 'restart-clocks' });
}
