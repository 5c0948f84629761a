// A visit to an online table at run time: found, opened, followed and left. What happens before a face is ready is
// queued.

import type { AskOnline, TableCard } from '@blackpeg/protocol';
import { type MatchEvent, ok, type Seat } from '@blackpeg/rules';
import type { Happening } from '@blackpeg/session';
import { type OnlineHooks, type OnlineTable, visitTurn } from '@blackpeg/table/online';
import type { Language } from '@blackpeg/wording';
import { type RunningScreen, runScreen } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { type CompanyScreen, type CompanyScreenPorts, createCompany } from './company.ts';
import {
  type AtTable,
  reduceVisit,
  type VisitCommand,
  type VisitEffect,
  type VisitInput,
  type VisitManner,
  type VisitPlace,
  type VisitState,
  type VisitWish,
} from './visit-state.ts';

/** Something that happened in the match. */
export interface HeardAtTable {
  readonly happening: Happening;
  /** It is announced; what happened before the player arrived is summarised. */
  readonly isSaid: boolean;
  readonly seat: Seat;
}

export interface VisitPorts extends VisitManner {
  readonly ask: AskOnline;
  readonly language: Language;
  readonly company: Omit<CompanyScreenPorts, 'table' | 'settings' | 'tell' | 'id' | 'ask' | 'faultText'> & {
    hearsPhrases(): boolean;
  };
  /** Loads the code that opens a table; null if that fails. `refused` is called if the server does not accept the connection. */
  load(refused: (text: string) => void): Promise<OpenTable | null>;
  /** The players' rematch is at another table. */
  follow(table: string): void;
  /** The table no longer exists. */
  forgetCopy(table: string): void;
  tell(said: Said): void;
}

export type OpenTable = (card: TableCard, hooks: OnlineHooks) => OnlineTable;

export interface VisitView {
  readonly place: VisitPlace;
  readonly fault: string | null;
  readonly isBusy: boolean;
}

export interface TableVisit extends RunningScreen<VisitView, VisitCommand, VisitInput> {
  /** From now on, and what happened since the table was opened. */
  listen(take: (heard: HeardAtTable) => void): void;
  /** After the current table is closed and everything is written. */
  closed(): Promise<void>;
}

/** The destination: a table by its id or code, or one that was just looked up. */
export type VisitStart = { readonly table: string } | { readonly card: TableCard; readonly isNew: boolean };

export function createVisit(ports: VisitPorts, start: VisitStart): TableVisit {
  const name = 'card' in start ? start.card.table : start.table;
  const open = createOpenTable(ports, (input) => screen.take(input));
  const screen = runScreen<VisitState, VisitView, VisitCommand, VisitInput, VisitEffect>({
    first: {
      state: {
        language: ports.language,
        place: { kind: 'looking' },
        fault: null,
        asked: null,
        heard: null,
      },
    },
    reduce: (state, input) => reduceVisit(ports, state, input),
    viewOf: ({ place, fault, asked }) => ({ place, fault, isBusy: asked !== null }),
    why: () => null,
    run(effect, then) {
      switch (effect.type) {
        case 'look':
          void look(ports, effect.table ?? name, effect.isNew).then(then);
          break;
        case 'open':
          void open.open(effect.card, effect.isNew);
          break;
        case 'close':
          open.close();
          break;
        case 'forget-copy':
          ports.forgetCopy(effect.table ?? name);
          break;
        case 'ask':
          void wish(ports, effect.wish, effect.card).then(then);
          break;
        case 'follow':
          ports.follow(effect.table);
          break;
      }
    },
    tell: ports.tell,
    close: open.close,
  });
  if ('card' in start) screen.take({ type: 'looked', found: ok(start.card), isNew: start.isNew });
  else screen.do({ type: 'again' });
  return { ...screen, listen: open.listen, closed: open.closed };
}

async function look({ ask }: VisitPorts, table: string, isNew: boolean): Promise<VisitInput> {
  return { type: 'looked', found: await ask('tables/look', { table }), isNew };
}

async function wish({ ask }: VisitPorts, wanted: VisitWish, { table }: TableCard): Promise<VisitInput> {
  const answer = await ask(`tables/${wanted}`, { table });
  return { type: 'answered', wish: wanted, fault: answer.ok ? null : answer.error };
}

/** Whether an event of the first response is announced: a player who waited for the match has missed nothing. */
function newsSince({ phase }: TableCard, isNew: boolean): (event: MatchEvent) => boolean {
  let hasActed = isNew;
  return (event) => {
    const isAct = event.type === 'guess-placed' || (event.type === 'code-hidden' && event.maker !== 'house');
    hasActed ||= phase === 'waiting' && isAct;
    return hasActed;
  };
}

/** The current table. Events before a face listens are queued. */
function createOpenTable(ports: VisitPorts, take: (input: VisitInput) => void) {
  let at: AtTable | null = null;
  let closing: Promise<void> = Promise.resolve();
  /** Counts openings: what is loaded too late is not opened. */
  let openings = 0;
  let listener: ((heard: HeardAtTable) => void) | null = null;
  let early: readonly HeardAtTable[] = [];

  function hear(heard: HeardAtTable, table: OnlineTable, company: CompanyScreen): void {
    if (listener) listener(heard);
    else early = [...early, heard];
    if (heard.isSaid) company.take({ type: 'happened', match: heard.happening.after, log: table.log() });
  }

  function connect(open: OpenTable, card: TableCard, isNew: boolean): AtTable {
    const isNews = newsSince(card, isNew);
    const table: OnlineTable = open(card, {
      hear: (happening, fresh, seat) =>
        hear({ happening, isSaid: fresh || isNews(happening.event), seat }, table, company),
      news(news, before) {
        company.take({ type: 'news', news, before });
        const turn = visitTurn(table, news);
        if (turn) take({ type: 'turned', turn, hadBegun: before.phase === 'playing' });
      },
    });
    const { hearsPhrases, ...others } = ports.company;
    const settings = { language: ports.language, phrases: hearsPhrases() };
    const { ask, faultText, tell } = ports;
    const company = createCompany({ ...others, table, settings, id: card.table, ask, faultText, tell });
    return { kind: 'at-table', card, isNew, table, company };
  }

  function close(): void {
    openings += 1;
    listener = null;
    early = [];
    if (!at) return;
    at.company.close();
    closing = at.table.close();
    at = null;
  }

  return {
    async open(card: TableCard, isNew: boolean): Promise<void> {
      close();
      const opening = openings;
      const open = await ports.load((text) => take({ type: 'refused', text }));
      if (opening !== openings) return;
      at = open && connect(open, card, isNew && ports.face === 'terminal');
      take({ type: 'opened', at });
    },
    close,
    closed: () => closing,
    listen(told: (heard: HeardAtTable) => void): void {
      listener = told;
      for (const heard of early) told(heard);
      early = [];
    },
  };
}
