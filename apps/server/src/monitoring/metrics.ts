// What the server counts and measures while it runs. Labels are constants: no name, no id, no content of messages.

import type { LimitName } from '../limits.ts';
import { createRegistry, type Registry } from './registry.ts';

/** Where something was refused: a request, a new connection, a message over one, a move in a match. */
export type RefusedAt = 'request' | 'upgrade' | 'message' | 'move';

export interface Metrics {
  /** A connection of online play was opened or closed. */
  connected(change: 1 | -1): void;
  /** A transaction is on the disk. */
  committed(milliseconds: number): void;
  /** A move was answered, from its last byte on. */
  acknowledged(milliseconds: number): void;
  /** Somebody came back to a match they knew a part of. */
  resumed(): void;
  refused(at: RefusedAt, reason: string): void;
  limited(limit: LimitName): void;
  readonly gauge: Registry['gauge'];
  text: Registry['text'];
}

/** Seconds: from a quick disk to what a player calls broken. */
const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function createMetrics(): Metrics {
  const registry = createRegistry();
  const { counter, histogram, gauge } = registry;
  let open = 0;
  gauge('blackpeg_connections', 'Open connections of online play.', () => [{ value: open }]);
  const opened = counter('blackpeg_connections_opened_total', 'Connections of online play since the start.');
  const commits = histogram(
    'blackpeg_commit_seconds',
    'Duration of a commit, from the first write to the synced disk.',
    BOUNDS,
  );
  const answers = histogram(
    'blackpeg_acknowledge_seconds',
    'Time from a move to its acknowledgement.',
    BOUNDS,
  );
  const resumes = counter('blackpeg_resumes_total', 'Players and spectators who reconnected to a match.');
  const refusals = counter('blackpeg_refusals_total', 'Refused requests and messages, by place and reason.');
  const limits = counter('blackpeg_limits_hit_total', 'Requests over a limit, by limit.');
  return {
    connected(change) {
      open += change;
      if (change > 0) opened.add();
    },
    committed: (milliseconds) => commits.observe(milliseconds / 1000),
    acknowledged: (milliseconds) => answers.observe(milliseconds / 1000),
    resumed: () => resumes.add(),
    refused: (at, reason) => refusals.add({ at, reason }),
    limited: (limit) => limits.add({ limit }),
    gauge,
    text: registry.text,
  };
}
