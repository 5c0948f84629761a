// The default settings of the server.

import { type Config, readConfig } from './config.ts';

export function usualConfig(): Config {
  const read = readConfig({});
  if (!read.ok) throw new Error(read.faults.join(' '));
  return read.config;
}
