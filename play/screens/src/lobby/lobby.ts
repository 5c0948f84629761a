// The lobby at run time: the server is polled while the page is visible, and the commands that lead to a table are carried
// out.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import type { WallClock } from '@blackpeg/referee';
import { type Edition, type EditionName, ok, type Result } from '@blackpeg/rules';
import { type Language, onlineTexts } from '@blackpeg/wording';
import { type RunningScreen, runScreen } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { createPoll, type Poll } from './polling.ts';
import {
  firstLobby,
  foundText,
  type ListedPhase,
  type LobbyCommand,
  type LobbyEffect,
  type LobbyFound,
  type LobbyInput,
  type LobbyPages,
  type LobbyState,
  type LobbyWay,
  reduceLobby,
  unreachableText,
} from './state.ts';
import { type Listed, type TableLine, type TablePurpose, tableLine } from './tables.ts';

export interface LobbyScreenPorts {
  readonly ask: AskOnline;
  readonly clock: WallClock;
  readonly language: Language;
  isVisible(): boolean;
  /** The player points at or reads the list of open tables: closed tables stay there until they look away. */
  isReading(): boolean;
  faultText(language: Language, fault: AskFault): string;
  /** A table can be entered. `isNew`: its match begins with it. */
  enter(table: string, isNew: boolean): void;
  /** A table of another server. */
  elsewhere(server: string, table: string): void;
  /** A player who comes by a code joins at once; otherwise they are asked at the table. */
  readonly sitsByCode: boolean;
  tell(said: Said): void;
}

export interface LobbyItem {
  readonly table: string;
  readonly purpose: TablePurpose;
  /** It is still shown, but nobody can join it any more. */
  readonly isGone: boolean;
  /** What is played there. */
  readonly edition: Edition;
  readonly line: TableLine;
}

export interface LobbyView {
  /** Before the first response; while the server does not respond; afterwards. */
  readonly kind: 'loading' | 'unreachable' | 'open';
  readonly unreachable: string | null;
  /** The last responses are shown, but the server no longer responds. */
  readonly stale: string | null;
  readonly mine: readonly LobbyItem[];
  readonly open: readonly LobbyItem[];
  readonly running: readonly LobbyItem[];
  readonly edition: EditionName | null;
  readonly more: LobbyState['more'];
  readonly found: string;
  readonly refused: LobbyState['refused'];
  readonly isBusy: boolean;
  /** How many times the server was polled. */
  readonly looks: number;
}

export type LobbyScreen = RunningScreen<LobbyView, LobbyCommand, LobbyInput>;

/** What changes less often is requested less often: every nth time. */
const SELDOM = 4;
/** That a server lists. */
const MOST_PAGES = 100;

export function createLobby(ports: LobbyScreenPorts): LobbyScreen {
  const { clock, faultText } = ports;
  let latest = firstLobby(ports.language, clock.now());
  let poll: Poll | null = null;
  const screen = runScreen<LobbyState, LobbyView, LobbyCommand, LobbyInput, LobbyEffect>({
    first: { state: latest },
    reduce(state, input) {
      const step = reduceLobby(faultText, state, input);
      latest = step.state;
      return step;
    },
    viewOf: (state) => lobbyView(ports, state),
    why: whyNotInLobby,
    run(effect, then) {
      switch (effect.type) {
        case 'look':
          poll?.now();
          break;
        case 'go':
          void goBy(ports, effect.by).then((fault) => then({ type: 'entered', at: effect.at, fault }));
          break;
        case 'elsewhere':
          ports.elsewhere(effect.server, effect.table);
          break;
      }
    },
    tell: ports.tell,
    close: () => poll?.stop(),
  });
  poll = createPoll({
    clock,
    isVisible: ports.isVisible,
    async ask() {
      const { edition } = latest;
      const found = await lookAround(ports.ask, latest);
      screen.take({ type: 'looked', found, edition, now: clock.now(), isReading: ports.isReading() });
      return found.ok;
    },
  });
  return screen;
}

