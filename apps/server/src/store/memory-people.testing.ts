// Whom guests mute and block, and their reports, in memory.

import type { PeopleStore, ReportStore } from './ports.ts';
import type { StoredPerson, StoredReport } from './records.ts';

export interface MemoryPeople {
  readonly people: PeopleStore;
  readonly reports: ReportStore;
  /** Whether one of the others is blocked by this guest, or has blocked them. */
  isApart(guestId: string, others: readonly string[]): boolean;
  /** A guest is deleted. */
  forget(guestId: string): void;
}

interface Entry extends StoredPerson {
  readonly by: string;
}

export function createMemoryPeople(): MemoryPeople {
  let entries: readonly Entry[] = [];
  let reports: readonly StoredReport[] = [];
  const blocks = () => entries.filter(({ as }) => as === 'blocked');
  return {
    people: {
      async add(by, person, most) {
        const others = entries.filter((entry) => entry.by !== by || entry.guestId !== person.guestId);
        if (others.filter((entry) => entry.by === by).length >= most) return false;
        entries = [...others, { ...person, by }];
        return true;
      },
      of: async (by) =>
        entries
          .filter((entry) => entry.by === by)
          .toReversed()
          .toSorted((a, b) => b.since - a.since)
          .map(({ by: _, ...person }) => person),
      async remove(by, name) {
        const isMeant = (entry: Entry) => entry.by === by && [entry.person, entry.guestId].includes(name);
        entries = entries.filter((entry) => !isMeant(entry));
      },
      blocksAmong: async (ids) =>
        blocks()
          .filter(({ by, guestId }) => ids.includes(by) && ids.includes(guestId))
          .map(({ by, guestId }) => ({ by, about: guestId })),
    },
    reports: reportStore(
      () => reports,
      (kept) => {
        reports = kept;
      },
    ),
    isApart: (guestId, others) =>
      blocks().some(
        ({ by, guestId: about }) =>
          (by === guestId && others.includes(about)) || (about === guestId && others.includes(by)),
      ),
    forget(guestId) {
      entries = entries.filter((entry) => entry.by !== guestId && entry.guestId !== guestId);
      reports = reports
        .filter(({ about }) => about.id !== guestId)
        .map((report) => (report.by === guestId ? { ...report, by: null } : report));
    },
  };
}

function reportStore(
  kept: () => readonly StoredReport[],
  keep: (reports: readonly StoredReport[]) => void,
): ReportStore {
  const oldestFirst = () => kept().toSorted((a, b) => a.at - b.at);
  const keepThose = (isKept: (report: StoredReport) => boolean): number => {
    const before = kept().length;
    keep(kept().filter(isKept));
    return before - kept().length;
  };
  return {
    async add(report) {
      const isSame = ({ by, about, table }: StoredReport) =>
        by !== null && by === report.by && about.id === report.about.id && table === report.table;
      keep([...kept().filter((one) => !isSame(one)), report]);
    },
    list: async (most) => oldestFirst().slice(0, most),
    of: async (guestId) => oldestFirst().filter(({ by, about }) => by === guestId || about.id === guestId),
    count: async () => kept().length,
    remove: async (id) => keepThose((report) => report.id !== id) > 0,
    async removeOld(before, most) {
      const old = oldestFirst()
        .filter(({ at }) => at < before)
        .slice(0, most);
      return keepThose((report) => !old.includes(report));
    },
  };
}
