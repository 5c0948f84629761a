// The folder for temporary files of tests: in memory if the system has such a folder. Stores wait for the disk after
// each move they save, and tests save thousands.

import { statfsSync } from 'node:fs';

/** Of Linux. */
const FOLDER = '/dev/shm';

/** Bytes that tests may need, including databases and browser profiles; containers often have less. */
const NEEDED = 2 ** 30;

/** The environment variable for test processes, which Node and browsers respect. @returns {Record<string, string>} */
export function temporaryInMemory() {
  return isRoomy(FOLDER) ? { TMPDIR: FOLDER } : {};
}

/** @param {string} folder */
function isRoomy(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}
