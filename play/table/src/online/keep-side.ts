// What runs by itself on the player's side of an online table: the draft is stored, a sealed code is served, and what
// was seen is reported.

import type { Seat } from '@blackpeg/rules';
import { keepSealed } from '@blackpeg/session';
import { keepDraft } from '../kept-draft.ts';
import { createWrites } from '../writes.ts';
import type { Attention, OnlinePlace, OnlineTablePorts, OwnEnd } from './player-connection.ts';

/** The half-filled row of an earlier visit once the match is loaded, and what the device of a sealed code does (K1). */
export function keepSide(
  { storage, fault }: OnlineTablePorts,
  place: OnlinePlace,
  { session, sealer, copy }: OwnEnd,
) {
  const { seat, table: match } = place;
  const writes = createWrites(fault);
  const ends: (() => void)[] = [];
  let isOpen = true;
  let restored: Promise<void> = Promise.resolve();

  async function keepRow(own: Seat): Promise<void> {
    const stop = await keepDraft(session, {
      drawer: storage.drafts,
      match,
      seat: own,
      shared: false,
      writes,
    });
    if (isOpen) ends.push(stop);
    else stop();
  }

  const stopArriving = session.subscribe(({ state }) => {
    if (state === null) return;
    stopArriving();
    if (seat !== null) restored = keepRow(seat).catch(fault);
  });
  if (sealer && seat !== null) ends.push(keepSealed({ session, seat, sealer, fault }));
  return {
    restored: () => restored,
    async written(): Promise<void> {
      await writes.done();
      await copy.settled();
    },
    stop() {
      isOpen = false;
      stopArriving();
      for (const end of ends) end();
    },
  };
}

/** T2a: a clock that waits for its player to look starts when they do; a player who is away does not look. */
export function attend(attention: Attention, { session, company, hurry }: OwnEnd) {
  function look(): void {
    if (attention.isVisible() && !company.isAway()) session.look();
  }

  const unwatch = attention.watch(() => {
    hurry();
    look();
  });
  const unsubscribe = session.subscribe(look);
  return {
    look,
    stop() {
      unwatch();
      unsubscribe();
    },
  };
}
