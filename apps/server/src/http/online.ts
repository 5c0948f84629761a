// The HTTP addresses of online play: every one of the protocol is checked, answered and refused in the same way.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS, type EndpointName, FAULT_STATUS, type Refusal } from '@blackpeg/protocol';
import { ok, type Result } from '@blackpeg/rules';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OnlineConfig } from '../config.ts';
import { cookieFor, credentialsIn, noCookie } from '../identity/credentials.ts';
import { isFromUs } from '../identity/origin.ts';
import { limitsOf } from '../limits.ts';
import type { Log } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Guest } from '../store/records.ts';
import { requestIdOf } from './access-log.ts';
import { addressOfClient } from './client-address.ts';
import { type ExportPorts, exportHandlers } from './handlers/export-handler.ts';
import { type GuestPorts, guestHandlers } from './handlers/guest-handlers.ts';
import { type Asker, type Handlers, refusal } from './handlers/handler.ts';
import { type PeoplePorts, peopleHandlers } from './handlers/people-handlers.ts';
import { type TablePorts, tableHandlers } from './handlers/table-handlers.ts';
import { createRequestLimits } from './request-limits.ts';

export interface OnlinePorts extends GuestPorts, TablePorts, PeoplePorts, ExportPorts, OnlineConfig {
  /** Whether the store accepts new guests and tables. */
  hasRoom(): Promise<boolean>;
  readonly metrics: Metrics;
  readonly log: Log;
}

const TOO_LONG = 413;
const AGAINST_A_RULE = 422;

const ADD_TABLES: readonly EndpointName[] = ['tables/open', 'tables/pair'];

interface Env {
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
}

/** Any of them, once its request has been checked. */
type Answering = (asker: Asker, ask: unknown) => Promise<Result<object, Refusal>>;

export function createOnline(ports: OnlinePorts): Hono<Env> {
  const { guests, behindTls } = ports;
  const app = new Hono<Env>();
  const limits = limitsOf(ports);
  const requests = createRequestLimits(limits);
  const handlers = handlersOf(ports);
  const refuse = refusalsInto(ports.metrics);
  const credentialsOf = (c: Context<Env>) => credentialsIn(c.env.incoming.headers, behindTls);

  /** The request, or why it is invalid. */
  async function check(c: Context<Env>, name: EndpointName, guest: Guest | null) {
    const { needsToken, ask } = ENDPOINTS[name];
    if (needsToken && !guest) return refusal('no-token');
    const limit = requests.exceeded(name, guest, addressOfClient(c.env.incoming, ports));
    if (limit !== null) {
      ports.metrics.limited(limit);
      return refusal('too-fast');
    }
    const adds = guest ? ADD_TABLES.includes(name) : !needsToken;
    if (adds && !(await ports.hasRoom())) return refusal('failed');
    const asked = ask.decode(await bodyOf(c), '');
    if (asked.ok) return ok<unknown>(asked.value);
    return refusal('bad-request', { field: asked.error.path, expected: asked.error.expected });
  }

  async function answer(c: Context<Env>, name: EndpointName): Promise<Response> {
    const token = credentialsOf(c)?.token ?? null;
    const guest = token === null ? null : await guests.byToken(token);
    const asked = await check(c, name, guest);
    if (!asked.ok) return refuse(c, asked.error);
    const keep = (kept: string | null) =>
      c.header('set-cookie', kept === null ? noCookie(behindTls) : cookieFor(kept, behindTls));
    const answered = await (handlers[name] as Answering)({ guest, token, keep }, asked.value);
    return answered.ok ? c.json(answered.value) : refuse(c, answered.error);
  }

  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    const isOurs = isFromUs(c.env.incoming.headers, ports, credentialsOf(c)?.by ?? null);
    return isOurs ? next() : refuse(c, { error: 'foreign-origin' });
  });
  app.use(
    bodyLimit({
      maxSize: limits['request-bytes'].most,
      onError(c) {
        ports.metrics.limited('request-bytes');
        return refuse(c, { error: 'bad-request' }, true);
      },
    }),
  );
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) app.post(`/${name}`, (c) => answer(c, name));
  app.all('*', (c) => refuse(c, { error: 'not-found' }));
  app.onError((error, c) => {
    ports.log.error('A request failed', error, { request: requestIdOf(c.env.outgoing) });
    return refuse(c, { error: 'failed' });
  });
  return app;
}

function handlersOf(ports: OnlinePorts): Handlers {
  return {
    ...guestHandlers(ports),
    ...exportHandlers(ports),
    ...tableHandlers(ports),
    ...peopleHandlers(ports),
  };
}

/** An empty body is an empty request; invalid or incomplete JSON is not one. */
async function bodyOf(c: Context): Promise<unknown> {
  try {
    const text = await c.req.text();
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counted, and answered alike. */
function refusalsInto({ refused }: Metrics) {
  return (c: Context, fault: Refusal, isTooLong = false): Response => {
    refused('request', fault.violation?.kind ?? fault.error);
    return refusalOf(c, fault, isTooLong);
  };
}

function refusalOf(c: Context, fault: Refusal, isTooLong: boolean): Response {
  const status = fault.violation ? AGAINST_A_RULE : FAULT_STATUS[fault.error];
  return c.json(fault, isTooLong ? TOO_LONG : status, { 'cache-control': 'no-store' });
}
