// A second place for the log of a match: a file that holds the whole of it after every move.

import { formatLog } from '@blackpeg/notation';
import type { EventStore, SaveMonitor } from '@blackpeg/referee';
import { newFile } from '../command-line/files.ts';

/** Put before the store of logs. */
export type LogCopy = (store: EventStore, saving: SaveMonitor) => EventStore;

/**
 * The store with a copy in this file of whatever was appended to last. A file that cannot be is refused at once; one
 * that cannot be written later on is a problem of saving, and keeps nobody from playing.
 */
export function copyLogTo(file: string): LogCopy {
  const write = newFile(file);
  return (store, saving) => {
    /** What the file should hold and does not. */
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
      ...store,
      async append(match, expectedVersion, batch) {
        const appended = await store.append(match, expectedVersion, batch);
        if (appended.ok) copy(formatLog((await store.read(match, 0)).flatMap(({ events }) => events)));
        return appended;
      },
    };
  };
}
