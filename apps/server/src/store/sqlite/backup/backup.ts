// A complete copy of the database in one file, taken whether the server runs or not.

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '@blackpeg/rules';
import Libsql from 'libsql';
import { databaseFile } from '../../../data-dir.ts';
import { faultSentence } from '../fault.ts';
import { unusable } from '../file-watch.ts';
import { damageOf } from './damage.ts';
import { alreadyThere, draftOf, publish, removeDraft } from './whole-file.ts';

/** Milliseconds to wait for the server; SQLite holds it up only for moments. */
const PATIENCE = 10_000;

/** Both are sentences, what was done or why not. The copy has what was committed when it began, readable only by its owner. */
export function writeBackup(dataDir: string, target: string): Result<string, string> {
  const source = databaseFile(dataDir);
  const file = path.resolve(target);
  if (!existsSync(source))
    return err(`There is no database "${source}": BLACKPEG_DATA_DIR names its folder.`);
  const unfit = unusable(source);
  if (unfit !== null) return err(`The database "${source}" cannot be used: ${unfit}.`);
  if (existsSync(file)) return err(alreadyThere(file));
  const draft = draftOf(file);
  try {
    const damage = copyDatabase(source, draft);
    if (damage !== null) return err(`The copy of "${source}" is damaged, and was not kept: ${damage}.`);
    const published = publish(draft, file);
    return published.ok ? ok(`"${file}" is a whole copy of "${source}".`) : published;
  } catch (error) {
    const why = faultSentence(error) ?? (error instanceof Error ? error.message : `${error}`);
    return err(`"${file}" cannot be written: ${why}.`);
  } finally {
    removeDraft(draft);
  }
}

/** What is wrong with the copy, or null. */
function copyDatabase(source: string, draft: string): string | null {
  // SQLite takes an empty file as it is, with its permissions.
  writeFileSync(draft, '', { flag: 'wx', mode: 0o600 });
  const from = new Libsql(source, { timeout: PATIENCE });
  try {
    // In one read of the database, whatever is written meanwhile; what was deleted is not in it.
    from.prepare('VACUUM INTO ?').run(draft);
  } finally {
    from.close();
  }
  const copy = new Libsql(draft, { timeout: PATIENCE });
  try {
    return damageOf(copy)[0] ?? null;
  } finally {
    copy.close();
  }
}
