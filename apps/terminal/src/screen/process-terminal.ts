// The terminal of a real process: its streams, the signals that end, stop and continue it, and what must be put right.

import process from 'node:process';
import type { Device, Terminal } from './terminal.ts';

const FALLBACK = { columns: 80, rows: 24 };

export function processDevice(): Device {
  const { stdin, stdout } = process;
  return {
    size: () => ({
      columns: stdout.columns || FALLBACK.columns,
      rows: stdout.rows || FALLBACK.rows,
    }),
    write: (text) => void stdout.write(text),
    setRaw: (raw) => void stdin.setRawMode(raw),
    onInput(listener) {
      const hear = (piece: string | Buffer) => listener(String(piece));
      stdin.setEncoding('utf8').on('data', hear).resume();
      return () => void stdin.off('data', hear).pause();
    },
    onResize(listener) {
      stdout.on('resize', listener);
      return () => void stdout.off('resize', listener);
    },
  };
}

const ENDS = ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** However the process ends, the terminal is given back first; gives what stops watching. */
export function guardTerminal(terminal: Terminal): () => void {
  const { leave, enter } = terminal;
  const ends = ENDS.map((signal) => {
    const end = () => {
      leave();
      process.off(signal, end);
      process.kill(process.pid, signal);
    };
    process.on(signal, end);
    return () => void process.off(signal, end);
  });
  process.on('exit', leave);
  // Before anything is told about the fault, or it would be told on a screen that goes away.
  process.on('uncaughtExceptionMonitor', leave);
  process.on('SIGCONT', enter);
  return () => {
    for (const stop of ends) stop();
    process.off('exit', leave);
    process.off('uncaughtExceptionMonitor', leave);
    process.off('SIGCONT', enter);
  };
}

/** Ctrl-Z: the shell has the terminal until it calls the program back. */
export function suspend(terminal: Terminal): void {
  terminal.leave();
  process.kill(0, 'SIGTSTP');
  // Where nobody could call it back, the system does not stop it.
  terminal.enter();
}
