// What SQLite finds wrong with a file of its own.

import { record } from '@blackpeg/notation';
import type { Database } from 'libsql';
import { query, text } from '../rows.ts';

/** Nothing for a file that is sound. */
export function damageOf(sql: Database): readonly string[] {
  const statement = 'SELECT integrity_check AS found FROM pragma_integrity_check';
  try {
    const found = query(sql, statement, record({ found: text })).all();
    return found.map((row) => row.found).filter((sentence) => sentence !== 'ok');
  } catch (error) {
    return [error instanceof Error ? error.message : `${error}`];
  }
}
