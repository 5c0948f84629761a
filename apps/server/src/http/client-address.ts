// Where a request comes from, for counting.

import type { IncomingMessage } from 'node:http';

/** Behind TLS, what stands in front of us names the client last; anything before that the client may have made up. */
export function addressOfClient(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindTls: boolean,
): string {
  const forwarded = behindTls ? [headers['x-forwarded-for'] ?? ''].flat().join(',') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
