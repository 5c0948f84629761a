// Where temporary files of tests lie: in memory where the system has a folder for that. Stores wait for the disk after
// each move they save, and tests save thousands.

import { statfsSync } from 'node:fs';

/** Of Linux. */
const FOLDER = '/dev/shm';

/** Bytes that tests may take, databases and profiles of browsers included; containers often have less. */
const NEEDED = 2 ** 30;

/** What a process of tests is told about it, which Node and browsers heed. @returns {Record<string, string>} */
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
