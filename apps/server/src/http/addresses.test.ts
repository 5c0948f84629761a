import type { Server } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf, addressOf, isLoopback } from './addresses.ts';
import { welcome } from './welcome.ts';

const serverAt = (address: string) => ({ address: () => ({ address, port: 8080 }) }) as unknown as Server;

const card = (address: string, internal: boolean) => ({ address, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [card('127.0.0.1', true), card('::1', true)],
  eth0: [card('192.0.2.7', false), card('2001:db8::7', false), card('fe80::7', false)],
};

test.each([
  ['127.0.0.1', ['http://127.0.0.1:8080/'], true],
  ['::1', ['http://[::1]:8080/'], true],
  ['::ffff:127.0.0.1', ['http://[::ffff:127.0.0.1]:8080/'], true],
  ['192.0.2.7', ['http://192.0.2.7:8080/'], false],
  ['0.0.0.0', ['http://localhost:8080/', 'http://192.0.2.7:8080/'], false],
  ['::', ['http://localhost:8080/', 'http://192.0.2.7:8080/', 'http://[2001:db8::7]:8080/'], false],
])('a server at %s is reached there', (address, expected, loopback) => {
  const server = serverAt(address);
  expect(addressesOf(server, INTERFACES)).toEqual(expected);
  expect(addressOf(server)).toBe(expected[0]);
  expect(isLoopback(server)).toBe(loopback);
});

test.each([
  ['127.0.0.1', false, 1, 0],
  ['0.0.0.0', false, 2, 3],
  ['192.0.2.7', false, 1, 3],
  ['0.0.0.0', true, 2, 0],
])(
  'at %s, behind TLS: %s, it names %i addresses, and what plain HTTP lacks in %i languages',
  (address, behindTls, addresses, languages) => {
    const lines = welcome(serverAt(address), INTERFACES, behindTls);
    expect(lines.filter((line) => /^Blackpeg is at http:\S+:8080\/$/.test(line))).toHaveLength(addresses);
    expect(lines.filter((line) => line.includes('crypto.subtle'))).toHaveLength(languages);
    expect(lines).toHaveLength(addresses + languages);
  },
);
