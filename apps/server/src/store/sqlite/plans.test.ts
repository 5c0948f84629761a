// R13: no query or change scans tables it does not need. Checked by SQLite's query plans.

import { expect, test, vi } from 'vitest';
import { testFolder } from './folder.testing.ts';
import { createSqliteStores } from './stores.ts';

const { newFile, open } = testFolder();

/** Accesses to a table that scan no others: in the order of the result, by equal terms, by name, by guest, by age. */
const SHORT_WAYS = [
  /^SEARCH tables USING INDEX lobby \(phase=\?\)$/,
  /^SEARCH tables USING INDEX lobby_of_edition \(phase=\? AND <expr>=\?\)$/,
  /^SEARCH tables USING INDEX alike \(terms=\? AND visited_at>\?\)$/,
  /^SEARCH tables USING INDEX sqlite_autoindex_tables_[12] \((table_id|code)=\?\)$/,
  /^SEARCH tables USING (COVERING )?INDEX (opened_by|rematches) \((opened_by|rematch_of)=\?\)$/,
  /^SEARCH tables USING (COVERING )?INDEX phases_visited \(phase=\? AND visited_at<\?\)$/,
  /^SEARCH tables USING INTEGER PRIMARY KEY \(rowid=\?\)$/,
];

test('no question and no change looks at every table that waits', () => {
  const database = open(newFile());
  const prepare = vi.spyOn(database.sql, 'prepare');
  createSqliteStores(database);
  const statements = prepare.mock.calls
    .map(([statement]) => statement)
    .filter((text) => /\btables\b/.test(text));
  expect(statements.length).toBeGreaterThan(12);
  for (const statement of statements) {
    const plan = database.sql.prepare(`EXPLAIN QUERY PLAN ${statement}`).all() as {
      readonly detail: string;
    }[];
    const steps = plan.map(({ detail }) => detail);
    const ways = steps.filter((step) => / tables\b/.test(step));
    expect(ways.filter((way) => !SHORT_WAYS.some((short) => short.test(way)))).toEqual([]);
    // Only a guest's own tables and the named ones are sorted.
    const isOfFew = steps.some((step) => /seats_of_guest \(guest_id=\?\)$|tables_1/.test(step));
    expect(isOfFew || !steps.some((step) => step.includes('TEMP B-TREE FOR ORDER BY'))).toBe(true);
  }
});
