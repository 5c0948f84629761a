// A very bad connection: messages come late, twice, in another order or not at all, and it breaks.

import type { Dispatch, Hub, MatchId, Referee } from '@blackpeg/referee';
import type { Actor, Dice, Viewer } from '@blackpeg/rules';
import type { Scheduler } from 'fast-check';
import type { Link, LinkListener } from './link.ts';

export interface FlakyLink extends Link {
  /** Everything under way is lost, except what has already reached the referee. */
  breakLine(): void;
  mendLine(): void;
}

export interface FlakyPlace {
  readonly match: MatchId;
  readonly viewer: Viewer;
  readonly actor: Actor;
}

/** The other end: a referee that died is replaced by another, and later connections lead there. */
export interface Host {
  referee: Referee;
  hub: Hub;
}

export function createFlakyLink(
  scheduler: Scheduler,
  dice: Dice,
  host: Host,
  { match, viewer, actor }: FlakyPlace,
): FlakyLink {
  let listener: LinkListener | null = null;
  /** Counts the breaks: what was sent over an earlier connection does not arrive over a later one. */
  let line = 0;
  let isUp = false;
  let leave = () => {};
  const later = () => scheduler.schedule(Promise.resolve());

  /** A round trip; requested up to three times on the way. */
  async function carry<T>(ask: () => Promise<T | null>): Promise<T> {
    const left = line;
    if (!isUp) throw new Error('The line is down.');
    await later();
    if (left !== line && dice(2) === 0) throw new Error('Lost on the way there.');
    for (let copies = dice(3); copies > 0; copies -= 1) later().then(ask, () => null);
    const answer = await ask();
    await later();
    if (left !== line || answer === null) throw new Error('Lost on the way back.');
    return answer;
  }

  function hear(dispatch: Dispatch): void {
    const left = line;
    for (let copies = 1 + dice(2); copies > 0; copies -= 1) {
      later().then(() => {
        if (left === line && isUp) listener?.receive(dispatch);
      });
    }
  }

  return {
    act: (actionId, action) => carry(() => host.referee.act(match, actor, actionId, action)),
    eventsAfter: (version, at) => carry(() => host.referee.eventsAfter(match, viewer, version, at)),
    keepDraft() {},
    listen(told) {
      listener = told;
      return () => leave();
    },
    breakLine() {
      line += 1;
      isUp = false;
      listener?.connection('offline');
    },
    mendLine() {
      if (isUp) return;
      isUp = true;
      leave();
      leave = host.hub.join(match, viewer, hear);
      listener?.connection('online');
    },
  };
}
