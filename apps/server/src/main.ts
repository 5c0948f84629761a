// Starts the server, says where it is, and ends it cleanly when asked to.

import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { createApp } from './http/app.ts';
import { addressOf, listen } from './http/listen.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readBuild } from './web/build.ts';

const BAD_INPUT = 2;
/** How long requests under way may take to finish once the server is asked to stop. */
const GRACE_MS = 3_000;
/** The same from src and from dist. */
const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));

const read = readConfig(process.env);
if (read.ok) await start(read.config);
else refuse(read.faults);

async function start(config: Config): Promise<void> {
  const fault = prepareDataDir(config.dataDir);
  if (fault !== undefined) return refuse([fault]);
  const listening = await listen(createApp(readBuild(WEB_BUILD)), config, securityHeaders(config));
  if (!listening.ok) return refuse([listening.fault]);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(listening.server));
  console.log(`Blackpeg is at ${addressOf(listening.server)}`);
}

function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}

function refuse(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = BAD_INPUT;
}
