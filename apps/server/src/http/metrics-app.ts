// The metrics of the server, on a separate port for its operator.

import { Hono } from 'hono';
import type { Metrics } from '../monitoring/metrics.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function createMetricsApp(metrics: Metrics): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': TYPE, 'cache-control': 'no-store' }),
  );
  app.all('*', (c) => c.text('The figures are at /metrics.\n', 404));
  return app;
}
