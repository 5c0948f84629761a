// Whether the origin of a request is allowed: our own pages, or a program, which has none.

import type { IncomingHttpHeaders } from 'node:http';
import type { OnlineConfig } from '../config.ts';
import type { Credentials } from './credentials.ts';

type Said = Pick<IncomingHttpHeaders, 'origin' | 'host'>;

/** A browser always sends its origin here; a request with its cookie but no origin is not from our pages. */
export function isFromUs(
  { origin, host }: Said,
  { behindTls, origin: ours }: Pick<OnlineConfig, 'behindTls' | 'origin'>,
  by: Credentials['by'] | null,
): boolean {
  if (ours !== null && (host === undefined || host !== new URL(ours).host)) return false;
  if (origin === undefined) return by !== 'cookie';
  return host !== undefined && origin === (ours ?? `${behindTls ? 'https' : 'http'}://${host}`);
}
