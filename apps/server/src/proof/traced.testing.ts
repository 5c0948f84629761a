// System calls of a server, if the machine has a tracer and permits it: which writes were synced before which answer.

import { spawnSync } from 'node:child_process';

const TRACER = 'strace';
const CALLS = 'pwrite64,pwritev,write,writev,sendto,sendmsg,fsync,fdatasync';

/** The command that runs something under a tracer that writes to this file; null if there is none. */
export function tracerTo(file: string): readonly string[] | null {
  // -D: the tracer is a detached process, so that signals reach the server.
  const tracer = [
    'strace',
    '-D',
    '-f',
    '-qq',
    '-y',
    '-e',
    'signal=none',
    '-e',
    `trace=${CALLS}`,
    '-s',
    '160',
  ];
  const tried = spawnSync(TRACER, ['-D', '-f', '-qq', '-e', 'trace=fsync', process.execPath, '-e', '0']);
  return tried.status === 0 ? [...tracer, '-o', file] : null;
}

export interface TracedAnswers {
  readonly acknowledgements: number;
  /** Lines of the trace with an acknowledgement while a write was not synced. */
  readonly early: readonly string[];
  readonly syncs: number;
}

/**
 * The server writes and syncs on the thread that answers, so the lines are in order of execution; what another thread
 * syncs is synced too. A call interrupted by another thread takes two lines: "unfinished", then "resumed".
 */
export function answersIn(trace: string): TracedAnswers {
  const early: string[] = [];
  const syncing = new Set<string>();
  let [acknowledgements, syncs, isDirty] = [0, 0, false];
  for (const line of trace.split('\n')) {
    const thread = line.split(' ', 1)[0] ?? '';
    const isSync = / (fsync|fdatasync)\(\d+<.*\.db-wal>/.test(line);
    const isResumed = / <\.\.\. (fsync|fdatasync) resumed>/.test(line) && syncing.delete(thread);
    if (isSync && line.endsWith(' <unfinished ...>')) syncing.add(thread);
    else if (isSync || isResumed) {
      if (!/\) += 0$/.test(line)) continue;
      syncs += 1;
      isDirty = false;
    } else if (/ pwritev?(64)?\(\d+<.*\.db-wal>/.test(line)) isDirty = true;
    else if (/\(\d+<(socket|TCP)/.test(line) && line.includes('granted')) {
      acknowledgements += 1;
      if (isDirty || syncs === 0) early.push(line);
    }
  }
  return { acknowledgements, early, syncs };
}
