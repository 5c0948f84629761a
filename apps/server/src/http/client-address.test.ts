// R13: what counts as one address.

import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressBlock, addressOfClient } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3::4:5:6:7', '1:2:3:0::/64'],
  ['64:ff9b:1:2:3:4:192.0.2.7', '64:ff9b:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test.each([
  [1, '203.0.113.3'],
  [2, '203.0.113.2'],
])('behind %i proxies the client is %s, whatever it made up', (proxies, client) => {
  const headers = { 'x-forwarded-for': 'made up, 203.0.113.2, 203.0.113.3' };
  const socket = { remoteAddress: '127.0.0.1' } as Socket;
  expect(addressOfClient({ headers, socket }, { behindTls: true, proxies })).toBe(client);
  expect(addressOfClient({ headers, socket }, { behindTls: false, proxies })).toBe('127.0.0.1');
});
