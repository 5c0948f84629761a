// Guests: creating one, renaming, moving to another device, deleting.

import type { EndpointName } from '@blackpeg/protocol';
import { ok } from '@blackpeg/rules';
import { pickLanguage } from '@blackpeg/wording';
import { deviceOf, type Guests } from '../../identity/guests.ts';
import type { Lobby } from '../../rooms/lobby.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { cardOf } from '../../rooms/table.ts';
import { type Handlers, refusal } from './handler.ts';

export interface GuestPorts {
  readonly guests: Guests;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  /** Ends the connections of a guest who was deleted, or of one device that was logged out. */
  dismiss(guestId: string, device?: string): Promise<void>;
}

/** Of one guest, in a list. */
const MOST_DEVICES = 1000;

type GuestNames = Exclude<Extract<EndpointName, `guests/${string}`>, 'guests/export'>;

export function guestHandlers(ports: GuestPorts): Handlers<GuestNames> {
  const { guests, lobby, rooms } = ports;
  return {
    ...deviceHandlers(ports),
    async 'guests/page'(asker, { language }) {
      if (asker.guest) {
        // The cookie is renewed.
        asker.keep(asker.token);
        return ok({ name: asker.guest.name });
      }
      const { guest, token } = await guests.create(pickLanguage([language ?? '']));
      asker.keep(token);
      return ok({ name: guest.name });
    },
    async 'guests/program'(asker, { language }) {
      if (asker.guest) return ok({ name: asker.guest.name, token: null });
      const { guest, token } = await guests.create(pickLanguage([language ?? '']));
      return ok({ name: guest.name, token });
    },
    async 'guests/me'({ guest }) {
      return ok({ name: guest.name });
    },
    async 'guests/rename'({ guest }, ask) {
      const name = ask.name.normalize().trim();
      if (!isVisible(name)) return refusal('bad-request', { field: 'name', expected: 'a visible character' });
      await guests.rename(guest.id, name);
      await rooms.refreshAll(guest.id);
      return ok({ name });
    },
    async 'guests/phrase'({ guest }) {
      return ok({ phrase: await guests.givePhrase(guest.id) });
    },
    async 'guests/recover/page'(asker, { phrase }) {
      const recovered = await guests.recover(phrase, asker.token);
      if (!recovered) return refusal('wrong-phrase');
      asker.keep(recovered.token);
      return ok({ name: recovered.guest.name });
    },
    async 'guests/recover/program'(_, { phrase }) {
      const recovered = await guests.recover(phrase, null);
      return recovered ? ok({ name: recovered.guest.name, token: recovered.token }) : refusal('wrong-phrase');
    },
    async 'guests/forget'(asker) {
      await guests.forget(asker.guest.id);
      await ports.dismiss(asker.guest.id);
      await rooms.refreshAll(asker.guest.id);
      asker.keep(null);
      return ok({});
    },
    async 'guests/tables'({ guest }) {
      const tables = await lobby.of(guest);
      return ok({ tables: tables.map((table) => cardOf(table, guest)) });
    },
  };
}

type DeviceNames =
  | 'guests/devices'
  | 'guests/devices/revoke'
  | 'guests/devices/revoke-others'
  | 'guests/log-out';

function deviceHandlers({ guests, dismiss }: GuestPorts): Handlers<DeviceNames> {
  async function logOut(guestId: string, device: string): Promise<void> {
    await guests.logOut(guestId, device);
    await dismiss(guestId, device);
  }

  return {
    async 'guests/devices'({ guest, token }) {
      const here = token === null ? null : deviceOf(token);
      const devices = await guests.devicesOf(guest.id);
      return ok({
        devices: devices.slice(0, MOST_DEVICES).map((one) => ({ ...one, isThis: one.device === here })),
      });
    },
    async 'guests/devices/revoke'({ guest }, { device }) {
      await logOut(guest.id, device);
      return ok({});
    },
    async 'guests/devices/revoke-others'({ guest, token }) {
      const here = deviceOf(token ?? '');
      for (const { device } of await guests.devicesOf(guest.id))
        if (device !== here) await logOut(guest.id, device);
      return ok({});
    },
    async 'guests/log-out'(asker) {
      await logOut(asker.guest.id, deviceOf(asker.token ?? ''));
      asker.keep(null);
      return ok({});
    },
  };
}

/** Spaces, joiners, marks without a letter and blank letters; the protocol refuses control characters. */
const INVISIBLE = /[\p{Z}\p{Cf}\p{M}\u2800\u115f\u1160\u3164\uffa0]/gu;

function isVisible(name: string): boolean {
  return name.replace(INVISIBLE, '') !== '';
}
