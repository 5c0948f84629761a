// What is counted and measured, as Prometheus reads it.

import { hideCode, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import {
  bearing,
  cleanUp,
  dial,
  join,
  newToken,
  openTable,
  post,
  sit,
  startServer,
} from '../online.testing.ts';
import { createMetrics } from './metrics.ts';
import { registerProcess } from './process-figures.ts';
import { createRegistry } from './registry.ts';

cleanUp();

test('counters, gauges and histograms are written as Prometheus reads them', async () => {
  const { counter, gauge, histogram, text } = createRegistry();
  const refusals = counter('refusals_total', 'Refused.');
  refusals.add({ reason: 'a "b"' });
  refusals.add({ reason: 'a "b"' });
  gauge('room', 'Left.', async () => [{ value: 1.5 }]);
  gauge('unknown', 'Not told.', () => []);
  gauge('broken', 'Not told either.', async () => {
    throw new Error('closed');
  });
  const seconds = histogram('seconds', 'Took.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 2]) seconds.observe(value);
  expect((await text()).split('\n')).toEqual([
    '# HELP refusals_total Refused.',
    '# TYPE refusals_total counter',
    'refusals_total{reason="a \\"b\\""} 2',
    '# HELP room Left.',
    '# TYPE room gauge',
    'room 1.5',
    '# HELP seconds Took.',
    '# TYPE seconds histogram',
    'seconds_bucket{le="0.1"} 2',
    'seconds_bucket{le="1"} 3',
    'seconds_bucket{le="+Inf"} 4',
    'seconds_sum 2.65',
    'seconds_count 4',
    '',
  ]);
});

/** By name and labels. */
async function figures(metrics: ReturnType<typeof createMetrics>): Promise<ReadonlyMap<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines)
    expect(line).toMatch(/^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+$/);
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('a match leaves figures behind, and nothing about its players', async () => {
  const metrics = createMetrics();
  registerProcess(metrics.gauge);
  const server = await startServer({ world: { metrics } });
  const [maker, breaker] = [await newToken(server), await newToken(server)];
  const terms = { ...standardTerms(superEdition()), firstMaker: 0 };
  const seated = await openTable(server, maker, terms);
  const other = await sit(server, breaker, seated.code);
  const programs = [join(server, maker, seated, false), join(server, breaker, other, false)] as const;
  await Promise.all(programs.map((one) => one.until(({ current }) => current().connection === 'online')));
  expect((await figures(metrics)).get('blackpeg_connections')).toBe(2);
  const [one, two] = programs;
  one.session.perform(hideCode([1, 2, 3, 4, 5]));
  await two.until(({ current }) => current().state?.phase === 'seeking');
  const again = dial(server, bearing(breaker));
  again.on('open', () => again.send(JSON.stringify({ type: 'hello', table: seated.table })));
  await new Promise((resolve) => again.once('message', resolve));
  again.send(JSON.stringify({ type: 'events-after', ask: 1, version: 1 }));
  again.send(JSON.stringify({ type: 'act', id: 'x', action: { type: 'admit' } }));
  await expect.poll(async () => (await figures(metrics)).get('blackpeg_acknowledge_seconds_count')).toBe(2);
  await post(`${server.address}/api/tables/look`, { table: 'nowhere' }, bearing(maker));
  await post(`${server.address}/api/guests/me`);
  const known = await figures(metrics);
  expect(known.get('blackpeg_resumes_total')).toBeGreaterThanOrEqual(1);
  expect(known.get('blackpeg_connections_opened_total')).toBe(3);
  expect(known.get('blackpeg_commit_seconds_count')).toBeGreaterThan(3);
  expect(known.get('blackpeg_refusals_total{at="move",reason="not-for-you"}')).toBe(1);
  expect(known.get('blackpeg_refusals_total{at="request",reason="no-such-table"}')).toBe(1);
  expect(known.get('blackpeg_refusals_total{at="request",reason="no-token"}')).toBe(1);
  for (const name of ['blackpeg_store_bytes', 'blackpeg_store_free_bytes', 'process_resident_memory_bytes'])
    expect(known.get(name)).toBeGreaterThan(0);
  expect(known.get('blackpeg_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  const text = await metrics.text();
  for (const secret of [maker, breaker, seated.table, seated.code, 'Guest'])
    expect(text).not.toContain(secret);
  again.terminate();
  for (const program of programs) program.leave();
});
