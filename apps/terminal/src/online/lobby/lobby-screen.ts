// The lobby on a full screen: a name, ways to a table, and the tables there are, looked at again while it is shown.

import type { Milliseconds } from '@blackpeg/rules';
import { lookAround, type TableOffer } from '@blackpeg/screens/lobby';
import { onlineTexts, terminalScreenTexts } from '@blackpeg/wording';
import { createList } from '../../screen/list.ts';
import type { App, TerminalScreen } from '../../screen/screen.ts';
import { tableAddress } from '../address.ts';
import { askFaultText } from '../ask-fault.ts';
import { type Find, sitAt } from '../find-table.ts';
import { becomeGuest, type GuestAtServer } from '../guest.ts';
import type { Server } from '../server.ts';
import { farewell } from '../table/farewell.ts';
import { type ScreenVisit, visitOnScreen } from '../table/on-screen.ts';
import { createLobbyForm } from './lobby-form.ts';
import { foundText } from './offer-texts.ts';

const EVERY: Milliseconds = 5_000;

/** A server that does not answer is said, and nothing is opened. */
export async function comeToLobby(app: App): Promise<void> {
  const come = await becomeGuest({ language: app.language(), env: app.services.env }, {});
  if (come.ok) {
    app.open(createLobbyScreen(app, come.value));
    app.say(...come.value.notices);
  } else if (come.error.kind !== 'done') app.say(come.error.sentence);
}

function createLobbyScreen(app: App, { server, name }: GuestAtServer): TerminalScreen {
  let offers: readonly TableOffer[] = [];
  let isStale = false;
  /** Of the last look; an older one that comes late is not looked at. */
  let looks = 0;
  let cancel = () => {};
  let visit: (ScreenVisit & { readonly server: Server }) | null = null;
  const words = () => onlineTexts(app.language());
  const form = createLobbyForm({ app, server, name, go, join, look: watch });
  const list = createList(() => form.items(offers), 1);

  /** Now, and then every few seconds. */
  function watch(): void {
    cancel();
    looks += 1;
    app.during(look(looks));
  }

  async function look(turn: number): Promise<void> {
    const found = await lookAround(server.ask);
    if (turn !== looks) return;
    if (found.ok) show(found.value);
    else if (!isStale) app.say(words().unreachable.stale);
    if (found.ok && isStale) app.say(words().unreachable.back);
    isStale = !found.ok;
    cancel = app.clock.wake(app.clock.now() + EVERY, watch);
  }

  /** The table in front stays in front, wherever it stands now. */
  function show(fresh: readonly TableOffer[]): void {
    const fixed = form.items([]).length;
    const front = offers[list.at() - fixed];
    const now = fresh.findIndex(({ card }) => card.table === front?.card.table);
    offers = fresh;
    if (front && now < 0) {
      list.move(fixed - 1);
      app.say(words().tables.taken);
    } else if (front) list.move(fixed + now);
    app.redraw();
  }

  function unwatch(): void {
    looks += 1;
    cancel();
  }

  function go(find: Find): void {
    app.leadsOn(goTo(server, [], find));
  }

  async function goTo(to: Server, told: readonly string[], find: Find): Promise<void> {
    const found = await find(to.ask);
    if (!found.ok) {
      watch();
      app.say(askFaultText(app.language(), to.address, found.error));
      return;
    }
    unwatch();
    const begun = { ...visitOnScreen({ server: to, over }, found.value, told), server: to };
    visit = begun;
    app.open(begun.first(app));

    /** Whoever went before has come back here already. */
    function over(): void {
      if (visit === begun) app.back();
    }
  }

  /** By its code, or by a link, which may lead to another server. */
  function join(text: string): void {
    const where = tableAddress(text);
    const find: Find = (ask) => sitAt(ask, where?.table ?? '');
    if (!where) app.say(words().join.bad);
    else if (where.server === null || where.server === server.address) go(find);
    else app.leadsOn(joinElsewhere(where.server, find));
  }

  async function joinElsewhere(address: string, find: Find): Promise<void> {
    const { env } = app.services;
    const come = await becomeGuest({ language: app.language(), env }, { server: address });
    if (come.ok) await goTo(come.value.server, come.value.notices, find);
    else if (come.error.kind !== 'done') app.say(come.error.sentence);
  }

  watch();
  return {
    heading: () => words().title,
    aside: () => foundText(app.language(), offers),
    keys: () => terminalScreenTexts(app.language()).keys.form,
    draw: (canvas, area) => list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme()),
    takesHelp: () => list.takesText(),
    press(key) {
      if (!list.press(key) && key.kind === 'named' && key.name === 'escape') app.back();
    },
    resume() {
      if (visit) {
        const { end, card } = visit.last();
        const { texts, outcome } = farewell(app.language(), visit.server.address, card, end);
        app.say(...texts, outcome && outcome.kind !== 'done' ? outcome.sentence : '');
      }
      visit = null;
      watch();
    },
    async close() {
      unwatch();
    },
  };
}
