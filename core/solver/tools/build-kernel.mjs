// Compiles the kernel's AssemblyScript to WASM, twice, and embeds the bytes in src/kernel/bytes.generated.ts.
//   node core/solver/tools/build-kernel.mjs            writes the file
//   node core/solver/tools/build-kernel.mjs --check    compiles, and says whether the file is what came out
//   node core/solver/tools/build-kernel.mjs --digest   compares digests, without compiling: whether sources, compiler,
//                                                      options and bytes are those of the last build

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ASSEMBLY = new URL('../src/kernel/assembly/', import.meta.url);
const TARGET = new URL('../src/kernel/bytes.generated.ts', import.meta.url);
const OPTIONS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='];
const SIMD = ['--enable', 'simd'];

const [mode] = process.argv.slice(2);
if (mode === undefined) writeFileSync(TARGET, await generate());
else if (!(mode === '--digest' ? isDigestRight() : (await generate()) === committed())) {
  process.stderr.write('bytes.generated.ts is stale: run node core/solver/tools/build-kernel.mjs\n');
  process.exitCode = 1;
}

/** The text of bytes.generated.ts as the sources have it now. */
async function generate() {
  const simd = await compile(SIMD);
  const words = await compile([]);
  const constants = `export const SIMD_BASE64 =\n  '${simd}';\n\nexport const WORDS_BASE64 =\n  '${words}';\n`;
  return `${headerOf(constants)}${constants}`;
}

function isDigestRight() {
  const text = committed();
  const constants = text.slice(text.indexOf('export'));
  return text === `${headerOf(constants)}${constants}`;
}

/** @param {string} constants */
function headerOf(constants) {
  return [
    '// Written by tools/build-kernel.mjs from src/kernel/assembly: the kernel as WASM, with SIMD128 and without.',
    `// Sources, compiler, options and bytes: ${digestWith(constants)}`,
    '\n',
  ].join('\n');
}

/** Digest of the inputs of the build and of the bytes. @param {string} constants */
function digestWith(constants) {
  const { version } = createRequire(import.meta.url)('assemblyscript/package.json');
  const hash = createHash('sha256').update(JSON.stringify([version, OPTIONS, SIMD]));
  const names = readdirSync(ASSEMBLY, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of names.map((name) => name.replaceAll('\\', '/')).sort())
    hash.update(`\n${name}\n`).update(readSource(name) ?? '');
  return hash.update(constants).digest('hex');
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
