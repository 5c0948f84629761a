// A table in one process for tests: sessions by seat, over local links to one referee.

import { createTable, type TableOptions, type TestTable } from '@blackpeg/referee/testing';
import type { Terms, Viewer } from '@blackpeg/rules';
import { createSession } from './create-session.ts';
import { createLocalLink } from './link/local-link.ts';
import type { Session, SessionPorts } from './session.ts';

export interface LocalTable extends TestTable {
  /** A session for this viewer; the spectator's link acts as the house. */
  sit(viewer: Viewer, announce?: SessionPorts['announce']): Session;
}

export async function localTable(terms: Terms, options: TableOptions = {}): Promise<LocalTable> {
  const table = createTable(options);
  await table.referee.open('m', terms, () => 0);
  let ids = 0;
  return {
    ...table,
    sit(viewer, announce) {
      const actor = viewer === 'spectator' ? 'house' : viewer;
      return createSession({
        link: createLocalLink(table, { match: 'm', viewer, actor }),
        viewer,
        clock: table.clock,
        newId() {
          ids += 1;
          return `${ids}`;
        },
        ...(announce && { announce }),
      });
    },
  };
}