/** A closed table is still shown; its button only says so. */
function whyNotInLobby({ open, language }: LobbyState, command: LobbyCommand): string | null {
  const isGone =
    command.type === 'sit' && open.some(({ card, isGone: gone }) => gone && card.table === command.table);
  return isGone ? onlineTexts(language).tables.taken : null;
}

async function lookAround(
  ask: AskOnline,
  { edition, pages, isOpen, fault, looks, isAwaited }: LobbyState,
): Promise<Result<LobbyFound, AskFault>> {
  const isWhole = !isOpen || fault !== null || isAwaited || looks % SELDOM === 0;
  const mine = isWhole ? await ask('guests/tables', {}) : null;
  if (mine && !mine.ok) return mine;
  const playing = isWhole ? await listedTables(ask, null, 'playing', pages.playing) : null;
  if (playing && !playing.ok) return playing;
  const waiting = await listedTables(ask, edition, 'waiting', pages.waiting);
  if (!waiting.ok) return waiting;
  return ok({
    mine: mine ? mine.value.tables : null,
    playing: playing ? playing.value : null,
    waiting: waiting.value,
  });
}

/** Page by page; a table that moved from one to the next meanwhile is listed once. */
export async function listedTables(
  ask: AskOnline,
  edition: EditionName | null,
  phase: ListedPhase,
  pages = MOST_PAGES,
): Promise<Result<LobbyPages, AskFault>> {
  const tables = new Map<string, TableCard>();
  let more = true;
  for (let page = 0; page < pages && more; page += 1) {
    const answer = await ask('tables/lobby', { edition, phase, page });
    if (!answer.ok) return answer;
    for (const card of answer.value.tables) if (!tables.has(card.table)) tables.set(card.table, card);
    more = answer.value.more ?? false;
  }
  return ok({ tables: [...tables.values()], more });
}

/** The reason for the failure, or null. */
async function goBy({ ask, enter, sitsByCode }: LobbyScreenPorts, by: LobbyWay): Promise<AskFault | null> {
  switch (by.kind) {
    case 'enter':
      enter(by.table, false);
      return null;
    case 'sit':
      return entering(enter, await ask('tables/sit', { table: by.table }));
    case 'pair':
      return entering(enter, await ask('tables/pair', { edition: by.edition }));
    case 'host':
      return entering(enter, await ask('tables/open', { terms: by.terms, listed: by.listed }));
    case 'join': {
      const looked = await ask('tables/look', { table: by.table });
      if (!looked.ok) return looked.error;
      const { table, seat } = looked.value;
      // A player who already has a seat comes back.
      if (sitsByCode && seat === null) return entering(enter, await ask('tables/sit', { table }));
      enter(table, false);
      return null;
    }
  }
}

function entering(
  enter: LobbyScreenPorts['enter'],
  seated: Result<{ readonly table: string }, AskFault>,
): AskFault | null {
  if (!seated.ok) return seated.error;
  enter(seated.value.table, true);
  return null;
}

function lobbyView({ faultText }: LobbyScreenPorts, state: LobbyState): LobbyView {
  const { language, fault, isOpen, edition, more, refused, isBusy, looks } = state;
  const { unreachable, tables } = onlineTexts(language);
  const item = (purpose: TablePurpose, { card, isGone }: Listed): LobbyItem => {
    const line = tableLine(language, { purpose, card }, state.askedAt);
    return {
      table: card.table,
      purpose,
      isGone,
      edition: card.terms.edition,
      line: isGone ? { ...line, state: tables.taken } : line,
    };
  };
  return {
    kind: isOpen ? 'open' : fault ? 'unreachable' : 'loading',
    unreachable: fault && !isOpen ? unreachableText(faultText, state, fault) : null,
    stale: fault && isOpen ? unreachable.stale : null,
    mine: state.mine.map((card) => item('return', { card, isGone: false })),
    open: state.open.map((one) => item('sit', one)),
    running: state.running.map((one) => item('watch', one)),
    edition,
    more,
    found: foundText(state),
    refused,
    isBusy,
    looks,
  };
}
