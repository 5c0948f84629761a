// The lobby on a full screen: a name, ways to a table, and the tables, refreshed while it is shown.

import { createLobby, type LobbyCommand, type LobbyItem } from '@blackpeg/screens/lobby';
import { onlineTexts, terminalScreenTexts } from '@blackpeg/wording';
import { untilView } from '../../plain/dialogue.ts';
import { createList, type List } from '../../screen/frame/list.ts';
import type { App, TerminalScreen } from '../../screen/frame/screen.ts';
import { tableAddress, tableLink } from '../address.ts';
import { askFaultText } from '../ask-fault.ts';
import { lookAt, sitAt } from '../find-table.ts';
import { becomeGuest, type GuestAtServer } from '../guest.ts';
import type { Server } from '../server.ts';
import { farewell } from '../table/farewell.ts';
import { type ScreenVisit, visitOnScreen } from '../table/on-screen.ts';
import { createLobbyForm, offersIn } from './lobby-form.ts';

/** If the server does not respond, that is said, and nothing is opened. */
export async function comeToLobby(app: App): Promise<void> {
  const guest = await becomeGuest({ language: app.language(), env: app.services.env }, {});
  if (guest.ok) {
    app.open(createLobbyScreen(app, guest.value));
    app.say(...guest.value.notices);
  } else if (guest.error.kind !== 'done') app.say(guest.error.sentence);
}

function createLobbyScreen(app: App, { server, name }: GuestAtServer): TerminalScreen {
  const visits = createVisits(app);
  /** The way to a table that was found. */
  let entering: Promise<void> = Promise.resolve();
  const lobby = createLobby({
    ask: server.ask,
    clock: app.clock,
    language: app.language(),
    isVisible: visits.isAway,
    isReading: () => false,
    faultText: (language, fault) => askFaultText(language, server.address, fault),
    sitsByCode: true,
    enter(table, isNew) {
      entering = visits.begin(server, [], (ask) => lookAt(ask, table, isNew));
    },
    elsewhere(at, table) {
      const where = tableAddress(tableLink(at, table));
      if (!where || where.server === null || where.server === server.address)
        lobby.do({ type: 'join', text: table });
      else entering = visits.joinElsewhere(where.server, where.table);
    },
    tell: ({ text }) => app.say(text),
  });
  const form = createLobbyForm({ app, server, name, lobby, go });
  const list = createList(form.items, 1);
  let offers = offersIn(lobby.current());

  /** Keys typed meanwhile wait for the next screen. */
  function go(command: LobbyCommand): void {
    lobby.do(command);
    app.leadsOn(untilView(lobby, ({ isBusy }) => !isBusy).then(() => entering));
  }

  const stop = lobby.subscribe(() => {
    const before = offers;
    offers = offersIn(lobby.current());
    keepInFront(app, list, before, offers, form.items().length - offers.length);
    app.redraw();
  });

  return {
    heading: () => onlineTexts(app.language()).title,
    aside: () => lobby.current().found,
    keys: () => terminalScreenTexts(app.language()).keys.form,
    draw: (canvas, area) => list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme()),
    takesHelp: () => list.takesText(),
    press(key) {
      if (!list.press(key) && key.kind === 'named' && key.name === 'escape') app.back();
    },
    resume() {
      visits.end();
      lobby.take({ type: 'language', language: app.language() });
      lobby.do({ type: 'look' });
    },
    async close() {
      stop();
      lobby.close();
    },
  };
}

/** The selected table stays selected, wherever it moves; `fixed` lines come before the tables. */
function keepInFront(
  app: App,
  list: List,
  before: readonly LobbyItem[],
  now: readonly LobbyItem[],
  fixed: number,
): void {
  const front = before[list.at() - fixed];
  if (!front) return;
  const place = now.findIndex(({ table }) => table === front.table);
  if (place >= 0) list.move(fixed + place);
  else {
    list.move(fixed - 1);
    app.say(onlineTexts(app.language()).tables.taken);
  }
}

/** The visit that was started from the lobby, until the player is back. */
function createVisits(app: App) {
  let visit: (ScreenVisit & { readonly server: Server }) | null = null;

  async function begin(
    server: Server,
    notices: readonly string[],
    find: (ask: Server['ask']) => ReturnType<typeof lookAt>,
  ): Promise<void> {
    const found = await find(server.ask);
    if (!found.ok) {
      app.say(askFaultText(app.language(), server.address, found.error));
      return;
    }
    const begun = { ...visitOnScreen({ server, over }, found.value, notices), server };
    visit = begun;
    app.open(begun.first(app));

    /** The previous visitor has already come back here. */
    function over(): void {
      if (visit === begun) app.back();
    }
  }

  return {
    begin,
    async joinElsewhere(address: string, table: string): Promise<void> {
      const { env } = app.services;
      const guest = await becomeGuest({ language: app.language(), env }, { server: address });
      if (guest.ok) await begin(guest.value.server, guest.value.notices, (ask) => sitAt(ask, table));
      else if (guest.error.kind !== 'done') app.say(guest.error.sentence);
    },
    isAway: () => visit === null,
    end(): void {
      if (visit) {
        const { end, card } = visit.last();
        const { texts, outcome } = farewell(app.language(), visit.server.address, card, end);
        app.say(...texts, outcome && outcome.kind !== 'done' ? outcome.sentence : '');
      }
      visit = null;
    },
  };
}
