// An answer on a bare stream, where there is no request that a route could answer: no body, and the stream ends.

import type { Duplex } from 'node:stream';

/** `status` with its reason, as HTTP writes it. */
export function answerRaw(stream: Duplex, status: string, headers: Readonly<Record<string, string>>): void {
  const all = { ...headers, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  stream.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}
