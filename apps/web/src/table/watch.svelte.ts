// A session as Svelte sees it: reading it in a component tracks it.

import type { Session, Snapshot } from '@blackpeg/session';
import { createSubscriber } from 'svelte/reactivity';

export interface WatchedSession {
  readonly current: Snapshot;
}

export function watchSession(session: Session): WatchedSession {
  const track = createSubscriber((update) => session.subscribe(update));
  return {
    get current() {
      track();
      return session.current();
    },
  };
}
