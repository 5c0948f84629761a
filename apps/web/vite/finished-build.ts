// What plugins do with a finished build, in order: its files, and a compressed copy of every text beside it, as .br and
// .gz, so that the server has nothing to compress.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

export interface OutputFile {
  /** From the build's folder, with slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

export function afterBuild(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: { sequential: true, order: 'post', handler: () => work(folder) },
  };
}

/** By name, so that equal builds are listed equally. */
export function filesIn(folder: string): readonly OutputFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: path.relative(folder, file).split(path.sep).join('/'),
      bytes: readFileSync(file),
    }));
}

/** Fonts and pictures are already compressed. */
const TEXTS = /\.(css|html|js|json|svg|tree|wasm|webmanifest)$/;
/** Smaller files fit in one packet anyway. */
const SMALLEST = 1_000;

export function compress(): Plugin {
  return afterBuild('blackpeg:compress', async (folder) => {
    const files = filesIn(folder).filter(({ name, bytes }) => TEXTS.test(name) && bytes.length >= SMALLEST);
    await Promise.all(files.map((file) => writeSmall(folder, file)));
  });
}

async function writeSmall(folder: string, { name, bytes }: OutputFile): Promise<void> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const [ending, small] of [
    ['.br', br],
    ['.gz', gz],
  ] as const) {
    if (small.length < bytes.length) writeFileSync(path.join(folder, name + ending), small);
  }
}
