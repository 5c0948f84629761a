// Metrics of the process: event loop delay, memory, open files. The names are Prometheus's usual ones.

import { readdirSync, readFileSync } from 'node:fs';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry, Sample } from './registry.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** Milliseconds between measurements of the loop. */
const RESOLUTION = 20;
const QUANTILES = [0.5, 0.99, 1];

export function registerProcess(gauge: Registry['gauge']): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  gauge('blackpeg_event_loop_lag_seconds', 'Event loop lag since the last reading.', () => lagSince(delay));
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  gauge('process_heap_bytes', 'JavaScript heap in use.', () => [{ value: process.memoryUsage().heapUsed }]);
  gauge(
    'process_active_resources',
    'Active resources of the process, by kind: sockets, timers.',
    activeResources,
  );
  gauge('process_open_fds', 'Open file descriptors, sockets included.', () => optional(openFiles));
  gauge('process_max_fds', 'Maximum number of open file descriptors.', () => optional(mostFiles));
  gauge('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / MICROSECONDS }];
  });
  gauge('process_start_time_seconds', 'When it was started.', () => [
    { value: Math.round(Date.now() / 1000 - process.uptime()) },
  ]);
}

function lagSince(delay: IntervalHistogram): readonly Sample[] {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000);
  const samples = QUANTILES.map((quantile) => ({
    labels: { quantile: `${quantile}` },
    value: delay.count === 0 ? 0 : late(delay.percentile(quantile * 100)),
  }));
  delay.reset();
  return samples;
}

/** Names are those of Node. */
function activeResources(): readonly Sample[] {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, value]) => ({ labels: { kind }, value }));
}

/** Only on Linux. */
function optional(read: () => number): readonly Sample[] {
  try {
    const value = read();
    return Number.isNaN(value) ? [] : [{ value }];
  } catch {
    return [];
  }
}

function openFiles(): number {
  return readdirSync('/proc/self/fd').length;
}

function mostFiles(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
}
