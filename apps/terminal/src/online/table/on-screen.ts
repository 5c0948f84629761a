// A visit on a full screen, table after table: waiting for the others, then the match, with the company in the line that speaks.

import type { TableCard } from '@blackpeg/protocol';
import { type AtTable, leavingSeat } from '@blackpeg/screens/online-table';
import { type Language, terminalOnlineTexts } from '@blackpeg/wording';
import { createPlayScreen } from '../../screen/play/play-screen.ts';
import type { App, TerminalScreen } from '../../screen/screen.ts';
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
  { server, over }: ScreenVisitPorts,
  found: FoundTable,
  notices: readonly string[],
): ScreenVisit {
  let last: ReturnType<ScreenVisit['last']> = { end: { kind: 'left', seat: 'none' }, card: found.card };
  const { address } = server;

  function first(app: App): TerminalScreen {
    const visit = visitTable(visitPorts(app, server), found);
    let at: AtTable | null = null;
    let isPlaying = false;
    let unwatch = () => {};

    function change(): void {
      const { place } = visit.current();
      if (place.kind === 'failed' || place.kind === 'left') app.during(end(place));
      else if (place.kind === 'at-table' && place !== at) arrive(place);
      app.redraw();
    }

    /** On the waiting screen that is there already, or in place of the last match. */
    function arrive(place: AtTable): void {
      unwatch();
      at = place;
      if (isPlaying) app.replace(waitingScreen());
      isPlaying = false;
      unwatch = place.table.subscribe(() => {
        if (!isPlaying && place.table.snapshot().state) begin(place);
        app.redraw();
      });
    }

    /** In place of the waiting screen. */
    function begin(place: AtTable): void {
      isPlaying = true;
      const { card, table, company } = place;
      const around = surroundingsOf({ table, company, server: address, code: card.code, say: sayingIn(app) });
      const play = createPlayScreen(app, table, around);
      app.replace({ ...play, close: () => leave(place, play) });
      visit.listen(({ happening, isSaid, seat }) => play.hear(happening, isSaid, seat));
    }

    /** Closed by its player, or because the visit goes on elsewhere. */
    async function leave(place: AtTable | null, screen?: TerminalScreen): Promise<void> {
      const { place: now } = visit.current();
      const isGoing = !place || now === place;
      if (isGoing && now.kind === 'at-table')
        last = { end: { kind: 'left', seat: leavingSeat(now) }, card: now.card };
      if (isGoing) unwatch();
      await screen?.close?.();
      if (isGoing) visit.close();
      await visit.closed();
    }

    async function end(how: VisitEnd): Promise<void> {
      unwatch();
      await visit.closed();
      last = { end: how, card: at?.card ?? found.card };
      over(app);
    }

    function waitingScreen(): TerminalScreen {
      return createWaitingScreen({
        app,
        server: address,
        visit,
        card: () => at?.card ?? found.card,
        notices,
        // The table stays open for the match.
        closed: () => (at?.table.snapshot().state ? Promise.resolve() : leave(at)),
      });
    }

    visit.subscribe(change);
    return waitingScreen();
  }

  return { first, last: () => last };
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
    guide: { overdue: (language: Language) => terminalOnlineTexts(language).visit.awayMenu },
    say: sayingIn(app),
  };
}

/** After what the table itself says of the same. */
function sayingIn(app: App): (text: string) => void {
  return (text) => queueMicrotask(() => app.say(app.said(), text));
}
