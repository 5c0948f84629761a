// R19: everything the server stores about a guest, and no secret of others.

import { EXPORT_PAGE, type ExportedGuest } from '@blackpeg/protocol';
import { type EventStore, redactedLog } from '@blackpeg/referee';
import { ok } from '@blackpeg/rules';
import { deviceOf, type Guests } from '../../identity/guests.ts';
import type { People } from '../../identity/people.ts';
import type { Lobby } from '../../rooms/lobby.ts';
import { cardOf, placeOf } from '../../rooms/table.ts';
import type { ReportStore } from '../../store/ports.ts';
import type { Guest, StoredReport, StoredTable } from '../../store/records.ts';
import { type Handlers, refusal } from './handler.ts';

export interface ExportPorts {
  readonly guests: Guests;
  readonly people: People;
  readonly reports: ReportStore;
  readonly lobby: Lobby;
  readonly logs: Pick<EventStore, 'read'>;
}

/** Of devices and reports. */
const MOST_LISTED = 1000;

export function exportHandlers(ports: ExportPorts): Handlers<'guests/export'> {
  return {
    async 'guests/export'({ guest, token }, { page = 0 }) {
      const found = await ports.lobby.pageOf(guest, page * EXPORT_PAGE, EXPORT_PAGE + 1);
      const who = page === 0 ? await exportedGuest(ports, guest, token) : null;
      // Deleted during the request.
      if (page === 0 && who === null) return refusal('no-token');
      const tables = [];
      for (const table of found.slice(0, EXPORT_PAGE)) tables.push(await exportedTable(ports, table, guest));
      return ok({ guest: who, tables, more: found.length > EXPORT_PAGE });
    },
  };
}

async function exportedGuest(
  { guests, people, reports }: ExportPorts,
  guest: Guest,
  token: string | null,
): Promise<ExportedGuest | null> {
  const details = await guests.details(guest.id);
  if (!details) return null;
  const here = token === null ? null : deviceOf(token);
  const devices = (await guests.devicesOf(guest.id)).slice(0, MOST_LISTED);
  const known = await reports.of(guest.id);
  const own = known.filter(({ by }) => by === guest.id).slice(0, MOST_LISTED);
  const about = known.filter((report) => report.about.id === guest.id);
  return {
    ...details,
    devices: devices.map((one) => ({ ...one, isThis: one.device === here })),
    people: await people.of(guest),
    reports: own.map(({ table, reason, at, phrases, about: { name } }) => ({
      table,
      name,
      reason,
      at,
      phrases,
    })),
    phrases: about.flatMap(({ phrases }: StoredReport) => phrases).slice(0, MOST_LISTED),
  };
}

async function exportedTable({ logs }: ExportPorts, table: StoredTable, guest: Guest) {
  const batches = await logs.read(table.id, 0);
  const events = batches.flatMap((batch) => batch.events);
  return {
    card: cardOf(table, guest),
    opened: table.openedBy === guest.id,
    visitedAt: table.visitedAt,
    events: redactedLog(events, placeOf(table, guest)),
  };
}
