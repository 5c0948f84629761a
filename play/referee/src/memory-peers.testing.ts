// Several referees on one memory store, for tests: who owns which match, and what happens when one dies or hangs.

import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@blackpeg/rules';
import type { Claim, RefereePeers, SharedDraft } from './peers.ts';
import type { MatchId } from './store/event-store.ts';
import { createMemoryStore, type Shelf } from './store/memory-store.ts';

interface Lease {
  readonly owner: string | null;
  readonly epoch: number;
}

export interface MemoryPeers {
  peer(name: string): RefereePeers;
  /** Declared dead: the next one to ask gets its matches. It may go on without knowing. */
  expire(name: string): void;
  ownerOf(match: MatchId): string | null;
}

/** In the order in which they were submitted; the same draft again keeps its place, and null takes it back. */
function withDraft(
  kept: readonly SharedDraft[],
  seat: Seat,
  draft: SharedDraft | null,
): readonly SharedDraft[] {
  if (draft && kept.some((other) => isDeepStrictEqual(other, draft))) return kept;
  const others = kept.filter((other) => other.seat !== seat);
  return draft ? [...others, draft] : others;
}

export function createMemoryPeers(shelf: Shelf): MemoryPeers {
  const store = createMemoryStore(shelf);
  const leases = new Map<MatchId, Lease>();
  const drafts = new Map<MatchId, readonly SharedDraft[]>();
  const dead = new Set<string>();

  function peer(name: string): RefereePeers {
    const epochs = new Map<MatchId, number>();
    const unsure = new Set<MatchId>();
    const isStillOurs = (match: MatchId) => leases.get(match)?.epoch === epochs.get(match);
    const take = (match: MatchId) => {
      const epoch = (leases.get(match)?.epoch ?? 0) + 1;
      leases.set(match, { owner: name, epoch });
      epochs.set(match, epoch);
    };
    return {
      async claim(match): Promise<Claim> {
        if (epochs.has(match)) return 'ours';
        dead.delete(name);
        unsure.delete(match);
        const before = leases.get(match);
        if (!shelf.has(match)) return 'theirs';
        if (before?.owner && before.owner !== name && !dead.has(before.owner)) return 'theirs';
        take(match);
        return before && before.owner === null ? 'ours' : 'ours-after-outage';
      },
      epochOf: (match) => epochs.get(match) ?? null,
      isUnsure: (match) => unsure.has(match),
      disown(match) {
        if (epochs.delete(match)) unsure.add(match);
      },
      async release(match) {
        if (epochs.has(match) && isStillOurs(match))
          leases.set(match, { owner: null, epoch: leases.get(match)?.epoch ?? 0 });
        epochs.delete(match);
        unsure.delete(match);
      },
      async append(match, version, batch) {
        if (version > 0 && !isStillOurs(match)) {
          epochs.delete(match);
          throw new Error(`Match ${match} is another referee's.`);
        }
        const appended = await store.append(match, version, batch);
        if (appended.ok && version === 0) take(match);
        return appended;
      },
      async keepDraft(match, seat, draft) {
        drafts.set(match, withDraft(drafts.get(match) ?? [], seat, draft));
      },
      draftsOf: async (match) => drafts.get(match) ?? [],
    };
  }

  return {
    peer,
    expire: (name) => void dead.add(name),
    ownerOf: (match) => leases.get(match)?.owner ?? null,
  };
}
