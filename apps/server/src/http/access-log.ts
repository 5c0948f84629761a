// One log line for each request: an id that the response carries too, the route and the result. Never a URL with a
// table in it, and the client's address only if a setting allows it.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS } from '@blackpeg/protocol';
import type { OnlineConfig } from '../config.ts';
import type { Log } from '../monitoring/log.ts';
import { addressOfClient } from './client-address.ts';

const REQUEST_ID = 'x-request-id';
const ID_LENGTH = 8;

export type AccessConfig = Pick<OnlineConfig, 'behindTls' | 'proxies' | 'logAddresses'>;

/** Also for a connection of online play. */
export function newRequestId(): string {
  return randomUUID().slice(0, ID_LENGTH);
}

/** The status of its response; undefined if there was none. */
export function requestIdOf(response: ServerResponse | undefined): string | undefined {
  const id = response?.getHeader(REQUEST_ID);
  return id === undefined ? undefined : `${id}`;
}

export function noteRequest(
  log: Log,
  config: AccessConfig,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = newRequestId();
  const started = performance.now();
  response.setHeader(REQUEST_ID, id);
  response.once('close', () =>
    log.debug('request', {
      request: id,
      method: request.method,
      route: routeOf(request.url ?? ''),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - started),
      address: config.logAddresses ? addressOfClient(request, config) : undefined,
    }),
  );
}

/** One of a few words. */
function routeOf(url: string): string {
  const [path = ''] = url.split('?');
  const name = path.replace(/^\/api\//, '');
  if (Object.hasOwn(ENDPOINTS, name)) return name;
  return ['/healthz', '/readyz', '/metrics'].includes(path) ? path.slice(1) : 'app';
}
