// The location and name of the project make no difference: through a link, as npx does it, and from a folder whose
// name has spaces, non-ASCII letters and characters with a meaning in URLs.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { runScript } from './processes.mjs';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'blackpeg-')), 'Jeux été #1 100%25');
const project = path.join(folder, 'check out');
mkdirSync(folder);
symlinkSync(path.resolve(import.meta.dirname, '..'), project, 'junction');
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** Paths keep the name of the link instead of the folder behind it. */
const AS_LINKED = ['--preserve-symlinks', '--preserve-symlinks-main'];

const ODD = ['in a folder with an odd name', AS_LINKED] as const;
const PLACES = inject('isFullRun') ? ([['through a link', []], ODD] as const) : [ODD];

test.each(PLACES)('the command line plays with its threads and trees %s', async (_, flags) => {
  await runScript(['tools/build-programs.mjs'], { quiet: true });
  const bin = path.join(project, 'apps/terminal/bin/blackpeg.js');
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, [...flags, bin, ...args], { encoding: 'utf8', stdio: 'pipe' });
  expect(run('solve', '--edition', 'braille', '--rows', '1122:1-1')).toContain('208');
  expect(run('tournament', 'steady', 'beginner', '--edition', 'braille', '--rounds', '2')).toContain(
    'steady',
  );
});

test.each(PLACES)('the server serves the app and keeps its data %s', async (_, flags) => {
  const env = { PATH: process.env.PATH, BLACKPEG_PORT: '0', BLACKPEG_DATA_DIR: path.join(folder, 'data') };
  const main = path.join(project, 'apps/server/bundle/main.js');
  const server = spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  let said = '';
  for await (const piece of server.stdout) {
    said += piece;
    if (/http:\S+/.test(said)) break;
  }
  expect(await (await fetch(/http:\S+/.exec(said)?.[0] ?? '')).text()).toContain('<!doctype html>');
  server.kill();
  expect(await ended).toBe(0);
});
