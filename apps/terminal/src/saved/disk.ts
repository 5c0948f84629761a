// The calls that put bytes on a disk, as one thing, so that tests can let them fail.

import { writeFileSync, writeSync } from 'node:fs';

export const disk = { writeFileSync, writeSync };
