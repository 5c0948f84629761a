// The HTTP endpoints of online play besides its socket, each with its request and response. All are POST, with JSON.

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
/** Six groups of four characters; lower case and missing dashes are accepted. */
const phrase = text(/[0-9A-Za-z -]{20,60}/);
const token = text(/[A-Za-z0-9_-]{20,100}/);
const edition = word(...EDITION_NAMES);
const named = strict({ name: playerName });
const empty = strict<object>({});
const newGuest = strict<{ readonly language?: string | undefined }>({
  language: optional(
    described(
      'The language of the first name: Guest, Invité or Gast, and a number. English if absent or not supported.',
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
    'A page becomes a guest; the token is set as a cookie that no script can read. A page that already is a guest stays the same guest.',
    false,
    newGuest,
    named,
  ),
  'guests/program': endpoint(
    'A program becomes a guest; the token is sent only this once, null if the program already has one.',
    false,
    newGuest,
    strict({ name: playerName, token: either(token, nothing) }),
  ),
  'guests/me': endpoint('The guest’s own name.', true, empty, named),
  'guests/rename': endpoint('Changes the name.', true, named, named),
  'guests/phrase': endpoint(
    'A new recovery phrase; an older one becomes invalid.',
    true,
    empty,
    strict({ phrase }),
  ),
  'guests/recover/page': endpoint(
    'A page becomes the guest with this recovery phrase; other devices stay logged in.',
    false,
    strict({ phrase }),
    named,
  ),
  'guests/recover/program': endpoint(
    'A program becomes the guest with this recovery phrase.',
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
    'Logs out a device: its token becomes invalid and its connections are closed. No effect on a device that is logged out.',
    true,
    strict({ device }),
    empty,
  ),
  'guests/devices/revoke-others': endpoint('Logs out all other devices.', true, empty, empty),
  'guests/log-out': endpoint(
    'Logs out this device, and removes the cookie of a page. If it is the last device and there is no recovery phrase, the guest is deleted.',
    true,
    empty,
    empty,
  ),
  'guests/forget': endpoint(
    'Deletes the guest: all devices are logged out, and the name is removed from every table.',
    true,
    empty,
    empty,
  ),
  'guests/export': endpoint(
    'Everything the server stores about this guest, 50 tables to a page, with match logs as their seat may see them.',
    true,
    strict<{ readonly page?: number | undefined }>({
      page: optional(described('From 0; the first if absent.', whole(0, MOST_EXPORT_PAGES - 1))),
    }),
    guestExport,
  ),
  'guests/tables': endpoint('Your own tables, newest first.', true, empty, tables),
  'tables/open': endpoint(
    'Opens a table and takes its first seat; `listed` shows it in the lobby.',
    true,
    strict({ terms, listed: flag }),
    seated,
  ),
  'tables/sit': endpoint(
    'Takes the first free seat; a player who already has one keeps it.',
    true,
    at,
    seated,
  ),
  'tables/look': endpoint('Describes a table: its terms and players.', true, at, tableCard),
  'tables/leave': endpoint(
    'Gives up a seat before the match has begun; when the last player leaves, the table is removed.',
    true,
    at,
    empty,
  ),
  'tables/begin': endpoint(
    'Starts a race with the players present; only for the player who opened the table.',
    true,
    at,
    seated,
  ),
  'tables/pair': endpoint(
    'Takes a seat with somebody who waits for this edition, or opens a table and waits.',
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
      more: optional(described('Whether another page follows; only if a page was asked for.', flag)),
    }),
  ),
  'people/at': endpoint('Which players at a table are muted or blocked.', true, at, peopleAt),
  'people/set': endpoint(
    'Mutes or blocks the player in this seat, or undoes both. A match in progress continues; at a waiting table of your own, a blocked player loses the seat.',
    true,
    treated,
    empty,
  ),
  'people/list': endpoint('Who is muted or blocked, the latest first.', true, empty, strict({ people })),
  'people/release': endpoint(
    'Removes a person from the list of muted and blocked people; no effect if they are not in it.',
    true,
    strict({ person: personEntry }),
    empty,
  ),
  'people/report': endpoint(
    'Reports the player in this seat to the operator of the server, with their latest phrases. A second report at the same table replaces the first.',
    true,
    reported,
    empty,
  ),
};

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;
/** Endpoints that need a guest's token. */
export type GuestEndpointName = {
  [N in EndpointName]: Endpoints[N]['needsToken'] extends true ? N : never;
}[EndpointName];
export type AskOf<N extends EndpointName> = Of<Endpoints[N]['ask']>;
export type AnswerOf<N extends EndpointName> = Of<Endpoints[N]['answer']>;
