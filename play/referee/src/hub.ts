// Delivery within one process: everybody who has joined a match as a viewer is notified.

import type { Viewer } from '@blackpeg/rules';
import type { Delivery, Dispatch } from './delivery.ts';
import type { MatchId } from './store/event-store.ts';

export interface Hub extends Delivery {
  /** Returns the function that leaves. */
  join(match: MatchId, viewer: Viewer, receive: (dispatch: Dispatch) => void): () => void;
}

interface Member {
  readonly viewer: Viewer;
  readonly receive: (dispatch: Dispatch) => void;
}

export function createHub(): Hub {
  const members = new Map<MatchId, ReadonlySet<Member>>();
  const membersOf = (match: MatchId): readonly Member[] => [...(members.get(match) ?? [])];

  function leave(match: MatchId, member: Member): void {
    const left = membersOf(match).filter((other) => other !== member);
    if (left.length === 0) members.delete(match);
    else members.set(match, new Set(left));
  }

  return {
    join(match, viewer, receive) {
      const member = { viewer, receive };
      members.set(match, new Set([...membersOf(match), member]));
      return () => leave(match, member);
    },
    audience: (match) => new Set(membersOf(match).map(({ viewer }) => viewer)),
    deliver(viewer, dispatch) {
      for (const member of membersOf(dispatch.match)) {
        if (member.viewer === viewer) member.receive(dispatch);
      }
    },
  };
}
