// A copy of an online match on this device, written as events arrive, for review without the server. Nobody plays on
// it.

import type { MatchEvent } from '@blackpeg/rules';
import { type Card, touched } from '../card.ts';
import type { TableStorage } from '../ports.ts';

export interface CopyPlace extends Pick<TableStorage, 'logs' | 'cards'> {
  /** As events arrive, or once the match is over. */
  readonly when: 'always' | 'finished';
}

export interface Copy {
  current(): Card;
  /** Everything received on this visit. */
  log(): readonly MatchEvent[];
  /** The next event of the log, each once and in order. */
  add(event: MatchEvent): void;
  /** The players have other names now. */
  rename(sitters: Card['sitters']): void;
  /** Resolved when everything so far is written, or could not be. */
  settled(): Promise<void>;
}

/**
 * `given` has no event yet; what an earlier visit or another tab has written is not written again. Without a place
 * only the card is kept up to date: what a spectator sees is somebody else's match.
 */
export function keepCopy(given: Card, place: CopyPlace | null, fault: (error: unknown) => void): Copy {
  const log: MatchEvent[] = [];
  let card = given;
  /** The version of the log on this device, as far as it is known, and the card beside it. */
  let stored = 0;
  let storedCard: Card | null = null;
  let writing: Promise<void> | null = null;
  /** The server was restored from an older copy: the log stored here is a different one. */
  let isAnother = false;

  async function write({ logs, cards }: CopyPlace): Promise<void> {
    while (isAnother || stored < log.length || storedCard !== card) {
      const now = card;
      if (isAnother) {
        isAnother = false;
        stored = 0;
        await logs.remove(now.match);
      }
      const events = log.slice(stored);
      if (events.length > 0) {
        const batch = { by: 'referee', actionId: `copy ${stored}`, events } as const;
        const appended = await logs.append(now.match, stored, batch);
        stored = appended.ok ? appended.value : appended.error.version;
      }
      if (storedCard !== now) await cards.put(now.match, now);
      storedCard = now;
    }
  }

  function keep(): void {
    if (!place || (place.when === 'finished' && !card.closed)) return;
    writing ??= Promise.resolve(place)
      .then(write)
      .catch(fault)
      .finally(() => {
        writing = null;
      });
  }

  return {
    current: () => card,
    log: () => log,
    add(event) {
      if (event.type === 'match-opened' && log.length > 0) {
        log.length = 0;
        isAnother = true;
      }
      card = log.length === 0 ? { ...card, madeAt: event.at } : card;
      log.push(event);
      card = touched(card, [event]);
      keep();
    },
    rename(sitters) {
      if (JSON.stringify(sitters) === JSON.stringify(card.sitters)) return;
      card = { ...card, sitters };
      if (log.length > 0) keep();
    },
    settled: () => writing ?? Promise.resolve(),
  };
}

/** By the id of its table. The rows stay; nobody is asked to continue them. */
export async function closeCopy(cards: CopyPlace['cards'], table: string): Promise<void> {
  const card = await cards.get(table);
  if (card?.origin.kind === 'online' && !card.closed) await cards.put(table, { ...card, closed: true });
}
