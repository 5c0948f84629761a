// What runs in the browser when tables are tested there: one tab that makes, opens, takes and plays a match.

import { type Code, standardTerms, superEdition } from '@blackpeg/rules';
import { PLAIN_HIDING } from '@blackpeg/session';
import type { Opening, Table } from '@blackpeg/table';
import { openStorage } from '../storage/open-storage.ts';
import { openTables } from './open-tables.ts';

const storage = openStorage(() => {});
const tables = openTables({
  storage,
  thinker: { ask: () => Promise.reject(new Error('There is no solver.')), close: async () => {} },
  housePace: () => 'at-once',
  fault: (_, error) => console.error(error),
});
let lost = 0;
let opening: Opening | null = null;

function table(): Table {
  if (opening?.kind !== 'open') throw new Error('No table is open.');
  return opening.table;
}

/** Once everything that was sent is answered. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const session = table().shown();
    const look = () => {
      if (session?.current().pending.length !== 0) return;
      leave?.();
      resolve();
    };
    const leave = session?.subscribe(look);
    look();
  });
}

/** Seen by tests as `tab`. */
export const tableTab = {
  async create(code: Code, people: 1 | 2): Promise<string> {
    const edition = superEdition({ holes: 3, colours: 4 });
    const terms = standardTerms(edition, people === 1 ? { form: 'solitaire' } : { oneScreen: true });
    const sitters = terms.seats.map(() => ({ kind: 'person', name: null }) as const);
    const card = { origin: { kind: 'challenge' }, sitters, codemaker: 'random', hints: false } as const;
    const made = await tables.create(terms, card, people === 1 ? code : undefined);
    if (!made.ok) throw new Error(made.error.kind);
    return made.value;
  },
  async open(match: string): Promise<Opening['kind']> {
    const count = () => {
      lost += 1;
    };
    opening = await tables.open(match, { hear: () => {}, lost: count });
    return opening.kind;
  },
  async take(): Promise<Opening['kind']> {
    if (opening?.kind === 'elsewhere' && opening.take) opening = await opening.take();
    return opening?.kind ?? 'missing';
  },
  close: () => table().close(),
  uncover: () => table().uncover(),
  isCovered: () => table().shown() === null,
  put(peg: number): void {
    table().shown()?.intend({ type: 'peg', peg, hole: null });
  },
  async place(): Promise<void> {
    table().shown()?.intend({ type: 'submit', hiding: PLAIN_HIDING });
    await quiet();
  },
  rows: () =>
    table()
      .shown()
      ?.current()
      .state?.round.boards[0]?.rows.map(({ guess }) => guess),
  draft: () => table().shown()?.current().draft?.holes.flat(),
  lost: () => lost,
  log: async (match: string) => (await storage.logs.read(match, 0)).flatMap(({ events }) => events),
  /** Receives nothing and does nothing, like a frozen tab. */
  freeze(milliseconds: number): void {
    const end = Date.now() + milliseconds;
    while (Date.now() < end);
  },
};

export type TableTab = typeof tableTab;
