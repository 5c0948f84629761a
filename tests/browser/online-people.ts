// People at one online table, each in a separate browser: with a keyboard, with a finger on a phone, or by ear.

import type { Seat, Terms } from '@blackpeg/rules';
import { type Language, type Speaker, tableTexts } from '@blackpeg/wording';
import type { Settings } from '../../apps/web/src/app/settings.ts';
import { App } from './fixtures/app.ts';
import { test as base, expect } from './fixtures/index.ts';
import type { KeptTab } from './fixtures/tab.ts';
import { askAs, type Guests, guestsOf } from './online-guests.ts';
import type { Seated } from './players/player.ts';
import { type HandsName, handsFor } from './players/plays.ts';
import type { RunningServer } from './server.ts';

export interface Coming {
  readonly language: Language;
  readonly hands: HandsName;
  /** The server's address for this one, if there is a proxy between. */
  readonly origin?: string;
}

export interface Person extends Seated {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly table: string;
  /** By seat, if they are not the default ones. */
  readonly names?: readonly string[];
  /** Everything the server said to this page over its sockets, and what the page said. */
  readonly frames: readonly string[];
  readonly sent: readonly string[];
}

export interface People {
  /** A table with these terms, and somebody on every seat, in this order. */
  sit(terms: Terms, ...coming: readonly Coming[]): Promise<readonly Person[]>;
  /** The first seat of such a table, while it waits for the others; and its code. */
  host(terms: Terms, coming: Coming): Promise<Person & { readonly code: string }>;
  /** Another browser that follows the link and watches. */
  watch(at: Person, coming: Coming): Promise<Person>;
}

/** By seat; later visitors are guests as well. */
export const NAMES = ['You', 'Guest', 'Guest 2', 'Guest 3'] as const;

interface Visitor {
  readonly app: App;
  readonly tab: KeptTab;
  readonly frames: readonly string[];
  readonly sent: readonly string[];
}

interface Opened {
  readonly table: string;
  readonly code: string;
}

interface Given {
  readonly people: People;
  /** The server: one for many tests, unless a file has its own. */
  readonly house: RunningServer;
}

export const test = base.extend<Given>({
  house: ({ server }, use) => use(server),
  people: async ({ browser, house, choices }, use) => {
    const guests: Guests = guestsOf(house.origin);
    const visitors: Visitor[] = [];
    const come = async (coming: Coming, name: string) => {
      const origin = coming.origin ?? house.origin;
      const tab = await guests.come(browser, coming.hands, name, origin);
      const settings: Partial<Settings> = {
        ...choices,
        detail: 'full',
        sound: false,
        language: coming.language,
      };
      const app = App.at(tab, origin, settings);
      const visitor = { app, tab, ...framesOf(app) };
      visitors.push(visitor);
      return visitor;
    };
    await use(peopleBy(come, house.origin));
    for (const { app, tab } of visitors) {
      expect(app.faults(), 'faults in the page').toEqual([]);
      await guests.leave(tab);
    }
  },
});

export function speakerFor({ language, terms, seat, names = NAMES }: Person): Speaker {
  return { language, edition: terms.edition, you: seat, names: (other) => names[other] ?? null };
}

function peopleBy(come: (coming: Coming, name: string) => Promise<Visitor>, origin: string): People {
  async function host(terms: Terms, coming: Coming) {
    const visitor = await come(coming, NAMES[0]);
    const { table, code } = await askAs<Opened>(visitor.app.page.context(), origin, 'tables/open', {
      terms,
      listed: false,
    });
    await visitor.app.open({ screen: 'table', table });
    return { ...personOf(visitor, terms, coming), seat: 0, table, code };
  }

  async function join(at: Person, coming: Coming, seat: Seat) {
    const visitor = await come(coming, NAMES[seat] ?? '');
    await visitor.app.open({ screen: 'table', table: at.table });
    const { invitation } = tableTexts(coming.language);
    const sitDown = visitor.app.page.getByRole('button', { name: invitation.sit, exact: true });
    await sitDown.click();
    await sitDown.waitFor({ state: 'detached' });
    return { ...personOf(visitor, at.terms, coming), seat, table: at.table };
  }

  return {
    host,
    async sit(terms, first, ...others) {
      if (!first) return [];
      const opener = await host(terms, first);
      const people: Person[] = [opener];
      for (const coming of others) people.push(await join(opener, coming, people.length));
      for (const { app } of people) await app.page.locator('.board').first().waitFor();
      return people;
    },
    async watch(at, coming) {
      const visitor = await come(coming, NAMES[3]);
      await visitor.app.open({ screen: 'table', table: at.table });
      await visitor.app.page.locator('.board').first().waitFor();
      return { ...personOf(visitor, at.terms, coming), seat: null, table: at.table };
    },
  };
}

function personOf({ app, frames, sent }: Visitor, terms: Terms, { language, hands }: Coming) {
  return {
    app,
    frames,
    sent,
    language,
    terms,
    hands: handsFor(app, { edition: terms.edition, language, hands }),
  };
}

function framesOf({ page }: App): Pick<Visitor, 'frames' | 'sent'> {
  const frames: string[] = [];
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  return { frames, sent };
}
