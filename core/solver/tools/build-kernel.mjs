// Compiles the kernel's AssemblyScript to WASM, twice, and embeds the bytes in src/kernel/bytes.generated.ts.
//   node core/solver/tools/build-kernel.mjs            writes the file
//   node core/solver/tools/build-kernel.mjs --check    says whether the file is what the sources compile to

import { readFileSync, writeFileSync } from 'node:fs';

const ASSEMBLY = new URL('../src/kernel/assembly/', import.meta.url);
const TARGET = new URL('../src/kernel/bytes.generated.ts', import.meta.url);
const OPTIONS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='];

const text = await generate();
if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (text !== committed()) {
  process.stderr.write('bytes.generated.ts is stale: run node core/solver/tools/build-kernel.mjs\n');
  process.exitCode = 1;
}

/** The text of bytes.generated.ts as the sources have it now. */
async function generate() {
  const simd = await compile(['--enable', 'simd']);
  const words = await compile([]);
  return [
    '// Written by tools/build-kernel.mjs from src/kernel/assembly: the kernel as WASM, with SIMD128 and without.',
    '',
    `export const SIMD_BASE64 =\n  '${simd}';`,
    '',
    `export const WORDS_BASE64 =\n  '${words}';`,
    '',
  ].join('\n');
}

function committed() {
  return readFileSync(TARGET, 'utf8');
}

/** @param {string[]} features */
async function compile(features) {
  const { main } = await import('assemblyscript/asc');
  /** @type {Uint8Array | undefined} */
  let bytes;
  const { error, stderr } = await main(['index.ts', '--outFile', 'kernel.wasm', ...OPTIONS, ...features], {
    readFile: (name) => readSource(name),
    writeFile: (name, contents) => {
      if (name === 'kernel.wasm' && typeof contents !== 'string') bytes = contents;
    },
    listFiles: () => [],
  });
  if (error || !bytes) throw new Error(`The kernel does not compile: ${stderr.toString()}`);
  return Buffer.from(bytes).toString('base64');
}

/** @param {string} name */
function readSource(name) {
  try {
    return readFileSync(new URL(name, ASSEMBLY), 'utf8');
  } catch {
    return null;
  }
}
