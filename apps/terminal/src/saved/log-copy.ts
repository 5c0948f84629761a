// A second place for the log of a match: a file that holds the whole of it after every move.

import { formatLog } from '@blackpeg/notation';
import type { EventStore } from '@blackpeg/referee';
import { newFile } from '../files.ts';

/** The store with a copy in this file of whatever was appended to last; a file that cannot be is refused at once. */
export function copyLogTo(file: string): (store: EventStore) => EventStore {
  const write = newFile(file);
  return (store) => ({
    ...store,
    async append(match, expectedVersion, batch) {
      const appended = await store.append(match, expectedVersion, batch);
      if (appended.ok) write(formatLog((await store.read(match, 0)).flatMap(({ events }) => events)));
      return appended;
    },
  });
}
