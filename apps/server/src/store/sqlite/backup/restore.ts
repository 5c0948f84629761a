// Restores a copy into a server's data folder, only after checking that it is sound.

import { chmodSync, copyFileSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '@blackpeg/rules';
import { databaseFile, prepareDataDir } from '../../../data-dir.ts';
import { openDatabase } from '../database.ts';
import { takeFolder } from '../folder-lock.ts';
import { type Inventory, inventoryText, surveyDatabase } from './survey.ts';
import { alreadyThere, draftOf, publish, removeDraft } from './whole-file.ts';

/** Faults that are reported one by one; of many more, the first ones are enough. */
const MOST_TOLD = 10;

/** What was found, in a sentence, or all sentences that say why not; then nothing was written. */
export async function restoreBackup(
  dataDir: string,
  source: string,
  decidesAgain: boolean,
): Promise<Result<string, readonly string[]>> {
  const from = path.resolve(source);
  const file = databaseFile(dataDir);
  if (!statSync(from, { throwIfNoEntry: false })?.isFile()) return err([`There is no file "${from}".`]);
  const fault = prepareDataDir(dataDir);
  if (fault !== undefined) return err([fault]);
  const taken = takeFolder(dataDir);
  if (!taken.ok) return err([taken.error]);
  const draft = draftOf(file);
  try {
    for (const name of [file, `${file}-wal`]) if (existsSync(name)) return err([alreadyThere(name)]);
    const found = await checkCopy(from, draft, decidesAgain);
    if (!found.ok) return found;
    const published = publish(draft, file);
    if (!published.ok) return err([published.error]);
    return ok(`"${file}" was restored: ${inventoryText(found.value)}.`);
  } finally {
    removeDraft(draft);
    taken.value();
  }
}

/** The draft is migrated to the present schema, and then checked. */
async function checkCopy(
  from: string,
  draft: string,
  decidesAgain: boolean,
): Promise<Result<Inventory, readonly string[]>> {
  copyFileSync(from, draft);
  chmodSync(draft, 0o600);
  const opened = openDatabase(draft);
  if (!opened.ok) return err([opened.error.replaceAll(draft, from)]);
  const found = await surveyDatabase(opened.value, decidesAgain);
  opened.value.close();
  if (found.ok) return found;
  const more = found.error.length - MOST_TOLD;
  return err([
    `The copy "${from}" is damaged, and was not restored.`,
    ...found.error.slice(0, MOST_TOLD),
    ...(more > 0 ? [`There are ${more} more faults.`] : []),
  ]);
}
