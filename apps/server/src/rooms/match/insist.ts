// What the server itself writes in a match, such as that somebody left: nobody sends it again, so it is retried until
// the store has accepted it or something newer is true.

import { randomUUID } from 'node:crypto';
import type { ActionId } from '@blackpeg/referee';
import type { Action, Actor, Milliseconds } from '@blackpeg/rules';
import type { RoomPorts } from '../ports.ts';

export interface Insistence {
  /** Replaces what was tried `about` the same before. A refusal is a result, too. */
  act(about: string, by: Actor, action: Action): void;
  /** The same for what only the owner of a match may do; does nothing on another server. */
  actAsOwner(about: string, by: Actor, action: Action): void;
  stop(): void;
}

/** Until the next try. */
const RETRY: Milliseconds = 1_000;

export type InsistencePorts = Pick<RoomPorts, 'referee' | 'clock' | 'fault'>;

export function createInsistence({ referee, clock, fault }: InsistencePorts, match: string): Insistence {
  /** The last attempt about each thing, with the function that cancels the next try. */
  const latest = new Map<string, { readonly id: ActionId; cancel(): void }>();

  function attempt(about: string, id: ActionId, send: (id: ActionId) => Promise<unknown>): void {
    send(id).catch((error: unknown) => {
      fault(match, error);
      if (latest.get(about)?.id !== id) return;
      const cancel = clock.wake(clock.now() + RETRY, () => attempt(about, id, send));
      latest.set(about, { id, cancel });
    });
  }

  function insist(about: string, send: (id: ActionId) => Promise<unknown>): void {
    latest.get(about)?.cancel();
    const id = randomUUID();
    latest.set(about, { id, cancel() {} });
    attempt(about, id, send);
  }

  return {
    act: (about, by, action) => insist(about, (id) => referee.act(match, by, id, action)),
    actAsOwner: (about, by, action) => insist(about, (id) => referee.actAsOwner(match, by, id, action)),
    stop() {
      for (const { cancel } of latest.values()) cancel();
      latest.clear();
    },
  };
}
