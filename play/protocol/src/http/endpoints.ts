// The addresses of online play besides its socket, each with what it takes and gives. All are posted to, with JSON.

import { EDITION_NAMES, type EditionName } from '@blackpeg/rules';
import {
  described,
  either,
  flag,
  list,
  nothing,
  type Of,
  optional,
  type Schema,
  strict,
  text,
  whole,
  word,
} from '../schema.ts';
import { playerName } from '../values.ts';
import { device, deviceCard } from './device-card.ts';
import { guestExport } from './guest-export.ts';
import { people, peopleAt, personEntry, reported, treated } from './people.ts';
import { seated, type TableCard, tableCard, tableName, terms } from './table-card.ts';

export interface Endpoint<Ask, Answer, NeedsToken extends boolean> {
  readonly summary: string;
  /** Whether a token is needed: in the cookie of a page, or in a header of a program. */
  readonly needsToken: NeedsToken;
  readonly ask: Schema<Ask>;
  readonly answer: Schema<Answer>;
}

const MOST_TABLES = 200;
const MOST_PAGES = 100;
const MOST_EXPORT_PAGES = 10_000;
const MOST_DEVICES = 1000;
/** Six groups of four signs; small letters and missing dashes are forgiven. */
const phrase = text(/[0-9A-Za-z -]{20,60}/);
const token = text(/[A-Za-z0-9_-]{20,100}/);
const edition = word(...EDITION_NAMES);
const named = strict({ name: playerName });
const empty = strict<object>({});
const newGuest = strict<{ readonly language?: string | undefined }>({
  language: optional(
    described(
      'Of the first name: Guest, Invité or Gast, and a number. English if absent or not spoken here.',
      text(/[a-z]{2,8}/),
    ),
  ),
});
const at = strict({ table: tableName });
const listedTables = list(tableCard, 0, MOST_TABLES);
const tables = strict({ tables: listedTables });

interface LobbyAsk {
  readonly edition: EditionName | null;
  readonly phase: 'waiting' | 'playing';
  readonly page?: number | undefined;
}

interface LobbyAnswer {
  readonly tables: readonly TableCard[];
  readonly more?: boolean | undefined;
}

function endpoint<Ask, Answer, const NeedsToken extends boolean>(
  summary: string,
  needsToken: NeedsToken,
  ask: Schema<Ask>,
  answer: Schema<Answer>,
): Endpoint<Ask, Answer, NeedsToken> {
  return { summary, needsToken, ask, answer };
}

export const ENDPOINTS = {
  'guests/page': endpoint(
    'A page becomes a guest; the token goes into a cookie that no script can read. Who is one stays the same.',
    false,
    newGuest,
    named,
  ),
  'guests/program': endpoint(
    'A program becomes a guest; the token is told this once, null where the program has one.',
    false,
    newGuest,
    strict({ name: playerName, token: either(token, nothing) }),
  ),
  'guests/me': endpoint('Who one is.', true, empty, named),
  'guests/rename': endpoint('Another name from now on.', true, named, named),
  'guests/phrase': endpoint(
    'A new recovery phrase; an older one is worth nothing from now on.',
    true,
    empty,
    strict({ phrase }),
  ),
  'guests/recover/page': endpoint(
    'A page becomes the guest whose recovery phrase it has; the other devices stay in.',
    false,
    strict({ phrase }),
    named,
  ),
  'guests/recover/program': endpoint(
    'A program becomes the guest whose recovery phrase it has.',
    false,
    strict({ phrase }),
    strict({ name: playerName, token }),
  ),
  'guests/devices': endpoint(
    'The devices that are logged in as this guest, the last used first.',
    true,
    empty,
    strict({ devices: list(deviceCard, 0, MOST_DEVICES) }),
  ),
  'guests/devices/revoke': endpoint(
    'Logs a device out: its token is worth nothing any more, and its connections end. One that is out stays out.',
    true,
    strict({ device }),
    empty,
  ),
  'guests/devices/revoke-others': endpoint(
    'Logs out every device but the one that asks.',
    true,
    empty,
    empty,
  ),
  'guests/log-out': endpoint(
    'Logs this device out, and takes the cookie of a page away. Without a recovery phrase, the last device takes the guest with it.',
    true,
    empty,
    empty,
  ),
  'guests/forget': endpoint(
    'Deletes the guest: no device is in any more, and the name is taken from every table.',
    true,
    empty,
    empty,
  ),
  'guests/export': endpoint(
    'Everything the server holds about this guest, 50 tables to a page, with the logs of their matches as their seat may know them.',
    true,
    strict<{ readonly page?: number | undefined }>({
      page: optional(described('From 0; the first if absent.', whole(0, MOST_EXPORT_PAGES - 1))),
    }),
    guestExport,
  ),
  'guests/tables': endpoint('One’s own tables, the newest first.', true, empty, tables),
  'tables/open': endpoint(
    'Opens a table and sits down at its first seat; `listed` puts it into the lobby.',
    true,
    strict({ terms, listed: flag }),
    seated,
  ),
  'tables/sit': endpoint(
    'Sits down at the first free seat; who sits already stays where they are.',
    true,
    at,
    seated,
  ),
  'tables/look': endpoint('What is played at a table, and who sits there.', true, at, tableCard),
  'tables/leave': endpoint(
    'Gives up a seat before the match has begun; the last one takes the table away.',
    true,
    at,
    empty,
  ),
  'tables/begin': endpoint('Begins a race with those who sit already; for who opened it.', true, at, seated),
  'tables/pair': endpoint(
    'Sits down with whoever waits for this edition, or waits for the next one.',
    true,
    strict({ edition }),
    seated,
  ),
  'tables/lobby': endpoint(
    'Listed tables, 100 to a page: open ones with a free seat, or running ones to watch; first those where one of the players is connected, then the others, the newest first.',
    true,
    strict<LobbyAsk>({
      edition: either(edition, nothing),
      phase: word('waiting', 'playing'),
      page: optional(described('From 0; the first if absent.', whole(0, MOST_PAGES - 1))),
    }),
    strict<LobbyAnswer>({
      tables: listedTables,
      more: optional(described('Whether another page follows; only for who asked for a page.', flag)),
    }),
  ),
  'people/at': endpoint('How one treats those who sit at a table.', true, at, peopleAt),
  'people/set': endpoint(
    'Mutes or blocks who sits there, or neither any more. A match that is under way goes on; a seat at a waiting table of one’s own is taken from who is blocked.',
    true,
    treated,
    empty,
  ),
  'people/list': endpoint('Who is muted or blocked, the latest first.', true, empty, strict({ people })),
  'people/release': endpoint(
    'Neither mutes nor blocks this person any more; one who is not in the list stays out of it.',
    true,
    strict({ person: personEntry }),
    empty,
  ),
  'people/report': endpoint(
    'Reports who sits there to those who run the server, with what they said there lately. Once more for the same table replaces it.',
    true,
    reported,
    empty,
  ),
};

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;
/** Those that only a guest may ask. */
export type GuestEndpointName = {
  [N in EndpointName]: Endpoints[N]['needsToken'] extends true ? N : never;
}[EndpointName];
export type AskOf<N extends EndpointName> = Of<Endpoints[N]['ask']>;
export type AnswerOf<N extends EndpointName> = Of<Endpoints[N]['answer']>;
