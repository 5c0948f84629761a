// A visit on a full screen, table after table: waiting for the others, then the match, with the company in the message line.

import type { TableCard } from '@blackpeg/protocol';
import { type AtTable, leavingSeat, type TableVisit } from '@blackpeg/screens/online-table';
import { type Language, terminalOnlineTexts } from '@blackpeg/wording';
import type { App, TerminalScreen } from '../../screen/frame/screen.ts';
import { createPlayScreen } from '../../screen/play/play-screen.ts';
import type { FoundTable } from '../find-table.ts';
import { openPhraseSwitch } from '../phrase-switch.ts';
import type { Server } from '../server.ts';
import { openVault } from '../vault.ts';
import type { VisitEnd } from './farewell.ts';
import { surroundingsOf } from './surroundings.ts';
import { visitTable } from './table-visit.ts';
import { createWaitingScreen } from './waiting-screen.ts';

export interface ScreenVisit {
  first(app: App): TerminalScreen;
  /** How the visit ended, and at which table. */
  last(): { readonly end: VisitEnd; readonly card: TableCard };
}

export interface ScreenVisitPorts {
  readonly server: Server;
  /** There is nothing left to visit. */
  over(app: App): void;
}

export function visitOnScreen(
  ports: ScreenVisitPorts,
  found: FoundTable,
  notices: readonly string[],
): ScreenVisit {
  let last: ReturnType<ScreenVisit['last']> = { end: { kind: 'left', seat: 'none' }, card: found.card };
  return {
    first(app) {
      const running: Running = {
        ...ports,
        app,
        notices,
        visit: visitTable(visitPorts(app, ports.server), found),
        card: found.card,
        at: null,
        isPlaying: false,
        unwatch: () => {},
        ended: (end) => {
          last = { end, card: running.card };
        },
      };
      running.visit.subscribe(() => change(running));
      return waitingScreen(running);
    },
    last: () => last,
  };
}

interface Running extends ScreenVisitPorts {
  readonly app: App;
  readonly visit: TableVisit;
  readonly notices: readonly string[];
  card: TableCard;
  /** Null before the first table is there. */
  at: AtTable | null;
  isPlaying: boolean;
  unwatch: () => void;
  ended(end: VisitEnd): void;
}

function change(running: Running): void {
  const { place } = running.visit.current();
  if (place.kind === 'failed' || place.kind === 'left') running.app.during(end(running, place));
  else if (place.kind === 'at-table' && place !== running.at) arrive(running, place);
  running.app.redraw();
}

/** On the existing waiting screen, or instead of the last match. */
function arrive(running: Running, place: AtTable): void {
  const { app } = running;
  running.unwatch();
  running.at = place;
  running.card = place.card;
  if (running.isPlaying) app.replace(waitingScreen(running));
  running.isPlaying = false;
  const stops = [
    place.table.subscribe(() => {
      if (!running.isPlaying && place.table.snapshot().state) begin(running, place);
      app.redraw();
    }),
    place.company.subscribe(app.redraw),
  ];
  running.unwatch = () => {
    for (const stop of stops) stop();
  };
}

/** Instead of the waiting screen. */
function begin(running: Running, place: AtTable): void {
  const { app, server, visit } = running;
  const { card, table, company } = place;
  running.isPlaying = true;
  const around = surroundingsOf({
    table,
    company,
    server: server.address,
    code: card.code,
    say: sayingIn(app),
  });
  const play = createPlayScreen(app, table, around);
  app.replace({ ...play, close: () => leave(running, place, play) });
  visit.listen(({ happening, isSaid, seat }) => play.hear(happening, isSaid, seat));
}

/** Closed by its player, or because the visit goes on elsewhere. */
async function leave(running: Running, place: AtTable | null, screen?: TerminalScreen): Promise<void> {
  const { visit } = running;
  const { place: now } = visit.current();
  const isGoing = !place || now === place;
  if (isGoing && now.kind === 'at-table') running.ended({ kind: 'left', seat: leavingSeat(now) });
  if (isGoing) running.unwatch();
  await screen?.close?.();
  if (isGoing) visit.close();
  await visit.closed();
}

async function end(running: Running, how: VisitEnd): Promise<void> {
  running.unwatch();
  await running.visit.closed();
  running.ended(how);
  running.over(running.app);
}

function waitingScreen(running: Running): TerminalScreen {
  const { app, server, visit, notices } = running;
  return createWaitingScreen({
    app,
    server: server.address,
    visit,
    card: () => running.card,
    notices,
    // The table stays open for the match.
    closed: () => (running.at?.table.snapshot().state ? Promise.resolve() : leave(running, running.at)),
  });
}

function visitPorts(app: App, server: Server) {
  const { saved, dice } = app.services;
  return {
    server,
    dice,
    saved,
    language: app.language(),
    vault: openVault(saved),
    phrases: openPhraseSwitch(saved),
    guide: {
      overdue: (language: Language) => terminalOnlineTexts(language).visit.awayMenu,
      rematch: rematchTold,
    },
    say: sayingIn(app),
  };
}

function rematchTold(language: Language, wanted: boolean): string {
  const { visit } = terminalOnlineTexts(language);
  return wanted ? visit.rematchAskedMenu : visit.rematchTakenBack;
}

/** After the table's own message about it. */
function sayingIn(app: App): (text: string) => void {
  return (text) => queueMicrotask(() => app.say(app.said(), text));
}
