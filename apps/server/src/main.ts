// Starts the server, says where it is, and ends it cleanly when asked to.

import '../../../tools/check-node.mjs';
import { chmodSync } from 'node:fs';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { createApp } from './http/app.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { listen } from './http/listen.ts';
import { securityHeaders } from './http/security-headers.ts';
import { welcome } from './http/welcome.ts';
import { createOnlinePlay, type OnlinePlay } from './online.ts';
import { openDatabase } from './store/sqlite/database.ts';
import { takeFolder } from './store/sqlite/folder-lock.ts';
import { createSqliteStores } from './store/sqlite/stores.ts';
import { readBuild } from './web/build.ts';

const BAD_INPUT = 2;
/** How long requests under way may take to finish once the server is asked to stop. */
const GRACE_MS = 3_000;
/** The same from src and from dist. */
const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));

// What the server writes is for nobody else on this machine.
process.umask(0o077);
const read = readConfig(process.env);
if (read.ok) await start(read.config);
else refuse(read.faults);

async function start(config: Config): Promise<void> {
  const fault = prepareDataDir(config.dataDir);
  if (fault !== undefined) return refuse([fault]);
  const taken = takeFolder(config.dataDir);
  if (!taken.ok) return refuse([taken.error]);
  const letGo = taken.value;
  const file = path.join(config.dataDir, 'blackpeg.db');
  const opened = openDatabase(file);
  if (!opened.ok) {
    letGo();
    return refuse([opened.error]);
  }
  const database = opened.value;
  // Also one that was made before; what SQLite makes beside it has the same permissions.
  chmodSync(file, 0o600);
  const online = createOnlinePlay(createSqliteStores(database), config);
  const headers = securityHeaders(config);
  const app = createApp(readBuild(WEB_BUILD), online);
  const listening = await listen(app, config, headers, connectionLimits(config));
  if (!listening.ok) {
    online.stop();
    database.close();
    letGo();
    return refuse([listening.fault]);
  }
  const { server } = listening;
  online.accept(server, headers);
  server.once('close', () => {
    database.close();
    letGo();
  });
  endOnSignals(() => stop(server, online));
  for (const line of welcome(server, networkInterfaces(), config.behindTls)) console.log(line);
}

/** npm and a terminal may each send the same signal: the first one counts, and no other cuts the end short. */
function endOnSignals(end: () => void): void {
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isEnding) end();
      isEnding = true;
    });
  }
}

function stop(server: Server, online: OnlinePlay): void {
  online.stop();
  server.close();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}

function refuse(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = BAD_INPUT;
}
