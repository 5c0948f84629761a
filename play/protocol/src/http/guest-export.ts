// Everything the server stores about a guest (R19), page by page: who they are first, their tables on every page.

import { described, either, flag, list, named, nothing, type Of, strict, text } from '../schema.ts';
import { matchEvent, playerName } from '../values.ts';
import { deviceCard } from './device-card.ts';
import { ownReport, people, saidPhrases, time } from './people.ts';
import { tableCard } from './table-card.ts';

const MOST_EVENTS = 100_000;
/** Of tables. */
export const EXPORT_PAGE = 50;
const MOST_LISTED = 1000;

const exportedTable = named(
  'ExportedTable',
  strict({
    card: tableCard,
    opened: described('Whether you may start it.', flag),
    visitedAt: time,
    events: described(
      'The log of the match as your seat may see it, empty before it has begun; secrets of others are "hidden".',
      list(matchEvent, 0, MOST_EVENTS),
    ),
  }),
);

const exportedGuest = named(
  'ExportedGuest',
  strict({
    id: text(/[A-Za-z0-9_-]{1,64}/),
    name: playerName,
    usedAt: time,
    hasPhrase: described(
      'Whether there is a recovery phrase; phrases and tokens are stored as hashes only.',
      flag,
    ),
    devices: list(deviceCard, 0, MOST_LISTED),
    people,
    reports: described('Your reports that are still open.', list(ownReport, 0, MOST_LISTED)),
    phrases: described(
      'Your phrases that are stored because somebody reported them. Who reported, muted or blocked you is not told.',
      saidPhrases,
    ),
  }),
);
export type ExportedGuest = Of<typeof exportedGuest>;

export const guestExport = named(
  'GuestExport',
  strict({
    guest: described('On the first page.', either(exportedGuest, nothing)),
    tables: list(exportedTable, 0, EXPORT_PAGE),
    more: described('Whether another page follows.', flag),
  }),
);
