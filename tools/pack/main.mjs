// `npm run pack`: every public library as a tarball in packed/, with its size.

import '../check-node.mjs';
import '../end-with-npm.mjs';
import path from 'node:path';
import { installIfStale } from '../install.mjs';
import { runScript } from '../processes.mjs';
import { ROOT, TSC } from '../project.mjs';
import { packAll } from './pack.mjs';

const PACKED = path.join(ROOT, 'packed');

await installIfStale();
const { succeeded } = await runScript([TSC, '-b']);
if (!succeeded) process.exit(1);
for (const { name, file, size, unpacked } of packAll(PACKED)) {
  console.log(
    `${name.padEnd(20)} ${kilobytes(size)}, unpacked ${kilobytes(unpacked)}   ${path.relative(ROOT, file)}`,
  );
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0).padStart(5)} KB`;
}
