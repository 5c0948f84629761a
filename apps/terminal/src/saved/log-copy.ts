// A second copy of a match's log: a file that is complete after every move.

import { formatLog } from '@blackpeg/notation';
import type { EventStore } from '@blackpeg/referee';
import { namesOn } from '@blackpeg/screens/matches';
import { newFile } from '../command-line/files.ts';
import type { Saved } from './saved.ts';

/** Wraps the store of logs. */
export type LogCopy = (saved: Pick<Saved, 'logs' | 'cards' | 'saving'>) => EventStore;

/**
 * The store with a copy of the most recently changed log in this file. An impossible file is refused at once; one
 * that cannot be written later is reported like any failure to save, and play goes on.
 */
export function copyLogTo(file: string): LogCopy {
  const write = newFile(file);
  return ({ logs, cards, saving }) => {
    /** What the file should contain but does not. */
    let missing: string | null = null;
    function copy(text: string): boolean {
      try {
        write(text);
        missing = null;
      } catch (error) {
        missing = text;
        saving.failed(error);
      }
      return missing === null;
    }
    saving.add(async () => missing === null || copy(missing));
    return {
      ...logs,
      async append(match, expectedVersion, batch) {
        const appended = await logs.append(match, expectedVersion, batch);
        if (!appended.ok) return appended;
        const card = cards.get(match);
        const log = (await logs.read(match, 0)).flatMap(({ events }) => events);
        copy(formatLog(log, card ? { players: namesOn(card) } : {}));
        return appended;
      },
    };
  };
}
