// The embedded bytes are what the sources compile to, and the decoder gives them back.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { decodeBase64 } from './base64.ts';
import { SIMD_BASE64, WORDS_BASE64 } from './bytes.generated.ts';
import { hasSimd } from './web-assembly.ts';

const BUILD = fileURLToPath(new URL('../../tools/build-kernel.mjs', import.meta.url));

/** Compiling takes a quarter of a minute; a digest is enough to tell whether something changed since the last build. */
const MODE = inject('isFullRun') ? '--check' : '--digest';

it('the committed kernel is what the sources compile to', () => {
  const { status, stderr } = spawnSync(process.execPath, [BUILD, MODE], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it.each([SIMD_BASE64, WORDS_BASE64])('decodes base64 as the platform does', (text) => {
  expect(Buffer.from(decodeBase64(text))).toEqual(Buffer.from(text, 'base64'));
});

it.each(['', 'AA==', 'AAA=', 'AAAA', '/+8='])('decodes %s', (text) => {
  expect([...decodeBase64(text)]).toEqual([...Buffer.from(text, 'base64')]);
});

it('refuses what is not base64', () => {
  expect(() => decodeBase64('A*==')).toThrow(RangeError);
});

it('finds SIMD where this test runs', () => {
  expect(hasSimd()).toBe(true);
});
