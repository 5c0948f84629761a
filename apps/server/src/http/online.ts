// The addresses of online play besides its socket: to become a guest, to open a table, to sit down at one.

import type { IncomingMessage } from 'node:http';
import { decodeTerms, record, shortText } from '@blackpeg/notation';
import { checkTerms, type RuleViolation, type Seat, type Terms } from '@blackpeg/rules';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cookieFor, credentialsIn } from '../identity/credentials.ts';
import type { Guest, Guests } from '../identity/guests.ts';
import { isFromUs } from '../identity/origin.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { placeOf, type Table, type Tables } from '../rooms/tables.ts';
import { addressOfClient } from './client-address.ts';

export interface OnlinePorts {
  readonly guests: Guests;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly behindTls: boolean;
}

/** Each is the key of a sentence. */
export type OnlineFault =
  | 'foreign-origin'
  | 'no-token'
  | 'too-fast'
  | 'bad-request'
  | 'not-offered'
  | 'no-such-table'
  | 'no-seat-left';

const LONGEST_BODY = 4096;
const MINUTE = 60_000;
/** R13. */
const TABLES_PER_MINUTE = 10;
const GUESTS_PER_MINUTE = 30;

const opening = record<{ readonly terms: Terms }>({ terms: decodeTerms });
const sitting = record<{ readonly table: string }>({ table: shortText(40) });

interface Env {
  Bindings: { readonly incoming: IncomingMessage };
  Variables: { guest: Guest };
}

export function createOnline({ guests, tables, rooms, behindTls }: OnlinePorts): Hono<Env> {
  const app = new Hono<Env>();
  const guestLimit = createRateLimit(GUESTS_PER_MINUTE, MINUTE);
  const tableLimit = createRateLimit(TABLES_PER_MINUTE, MINUTE);
  const credentialsOf = (c: Context<Env>) => credentialsIn(c.env.incoming.headers, behindTls);

  app.use(bodyLimit({ maxSize: LONGEST_BODY, onError: (c) => refuse(c, 413, 'bad-request') }));
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    const { headers } = c.env.incoming;
    return isFromUs(headers, behindTls, credentialsOf(c)?.by ?? null)
      ? next()
      : refuse(c, 403, 'foreign-origin');
  });

  /** A page gets its token in a cookie, a program in the answer; who has one keeps it. */
  app.post('/guests/:kind{page|program}', async (c) => {
    const known = await guests.byToken(credentialsOf(c)?.token ?? '');
    if (known) return c.json({ name: known.name });
    if (!guestLimit.allows(addressOfClient(c.env.incoming, behindTls), Date.now()))
      return refuse(c, 429, 'too-fast');
    const { guest, token } = await guests.create();
    if (c.req.param('kind') === 'program') return c.json({ name: guest.name, token }, 201);
    c.header('set-cookie', cookieFor(token, behindTls));
    return c.json({ name: guest.name }, 201);
  });

  app.use('/tables/*', async (c, next) => {
    const guest = await guests.byToken(credentialsOf(c)?.token ?? '');
    if (!guest) return refuse(c, 401, 'no-token');
    c.set('guest', guest);
    return next();
  });

  app.post('/tables/open', async (c) => {
    const guest = c.get('guest');
    if (!tableLimit.allows(guest.id, Date.now())) return refuse(c, 429, 'too-fast');
    const asked = opening(await bodyOf(c), '');
    if (!asked.ok)
      return refuse(c, 400, 'bad-request', { field: asked.error.path, expected: asked.error.expected });
    const { terms } = asked.value;
    const checked = checkTerms(terms);
    if (!checked.ok) return refuse(c, 422, 'bad-request', { violation: checked.error });
    if (!isOffered(terms)) return refuse(c, 422, 'not-offered');
    return c.json(seated(await tables.create(terms, [guest]), guest), 201);
  });

  app.post('/tables/sit', async (c) => {
    const guest = c.get('guest');
    const asked = sitting(await bodyOf(c), '');
    if (!asked.ok)
      return refuse(c, 400, 'bad-request', { field: asked.error.path, expected: asked.error.expected });
    const sat = await tables.sit(asked.value.table, guest);
    if (!sat.ok) return refuse(c, sat.error === 'no-such-table' ? 404 : 409, sat.error);
    await rooms.update(sat.value);
    return c.json(seated(sat.value, guest));
  });
  return app;
}

/** People only, each on their own device, with codes that the referee keeps. */
function isOffered({ seats, oneScreen, custody, form }: Terms): boolean {
  const people = seats.length > 1 && seats.every(({ player }) => player === 'person');
  return people && form !== 'race' && !oneScreen && custody === 'escrow';
}

function seated({ id, code, ...table }: Table, guest: Guest) {
  const seat = placeOf({ id, code, ...table }, guest) as Seat;
  return { table: id, code, seat };
}

async function bodyOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

interface Detail {
  readonly violation?: RuleViolation;
  readonly field?: string;
  readonly expected?: string;
}

function refuse(
  c: Context,
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429,
  error: OnlineFault,
  detail: Detail = {},
): Response {
  return c.json({ error, ...detail }, status, { 'cache-control': 'no-store' });
}
