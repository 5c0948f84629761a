// Whether the origin of a request is allowed: our own pages, or a program, which has none.

import type { IncomingHttpHeaders } from 'node:http';
import type { OnlineConfig } from '../config.ts';
import type { Credentials } from './credentials.ts';

type Said = Pick<IncomingHttpHeaders, 'origin' | 'host'>;

/** A browser always says its origin here; what carries its cookie without one is no page of ours. */
export function isFromUs(
  { origin, host }: Said,
  { behindTls, origin: ours }: Pick<OnlineConfig, 'behindTls' | 'origin'>,
  by: Credentials['by'] | null,
): boolean {
  if (ours !== null && (host === undefined || host !== new URL(ours).host)) return false;
  if (origin === undefined) return by !== 'cookie';
  return host !== undefined && origin === (ours ?? `${behindTls ? 'https' : 'http'}://${host}`);
}
