// A response on a bare stream, where there is no request that a route could answer: no body, and the stream ends.

import type { Duplex } from 'node:stream';
import type { Milliseconds } from '@blackpeg/rules';

/** How long the other end may keep a connection that was answered like this; then it is destroyed. */
const LINGER: Milliseconds = 1_000;

/** `status` with its reason, as HTTP writes it. */
export function answerRaw(stream: Duplex, status: string, headers: Readonly<Record<string, string>>): void {
  const all = { ...headers, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  stream.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  const destroying = setTimeout(() => stream.destroy(), LINGER).unref();
  stream.once('close', () => clearTimeout(destroying));
}
