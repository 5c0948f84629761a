// Which server owns the clock of a match in the database that simulated servers share; faults can be planted here.

import { isDeepStrictEqual } from 'node:util';
import type { MatchId, SharedDraft } from '@blackpeg/referee';
import type { HeldMatch, LeaseRows } from '../store/leases.ts';
import type { DatabaseLink } from './database-link.testing.ts';
import type { Disk } from './disk.testing.ts';
import type { Life } from './virtual-time.testing.ts';

/** A planted fault: what the database does not do. */
export interface LeaseFaults {
  /** Any server that claims a match gets it, even if another owns it. */
  readonly ignoresLeases?: boolean;
  /** An owner's append is accepted from any server, so nobody notices that another owns the match. */
  readonly ignoresEpochs?: boolean;
  /** A server keeps its matches, whether it knows of them or not. */
  readonly keepsStrays?: boolean;
}

interface Lease {
  readonly owner: string | null;
  readonly epoch: number;
  readonly era: number;
}

export interface SharedLeases {
  readonly leases: Map<MatchId, Lease>;
  readonly drafts: Map<MatchId, readonly SharedDraft[]>;
  /** How often all servers were dead. */
  era: number;
}

export interface LeasePorts {
  readonly disk: Disk;
  readonly life: Life;
  readonly link: DatabaseLink;
  readonly faults: LeaseFaults;
  ask<T>(effect: () => T): Promise<T>;
  isAlive(node: string | null): boolean;
  /** This server is alive. */
  renew(): void;
  takenOver(): void;
  /** Only the owner of a match records that a player who is no longer expected has left. */
  left(match: MatchId, seat: number): void;
}

export function createSimulatedLeaseRows(shared: SharedLeases, ports: LeasePorts): LeaseRows {
  const { leases, drafts } = shared;
  const { disk, life, link, faults, ask, isAlive, takenOver } = ports;

  function take(match: MatchId, owner: string): number {
    const epoch = (leases.get(match)?.epoch ?? 0) + 1;
    leases.set(match, { owner, epoch, era: shared.era });
    return epoch;
  }

  const isAt = ({ match, epoch }: HeldMatch, node: string | null) =>
    leases.get(match)?.owner === node && leases.get(match)?.epoch === epoch;

  return {
    claim: (match, node) =>
      ask(() => {
        ports.renew();
        const before = leases.get(match);
        if (disk.versionOf(match) === 0) return null;
        const isTheirs = before?.owner && before.owner !== node;
        if (isTheirs && isAlive(before.owner) && !faults.ignoresLeases) return null;
        const stoodStill = before?.owner !== null || before.era !== shared.era;
        if (isTheirs) takenOver();
        return { epoch: take(match, node), stoodStill };
      }),
    letGo: (held, node, to) =>
      ask(() => {
        for (const one of held) {
          const lease = leases.get(one.match);
          if (lease && isAt(one, node)) leases.set(one.match, { ...lease, owner: to });
        }
      }),
    heldBy: (node, except) =>
      ask(() =>
        [...leases].flatMap(([match, { owner, epoch }]) =>
          owner === node && !except.includes(match) && !faults.keepsStrays ? [{ match, epoch }] : [],
        ),
      ),
    append: (match, { version, owner, epoch }, batch) =>
      disk.appendFor(life, link, { match, version, batch }, () => {
        const isOwners = version === 0 || faults.ignoresEpochs || isAt({ match, epoch }, owner);
        return isOwners
          ? () => {
              if (version === 0) take(match, owner ?? '');
              if (!batch.actionId.startsWith('outage '))
                for (const event of batch.events) if (event.type === 'left') ports.left(match, event.seat);
            }
          : null;
      }),
    headOf: (match) =>
      ask(() => {
        const { owner = null, epoch = 0 } = leases.get(match) ?? {};
        return { version: disk.versionOf(match), owner, epoch: faults.ignoresEpochs ? 0 : epoch };
      }),
    async keepDraft(match, seat, draft) {
      await ask(() => {
        const kept = drafts.get(match) ?? [];
        const others = kept.filter((other) => other.seat !== seat);
        const isKept = draft !== null && kept.some((other) => isDeepStrictEqual(other, draft));
        if (!isKept) drafts.set(match, draft ? [...others, draft] : others);
      });
    },
    draftsOf: (match) => ask(() => drafts.get(match) ?? []),
  };
}
