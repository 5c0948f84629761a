// Thousands of waiting tables, as if one guest had opened tables for hours.

import type { Database } from '../store/sqlite/database.ts';

/** As many tables like this one, each opened before it and visited after it. */
export function crowd(
  { database: { sql } }: { readonly database: Database },
  table: string,
  count: number,
): void {
  const numbers = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)';
  sql
    .prepare(
      `${numbers} INSERT INTO tables (table_id, code, terms, phase, listed, opened_at, visited_at, opened_by)
       SELECT 'crowd-' || i, replace(replace(printf('C%05d', i), '0', 'A'), '1', 'B'), terms, phase, 1, opened_at - 1, visited_at + 10000, opened_by
       FROM n, tables WHERE table_id = ?`,
    )
    .run(count, table);
  sql
    .prepare(
      `${numbers} INSERT INTO seats SELECT 'crowd-' || i, seat, guest_id FROM n, seats WHERE table_id = ?`,
    )
    .run(count, table);
}
