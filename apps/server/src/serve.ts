// Runs the server: opens the database, listens on ports, and shuts down cleanly.

import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@blackpeg/rules';
import type { Config } from './config.ts';
import { noteRequest } from './http/access-log.ts';
import { addressOf } from './http/addresses.ts';
import { createApp } from './http/app.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { listen } from './http/listen.ts';
import { createMetricsApp } from './http/metrics-app.ts';
import { securityHeaders } from './http/security-headers.ts';
import { welcome } from './http/welcome.ts';
import { createLog } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { registerProcess } from './monitoring/process-figures.ts';
import { createOnlinePlay, type OnlinePlay } from './online.ts';
import type { HeldStores, StoreNews } from './store/ports.ts';
import { holdFolder } from './store/sqlite/hold.ts';
import { createSharedClock } from './wall-clock.ts';
import { readBuild } from './web/build.ts';

/** How long running requests may take to finish once the server is asked to stop. */
const GRACE_MS = 3_000;
/** The same from src and from dist. */
const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The sentences that say why it cannot be served, or nothing. */
export async function serve(config: Config): Promise<readonly string[]> {
  const log = createLog(config);
  const metrics = createMetrics();
  const held = await holdStores(config, {
    committed: metrics.committed,
    leftOut: (sentence) => log.error('The database', sentence),
    failed: (error) => log.error('Checkpoints', error),
  });
  if (!held.ok) return [held.error];
  const letGo = () => held.value.letGo().catch((error) => log.error('The database', error));
  const { stores, node } = held.value;
  const shared = node && { node, clock: createSharedClock(node.now) };
  const online = createOnlinePlay(stores, config, { metrics, log, ...shared });
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
    await letGo();
    return [listening.ok ? (figures.ok ? '' : figures.error) : listening.fault];
  }
  const { server } = listening;
  online.accept(server, headers);
  server.once('close', letGo);
  const end = once(() => {
    figures.value?.close();
    figures.value?.closeAllConnections();
    stop(server, online);
  });
  // npm and a terminal may each send the same signal: the first one counts, and a second does not cut the shutdown short.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  for (const line of welcome(server, networkInterfaces(), config.behindTls)) log.info(line);
  if (figures.value) log.info(`Figures are at ${addressOf(figures.value)}metrics`);
  return [];
}

/** By the settings: one in PostgreSQL, which is loaded for that only, or the file in the folder. The error is a sentence. */
async function holdStores(
  { databaseUrl, dataDir }: Config,
  news: StoreNews,
): Promise<Result<HeldStores, string>> {
  if (databaseUrl === null) return holdFolder(dataDir, news);
  const { holdPostgres } = await import('./store/postgres/hold.ts');
  return holdPostgres(databaseUrl, news);
}

/** Null if it was not requested. The error is a sentence. */
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

function once(job: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) job();
    isDone = true;
  };
}

function stop(server: Server, online: OnlinePlay): void {
  online.stop();
  server.close();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}
