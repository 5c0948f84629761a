// Allows one server at a time for one folder: a second one would not see the matches of the first, and would think its
// players gone.

import path from 'node:path';
import { err, ok, type Result } from '@blackpeg/rules';
import Libsql from 'libsql';
import { faultSentence, isInUse } from './fault.ts';

/** Milliseconds: a stopping server lets running requests finish, for up to three seconds. */
const PATIENCE = 5_000;

/** Waits for a server that is about to end. Returns the function that releases the folder, or the sentence that says why not. However a server ends, the system releases it. */
export function takeFolder(folder: string): Result<() => void, string> {
  const file = path.join(folder, 'blackpeg.lock');
  let lock: Libsql.Database | undefined;
  try {
    lock = new Libsql(file, { timeout: PATIENCE });
    lock.exec('BEGIN EXCLUSIVE');
    const taken = lock;
    return ok(() => taken.close());
  } catch (error) {
    lock?.close();
    return err(
      isInUse(error)
        ? `Another Blackpeg server uses the folder "${folder}": stop that one, or set BLACKPEG_DATA_DIR to another folder.`
        : `The file "${file}" cannot be used: ${faultSentence(error) ?? (error as Error).message}.`,
    );
  }
}
