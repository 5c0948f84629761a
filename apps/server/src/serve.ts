// Serving: the database is opened, ports are taken, and all of it is let go of cleanly when somebody asks for the end.

import { chmodSync } from 'node:fs';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@blackpeg/rules';
import type { Config } from './config.ts';
import { databaseFile, prepareDataDir } from './data-dir.ts';
import { noteRequest } from './http/access-log.ts';
import { addressOf } from './http/addresses.ts';
import { createApp } from './http/app.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { listen } from './http/listen.ts';
import { createMetricsApp } from './http/metrics-app.ts';
import { securityHeaders } from './http/security-headers.ts';
import { welcome } from './http/welcome.ts';
import { createLog, type Log } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { registerProcess } from './monitoring/process-figures.ts';
import { createOnlinePlay, type OnlinePlay } from './online.ts';
import { startCheckpoints } from './store/sqlite/checkpoint/checkpoints.ts';
import { type Database, openDatabase } from './store/sqlite/database.ts';
import { takeFolder } from './store/sqlite/folder-lock.ts';
import { createSqliteStores } from './store/sqlite/stores.ts';
import { readBuild } from './web/build.ts';

/** How long requests under way may take to finish once the server is asked to stop. */
const GRACE_MS = 3_000;
/** The same from src and from dist. */
const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The sentences that say why it cannot be served, or nothing. */
export async function serve(config: Config): Promise<readonly string[]> {
  const log = createLog(config);
  const metrics = createMetrics();
  const held = holdStore(config, metrics, log);
  if (!held.ok) return [held.error];
  const { database, letGo } = held.value;
  const leftOut = (sentence: string) => log.error('The database', sentence);
  const online = createOnlinePlay(createSqliteStores(database, leftOut), config, { metrics, log });
  const app = createApp(readBuild(WEB_BUILD, config.origin), online, log);
  const headers = securityHeaders(config);
  const listening = await listen(app, config, {
    headers,
    limits: connectionLimits(config),
    noted: (request, response) => noteRequest(log, config, request, response),
    limited: metrics.limited,
  });
  const figures = listening.ok ? await serveMetrics(config, metrics) : ok(null);
  if (!listening.ok || !figures.ok) {
    online.stop();
    if (listening.ok) listening.server.close();
    letGo();
    return [listening.ok ? (figures.ok ? '' : figures.error) : listening.fault];
  }
  const { server } = listening;
  online.accept(server, headers);
  server.once('close', letGo);
  endOnSignals(() => {
    figures.value?.close();
    figures.value?.closeAllConnections();
    stop(server, online);
  });
  for (const line of welcome(server, networkInterfaces(), config.behindTls)) log.info(line);
  if (figures.value) log.info(`Figures are at ${addressOf(figures.value)}metrics`);
  return [];
}

interface HeldStore {
  readonly database: Database;
  letGo(): void;
}

/** The folder and the database in it, for this process alone. The error is a sentence. */
function holdStore({ dataDir }: Config, metrics: Metrics, log: Log): Result<HeldStore, string> {
  const fault = prepareDataDir(dataDir);
  if (fault !== undefined) return err(fault);
  const taken = takeFolder(dataDir);
  if (!taken.ok) return taken;
  const file = databaseFile(dataDir);
  let noteCommit = () => {};
  const opened = openDatabase(file, (milliseconds) => {
    metrics.committed(milliseconds);
    noteCommit();
  });
  if (!opened.ok) {
    taken.value();
    return opened;
  }
  // Also one that was made before; what SQLite makes beside it has the same permissions.
  chmodSync(file, 0o600);
  const checkpoints = startCheckpoints(opened.value, file, (error) => log.error('Checkpoints', error));
  noteCommit = checkpoints.note;
  return ok({
    database: opened.value,
    letGo() {
      checkpoints.end();
      opened.value.close();
      taken.value();
    },
  });
}

/** Null where nobody asked for it. The error is a sentence. */
async function serveMetrics(config: Config, metrics: Metrics): Promise<Result<Server | null, string>> {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === null) return ok(null);
  registerProcess(metrics.gauge);
  const settings = { host: 'BLACKPEG_METRICS_HOST', port: 'BLACKPEG_METRICS_PORT' };
  const limits = connectionLimits({ ...config, behindTls: false });
  const headers = securityHeaders({ behindTls: false });
  const listening = await listen(createMetricsApp(metrics), { host, port, settings }, { headers, limits });
  return listening.ok ? ok(listening.server) : err(listening.fault);
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
