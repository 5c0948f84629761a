// The addresses at which a server can be reached, as a person would type them.

import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { networkInterfaces } from 'node:os';

export type Interfaces = ReturnType<typeof networkInterfaces>;

const ANYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** For a server on every address: this machine first, then its addresses in the network. */
export function addressesOf(server: Server, interfaces: Interfaces): readonly [string, ...string[]] {
  const { address, port } = placeOf(server);
  if (!ANYWHERE.includes(address)) return [urlOf(address, port)];
  return [urlOf('localhost', port), ...networkHosts(interfaces, address).map((host) => urlOf(host, port))];
}

/** The first of them. */
export function addressOf(server: Server): string {
  return addressesOf(server, {})[0];
}

/** Whether only this machine can reach it. */
export function isLoopback(server: Server): boolean {
  const { address } = placeOf(server);
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function placeOf(server: Server): { readonly address: string; readonly port: number } {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen on a port.');
  return bound;
}

/** Addresses that need the name of a network card are left out: they cannot be typed into a browser. */
function networkHosts(interfaces: Interfaces, bound: string): readonly string[] {
  const found = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  return found
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .filter(({ address }) => bound === '::' || !isIPv6(address))
    .map(({ address }) => address);
}

function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}
