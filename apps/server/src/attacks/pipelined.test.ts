// R13: thousands of requests in one piece, whose sender does not wait for responses, cost as much as a few.

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { usualConfig } from '../config.testing.ts';
import { connectionLimits } from '../http/connection-limits.ts';
import { listen } from '../http/listen.ts';

test('a connection with too many requests is cut off before the rest of them are looked at', async () => {
  const app = { fetch: () => new Response('there') };
  const limits = connectionLimits({ ...usualConfig(), behindTls: false });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 }, { headers: {}, limits });
  if (!listening.ok) throw new Error(listening.fault);
  const { server } = listening;
  let requests = 0;
  server.prependListener('request', () => {
    requests += 1;
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const hostile = connect({ port: port ?? 0, host: '127.0.0.1' });
  hostile.on('error', () => {});
  hostile.resume();
  hostile.write('GET / HTTP/1.1\r\n\r\n'.repeat(3_000));
  await once(hostile, 'close');
  expect(requests).toBe(limits.unanswered + 1);
  server.close();
});
