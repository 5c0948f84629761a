// What is wrong with an SQLite file: its structure, and invalid texts, which cannot even be read.

import { isUtf8 } from 'node:buffer';
import { record } from '@blackpeg/notation';
import type { Database } from 'libsql';
import { text } from '../../decoded-rows.ts';
import { query } from '../rows.ts';

/** Empty for a valid file. */
export function damageOf(sql: Database): readonly string[] {
  const statement = 'SELECT integrity_check AS found FROM pragma_integrity_check';
  try {
    const found = query(sql, statement, record({ found: text })).all();
    return found.map((row) => row.found).filter((sentence) => sentence !== 'ok');
  } catch (error) {
    return [error instanceof Error ? error.message : `${error}`];
  }
}

/** The library ends the process over a text that is not UTF-8, so texts are checked as bytes. */
export function unreadableTexts(sql: Database): readonly string[] {
  const columns = query(
    sql,
    `SELECT tables.name AS place, columns.name AS name
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
    record({ place: text, name: text }),
  ).all();
  return columns.flatMap(({ place, name }) => {
    const statement = `SELECT CAST("${name}" AS BLOB) FROM "${place}" WHERE typeof("${name}") = 'text'`;
    const values: unknown[] = sql.prepare(statement).pluck().all();
    const broken = values.filter((bytes) => !(bytes instanceof ArrayBuffer && isUtf8(bytes))).length;
    return broken === 0 ? [] : [`${broken} texts of ${place}.${name} are not UTF-8`];
  });
}
