// Serving: the database is opened, the port taken, and both are let go of cleanly when somebody asks for the end.

import { chmodSync } from 'node:fs';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { databaseFile, prepareDataDir } from './data-dir.ts';
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

/** How long requests under way may take to finish once the server is asked to stop. */
const GRACE_MS = 3_000;
/** The same from src and from dist. */
const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The sentences that say why it cannot be served, or nothing. */
export async function serve(config: Config): Promise<readonly string[]> {
  const fault = prepareDataDir(config.dataDir);
  if (fault !== undefined) return [fault];
  const taken = takeFolder(config.dataDir);
  if (!taken.ok) return [taken.error];
  const letGo = taken.value;
  const file = databaseFile(config.dataDir);
  const opened = openDatabase(file);
  if (!opened.ok) {
    letGo();
    return [opened.error];
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
    return [listening.fault];
  }
  const { server } = listening;
  online.accept(server, headers);
  server.once('close', () => {
    database.close();
    letGo();
  });
  endOnSignals(() => stop(server, online));
  for (const line of welcome(server, networkInterfaces(), config.behindTls)) console.log(line);
  return [];
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
