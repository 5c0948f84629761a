// Writes the service worker, with the list of everything it stores: all files of the build, each with its hash.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterBuild, filesIn, type OutputFile } from './finished-build.ts';

const NAME = 'sw.js';

/** Reads the finished folder, because only there every file exists: chunks, workers, pictures, the page. */
export function serviceWorker(source: string): Plugin {
  return afterBuild('blackpeg:service-worker', async (folder) => {
    const files = filesIn(folder).filter(({ name }) => name !== NAME);
    writeFileSync(path.join(folder, NAME), await compile(source, defined(files)));
  });
}

/** The values that the worker's source leaves open. */
function defined(files: readonly OutputFile[]): Record<string, string> {
  const kept = files.map(({ name, bytes }) => [`/${name}`, `sha256-${hash(bytes).digest('base64')}`]);
  return {
    BUILD_FILES: JSON.stringify(kept),
    BUILD_VERSION: JSON.stringify(hash(JSON.stringify(kept)).digest('hex').slice(0, 16)),
  };
}

function hash(content: string | Buffer) {
  return createHash('sha256').update(content);
}

/** One classic script: every browser that has service workers runs it. */
async function compile(source: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => NAME },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}
