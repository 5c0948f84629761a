// What a server knows of the matches whose clocks it owns. The database decides, by an owner and an epoch for each match:
// an owner's append requires its epoch there, so that a server that was paused while another took over writes nothing.

import type { Batch, MatchId, RefereePeers } from '@blackpeg/referee';
import { err, ok } from '@blackpeg/rules';
import { StoreFault } from './fault.ts';

export interface HeldMatch {
  readonly match: MatchId;
  readonly epoch: number;
}

export interface MatchHead {
  readonly version: number;
  readonly owner: string | null;
  readonly epoch: number;
}

/** The database's side. A request may have been carried out even if no answer comes. */
export interface LeaseRows extends Pick<RefereePeers, 'keepDraft' | 'draftsOf'> {
  /** Counts as a sign of life. Null if a live server owns it, or there is no such match. `stoodStill` if the previous owner did not release it. */
  claim(
    match: MatchId,
    node: string,
  ): Promise<{ readonly epoch: number; readonly stoodStill: boolean } | null>;
  /** Releases those that this server owns at their epoch: to nobody (null), or to a name that no live server has. */
  letGo(held: readonly HeldMatch[], node: string, to: string | null): Promise<void>;
  /** The matches of this server, except some. */
  heldBy(node: string, except: readonly MatchId[]): Promise<readonly HeldMatch[]>;
  /** The new version; null if the head is not as expected, and then nothing is written. The first batch claims the match. */
  append(match: MatchId, head: MatchHead, batch: Batch): Promise<number | null>;
  headOf(match: MatchId): Promise<MatchHead | null>;
}

export interface Leases extends RefereePeers {
  /** If the database contradicts what this server believes. */
  correct(match: MatchId, owner: string | null, epoch: number): void;
  disownAll(): void;
  /** Releases matches that the database assigns to this server without its knowing; `inUse` are tables with somebody at them here. */
  letGoOfStrays(inUse: readonly MatchId[]): Promise<void>;
  /** Nothing is claimed from then on. Returns the matches it owned. */
  releaseAll(): Promise<readonly MatchId[]>;
}

const FIRST_EPOCH = 1;
/** The next server that claims a match of this one treats it as an outage. */
const NOBODY_ALIVE = '';

/** `node` is the name of this server. */
export function createLeases(rows: LeaseRows, node: string): Leases {
  const epochs = createEpochs(node);
  let isLeaving = false;

  async function release(matches: readonly MatchId[]): Promise<readonly MatchId[]> {
    const owned = matches.flatMap((match) => {
      const epoch = epochs.of(match);
      return epoch === null ? [] : [{ match, epoch }];
    });
    for (const match of matches) epochs.forget(match);
    if (owned.length > 0) await rows.letGo(owned, node, null);
    return owned.map(({ match }) => match);
  }

  return {
    keepDraft: rows.keepDraft,
    draftsOf: rows.draftsOf,
    correct: epochs.correct,
    async claim(match) {
      if (epochs.of(match) !== null) return 'ours';
      if (isLeaving) return 'theirs';
      const claimed = await rows.claim(match, node);
      epochs.forget(match);
      if (!claimed) return 'theirs';
      epochs.set(match, claimed.epoch);
      if (!isLeaving) return claimed.stoodStill ? 'ours-after-outage' : 'ours';
      await release([match]);
      return 'theirs';
    },
    epochOf: epochs.of,
    isUnsure: epochs.isUnsure,
    disown: epochs.doubt,
    disownAll: epochs.doubtAll,
    async release(match) {
      await release([match]);
    },
    releaseAll() {
      isLeaving = true;
      return release(epochs.all());
    },
    letGoOfStrays: strayRelease(rows, node, epochs.of),
    async append(match, version, batch) {
      const epoch = version === 0 ? FIRST_EPOCH : (epochs.of(match) ?? 0);
      const end = await rows.append(match, { version, owner: node, epoch }, batch);
      if (end !== null) {
        if (version === 0) epochs.set(match, epoch);
        return ok(end);
      }
      const head = await rows.headOf(match);
      if (version > 0) epochs.correct(match, head?.owner ?? null, head?.epoch ?? Number.POSITIVE_INFINITY);
      const isConflict = version === 0 || epochs.of(match) !== null;
      if (isConflict) return err({ kind: 'conflict', version: head?.version ?? 0 });
      throw new StoreFault('another server has taken this match over');
    },
  };
}

/** Those found twice: a match found once may still be about to be confirmed. */
function strayRelease(
  { heldBy, letGo }: LeaseRows,
  node: string,
  epochOf: (match: MatchId) => number | null,
): Leases['letGoOfStrays'] {
  const nameOf = ({ match, epoch }: HeldMatch) => `${match} ${epoch}`;
  let suspected: ReadonlySet<string> = new Set();
  return async (inUse) => {
    const strays = (await heldBy(node, inUse)).filter(({ match }) => epochOf(match) === null);
    const again = strays.filter((stray) => suspected.has(nameOf(stray)));
    suspected = new Set(strays.map(nameOf));
    if (again.length > 0) await letGo(again, node, NOBODY_ALIVE);
  };
}

/** What this server believes it owns, by epoch, and what it owned before it was paused or failed. */
function createEpochs(node: string) {
  const epochs = new Map<MatchId, number>();
  const unsure = new Set<MatchId>();
  const forget = (match: MatchId) => {
    epochs.delete(match);
    unsure.delete(match);
  };
  const doubt = (match: MatchId) => {
    if (epochs.delete(match)) unsure.add(match);
  };
  return {
    of: (match: MatchId) => epochs.get(match) ?? null,
    all: () => [...epochs.keys()],
    set: (match: MatchId, epoch: number) => void epochs.set(match, epoch),
    isUnsure: (match: MatchId) => unsure.has(match),
    forget,
    doubt,
    doubtAll() {
      for (const match of [...epochs.keys()]) doubt(match);
    },
    /** Data read before the match was claimed says nothing about it. */
    correct(match: MatchId, owner: string | null, epoch: number): void {
      const known = epochs.get(match);
      if (known === undefined || epoch < known) return;
      if (owner !== node || epoch > known) forget(match);
    },
  };
}
