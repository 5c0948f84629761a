// Deletes what nobody has used for long, while the server runs: a little at a time, so that nobody waits for it.

import type { OnlineConfig } from '../config.ts';
import type { Stores } from './ports.ts';

const DAY = 24 * 60 * 60_000;
const EVERY = 10 * 60_000;
/** In one transaction. */
const MOST_AT_ONCE = 200;

type Kept = Pick<OnlineConfig, 'keepGuestsDays' | 'keepWaitingDays' | 'keepPlayedDays' | 'keepReportsDays'>;

/** Everything that is too old by now. */
export async function sweep({ guests, tables, reports }: Stores, kept: Kept, now: number): Promise<void> {
  await untilNone(() => tables.removeAbandoned(now - kept.keepWaitingDays * DAY, MOST_AT_ONCE));
  await untilNone(() => tables.removePlayed(now - kept.keepPlayedDays * DAY, MOST_AT_ONCE));
  await untilNone(() => guests.removeUnused(now - kept.keepGuestsDays * DAY, MOST_AT_ONCE));
  await untilNone(() => reports.removeOld(now - kept.keepReportsDays * DAY, MOST_AT_ONCE));
  await guests.removeUnreachable();
}

/** At once, and every ten minutes; returns the function that ends it. */
export function keepSwept(stores: Stores, kept: Kept, fault: (error: unknown) => void): () => void {
  const run = () => void sweep(stores, kept, Date.now()).catch(fault);
  const timer = setInterval(run, EVERY).unref();
  run();
  return () => clearInterval(timer);
}

async function untilNone(remove: () => Promise<number>): Promise<void> {
  while ((await remove()) > 0);
}
