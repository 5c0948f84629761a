// Everything the server holds about a guest (R19), page by page: who they are first, their tables on every page.

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
    opened: described('Whether it is yours to begin.', flag),
    visitedAt: time,
    events: described(
      'The log of the match as your seat may know it, empty before it has begun; what is a secret of others is "hidden".',
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
      'Whether there is a recovery phrase; of it, as of tokens, only a hash is kept.',
      flag,
    ),
    devices: list(deviceCard, 0, MOST_LISTED),
    people,
    reports: described('Those of yours that were not dealt with yet.', list(ownReport, 0, MOST_LISTED)),
    phrases: described(
      'What you said and is kept because somebody reported it. Who did, and who has muted or blocked you, is theirs.',
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
