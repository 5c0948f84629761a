// The address a request comes from, for rate limits.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { OnlineConfig } from '../config.ts';

/**
 * Behind TLS, each proxy in front of us appends the address it was called from: the first of ours names the client, and
 * anything before that may be invented by the client.
 */
export function addressOfClient(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { behindTls, proxies }: Pick<OnlineConfig, 'behindTls' | 'proxies'>,
): string {
  const forwarded = behindTls ? [headers['x-forwarded-for'] ?? ''].flat().join(',') : '';
  return addressBlock(forwarded.split(',').at(-proxies)?.trim() || (socket.remoteAddress ?? ''));
}

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Half of an IPv6 address: what a provider gives to one household. */
const GROUPS_OF_BLOCK = 4;

/** What is counted as one: an IPv4 address, or the /64 that an IPv6 address is in. */
export function addressBlock(address: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [left = '', right] = plain.split('::');
  const head = groupsIn(left);
  const tail = groupsIn(right ?? '');
  // An IPv4 address at the end stands for two groups.
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const zeros = Array<string>(right === undefined ? 0 : GROUPS - written).fill('0');
  const block = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_BLOCK);
  return `${block.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsIn(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}
