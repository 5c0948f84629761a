// How a guest treats the others at a table, and what can be reported about them. People are identified by table and
// seat: nobody learns the id of another guest.

import { PHRASES } from '../client-message.ts';
import { described, list, named, type Of, strict, text, whole, word } from '../schema.ts';
import { MOST_SEATS, playerName, seat, tableId } from '../values.ts';
import { tableName } from './table-card.ts';

/** Reasons for a report; there is no free text, which could be abusive itself. */
export const REPORT_REASONS = ['name', 'phrases', 'stalling', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The most people a guest may mute and block, together. */
export const MOST_PEOPLE = 500;

const TREATMENTS = ['heard', 'muted', 'blocked'] as const;
export type Treatment = (typeof TREATMENTS)[number];

export const time = described('Milliseconds since 1970.', whole(0, Number.MAX_SAFE_INTEGER));
const treatment = described(
  'heard: the default. muted: your programs do not show their phrases. blocked: muted, and neither of you can sit, watch or be paired at the other’s tables, or see them in the lobby.',
  word(...TREATMENTS),
);
const reportReason = word(...REPORT_REASONS);

export const treated = strict({ table: tableName, seat, as: treatment });
export const reported = strict({ table: tableName, seat, reason: reportReason });

export const peopleAt = strict({
  seats: described(
    'By seat; none for free seats and for your own.',
    list(word(...TREATMENTS, 'none'), 1, MOST_SEATS),
  ),
});
export type SeatTreatment = Of<typeof peopleAt>['seats'][number];

/** Identifies this entry of the guest's own list, and reveals nothing else. */
export const personEntry = text(/[A-Za-z0-9_-]{8,40}/);

export const personCard = named(
  'Person',
  strict({
    person: personEntry,
    name: described('As it was when you muted or blocked them.', playerName),
    as: word('muted', 'blocked'),
    since: time,
  }),
);
export type PersonCard = Of<typeof personCard>;

export const people = list(personCard, 0, MOST_PEOPLE);

export const saidPhrases = list(strict({ phrase: word(...PHRASES), at: time }), 0, 1000);
export type SaidPhrases = Of<typeof saidPhrases>;

export const ownReport = strict({
  table: tableId,
  name: described('The name of the reported player at that time.', playerName),
  reason: reportReason,
  at: time,
  phrases: saidPhrases,
});
