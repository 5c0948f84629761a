// The built program as the shell sees it: streams, signals, exit codes.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatLog, parseLog } from '@blackpeg/notation';
import { seededDice } from '@blackpeg/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { MATCHES, playedLog } from './matches.testing.ts';
import { BIN, blackpeg, ENV, ended, start } from './process.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('exit codes', () => {
  it('0: results go to stdout', async () => {
    expect(
      await blackpeg(['score', '--edition', 'shapes', '--game', '1', '--json', 'Gt Ks Yt Kr', 'Kh Kr Yt Gt']),
    ).toEqual({ code: 0, signal: null, out: '{"black":1,"white":2,"blue":0}\n', err: '' });
    expect(
      await blackpeg(['score', '--edition', 'shapes', '--game', '1', 'Gt Ks Yt Kr', 'Kh Kr Yt Gt']),
    ).toMatchObject({
      code: 0,
      out: '1 black, 2 white\n',
    });
    expect((await blackpeg(['editions', '--json'])).out).toContain('1679616');
    expect(await blackpeg(['--help'])).toMatchObject({ code: 0, err: '' });
  });

  it('1: the answer is no', async () => {
    const file = path.join(folder, 'tampered.jsonl');
    writeFileSync(file, formatLog(playedLog(MATCHES.duel)).replace('"points":1', '"points":2'));
    const { code, out, err } = await blackpeg(['replay', '--verify', file]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^[^\n]*Event \d+[^\n]*\n$/);
  });

  it('2: bad input, in the language of the environment', async () => {
    const env = { LANG: 'de_AT.UTF-8' };
    expect(await blackpeg(['chess'], { env })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Befehl'),
    });
    expect(await blackpeg(['replay', '-'], { env })).toMatchObject({ code: 2, out: '' });
  });

  it('2: output that cannot be written', async () => {
    if (!existsSync('/dev/full')) return;
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [BIN, 'editions'], { env: ENV, stdio: ['ignore', full, 'pipe'] });
    const said: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (piece: string) => void said.push(piece));
    const [code] = await once(child, 'close');
    closeSync(full);
    expect(code).toBe(2);
    expect(said.join('')).toMatch(/^[^\n]*ENOSPC[^\n]*\n$/);
  });

  it('70: a bug, told in one sentence', async () => {
    const breakage = 'data:text/javascript,String.prototype.padStart=()=>{throw new TypeError("lost")}';
    const run = await ended(start(['editions'], {}, ['--import', breakage]));
    expect([run.code, run.out]).toEqual([70, '']);
    expect(run.err).toMatch(/^[^\n]*TypeError: lost\n$/);
  });

  it('70: a bug, by the line of its source with BLACKPEG_DEBUG=1', async () => {
    const breakage = 'data:text/javascript,process.stdout.write=()=>{throw new TypeError("lost")}';
    const run = await ended(start(['--version'], { BLACKPEG_DEBUG: '1' }, ['--import', breakage]));
    expect(run.code).toBe(70);
    expect(run.err).toMatch(/apps\/terminal\/src\/process-console\.ts:\d+:\d+/);
  });

  it('130: interrupted, with the log saved so far', async () => {
    const file = path.join(folder, 'interrupted.jsonl');
    const child = start(['play', '--edition', 'braille', '--seed', '1', '--log', file]);
    const run = ended(child);
    child.stdin.write('1122\n');
    // Until it is answered. Reading goes on: a closed reader ends the program in another way.
    let said = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (piece) => {
        said += piece;
        if (/^Row 1:.*\n/m.test(said)) resolve();
      });
    });
    child.kill('SIGINT');
    expect(await run).toMatchObject({ code: 130, signal: null, err: '' });
    const log = parseLog(readFileSync(file, 'utf8'));
    expect(log.ok && log.value.some(({ type }) => type === 'guess-marked')).toBe(true);
  });

  it('0: a reader that has seen enough', async () => {
    const child = start(['score', '--lines']);
    const run = ended(child);
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end('super\t1\t11223\t12345\n'.repeat(200_000));
    expect(await run).toMatchObject({ code: 0, signal: null, err: '' });
  });
});

describe('score --lines', () => {
  const SIGNS = '12345678';

  function* manyLines(count: number): Generator<string> {
    const dice = seededDice(9);
    const code = () => Array.from({ length: 5 }, () => SIGNS[dice(8)]).join('');
    for (let line = 0; line < count; line += 100) {
      yield Array.from({ length: 100 }, () => `super\t1\t${code()}\t${code()}\n`).join('');
    }
  }

  /** Memory as the process itself saw it at its end, in kilobytes. */
  const REPORT = `data:text/javascript,import{writeSync}from'node:fs';
    process.on('exit',()=>writeSync(2,String(process.resourceUsage().maxRSS)))`;

  /** With enough room, some versions of Node fill the memory before they collect garbage. */
  const LITTLE_ROOM = ['--max-old-space-size=24', '--max-semi-space-size=4'];

  async function scoredLines(
    count: number,
  ): Promise<{ readonly answers: number; readonly kilobytes: number }> {
    const child = start(['score', '--lines'], {}, [...LITTLE_ROOM, '--import', REPORT]);
    const run = ended(child);
    await pipeline(Readable.from(manyLines(count)), child.stdin);
    const { code, out, err } = await run;
    expect(code).toBe(0);
    return {
      answers: out.match(/^\{"black":\d,"white":\d,"blue":0\}$/gm)?.length ?? 0,
      kilobytes: Number(err),
    };
  }

  it('takes as much memory for 200,000 lines as for 20,000', async () => {
    const few = await scoredLines(20_000);
    const many = await scoredLines(200_000);
    expect([few.answers, many.answers]).toEqual([20_000, 200_000]);
    expect(many.kilobytes).toBeGreaterThan(0);
    expect(many.kilobytes - few.kilobytes).toBeLessThan(32_000);
  });

  it('answers received lines before it reads more', async () => {
    const child = start(['score', '--lines']);
    const run = ended(child);
    for (let asked = 0; asked < 3; asked += 1) {
      child.stdin.write('super\t1\t11223\t12345\n');
      const [answer] = await once(child.stdout, 'data');
      expect(answer).toBe('{"black":1,"white":2,"blue":0}\n');
    }
    child.stdin.end();
    expect((await run).code).toBe(0);
  });
});

describe('play', () => {
  it('is a round to the end by pipe, and its log is replayed and verified', async () => {
    const file = path.join(folder, 'round.jsonl');
    const given = await blackpeg(['play', 'super', '--seed', '3', '--brief'], { input: 'resign\nyes\n' });
    const code = /Code: ([1-8 ]+)/.exec(given.out)?.[1];
    const input = `11111\n${code}\n`;
    const played = await blackpeg(['play', 'super', '--seed', '3', '--log', file], { input });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('in 2 rows');
    expect(await blackpeg(['replay', '--verify', file])).toMatchObject({ code: 0, err: '' });
    const shown = await blackpeg(['replay', '--as', 'seat1', '-'], { input: readFileSync(file, 'utf8') });
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toContain('Event 1: ');
  });
});
