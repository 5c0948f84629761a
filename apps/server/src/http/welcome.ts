// The messages at start-up: the server's addresses, and warnings for those who open it to others.

import type { Server } from 'node:http';
import { LANGUAGES, serverTexts } from '@blackpeg/wording';
import { addressesOf, type Interfaces, isLoopback } from './addresses.ts';

export function welcome(server: Server, interfaces: Interfaces, behindTls: boolean): readonly string[] {
  const where = addressesOf(server, interfaces).map((address) => `Blackpeg is at ${address}`);
  if (behindTls || isLoopback(server)) return where;
  return [...where, ...LANGUAGES.map((language) => serverTexts(language).plainHttp)];
}
