// The engine as a process: its thread, “stop”, “quit”, the end of its input, nonsense.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { blackpeg, ended, start } from '../process.testing.ts';

const PAGE = readFileSync(new URL('../../../../docs/engine-protocol.md', import.meta.url), 'utf8');

describe('engine', () => {
  it('plays a piped session to its end', async () => {
    const input = 'newgame braille-1\nready\nposition 1122:4-0\ngo\ngo code\n';
    const { code, out, err } = await blackpeg(['engine', '--seed', '1'], { input });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ready\nbestguess 1122\ncode [1-6]{4}\n$/);
  });

  it('plays the session of its documentation', async () => {
    const [, session = ''] = /```session\n([^`]*)```/.exec(PAGE) ?? [];
    const lines = session.split('\n').filter((line) => line !== '');
    const sent = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
    const told = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
    expect(sent.length).toBeGreaterThan(8);
    const { code, out } = await blackpeg(['engine'], { input: `${sent.join('\n')}\n` });
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual(told);
  });

  it('obeys stop during a long search', async () => {
    const child = start(['engine', '--level', 'master', '--seed', '1']);
    const run = ended(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const next = async () => (await lines.next()).value;
    child.stdin.write('newgame shapes-2\nready\nposition GtKsYtKr:0-1-2\n');
    expect(await next()).toBe('ready');
    child.stdin.write('go nodes 100000000\nstop\n');
    expect(await next()).toMatch(/^bestguess \S{8}$/);
    await new Promise((resolve) => child.stdin.write('go nodes 100000000\n', resolve));
    child.stdin.write('stop\nready\n');
    expect(await next()).toMatch(/^bestguess \S{8}$/);
    expect(await next()).toBe('ready');
    child.stdin.write('go nodes 100000000\nquit\n');
    expect(await next()).toMatch(/^bestguess \S{8}$/);
    expect((await run).code).toBe(0);
  });

  it('respects its time limit', async () => {
    const input = 'newgame shapes-1\nposition GtKsYtKr:0-1-2\ngo time 50 nodes 100000000\n';
    const { code, out } = await blackpeg(['engine'], { input });
    expect(code).toBe(0);
    expect(out).toMatch(/^bestguess \S{8}\n$/);
  });

  it('speaks the language it is told to', async () => {
    for (const [lang, text] of [
      ['fr', 'Aucun jeu'],
      ['de', 'Kein Spiel'],
    ] as const) {
      const { out } = await blackpeg(['engine', '--lang', lang], { input: 'go\n' });
      expect(out).toContain(`error no-game ${text}`);
    }
  });

  it('survives bytes of any kind', async () => {
    const dice = seededDice(4);
    const noise = Array.from({ length: 40_000 }, () =>
      String.fromCodePoint(dice(10) ? dice(128) : dice(60_000) + 1),
    );
    const { code, out, err } = await blackpeg(['engine'], { input: `${noise.join('')}\nquit\n` });
    expect([code, err]).toEqual([0, '']);
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/^error [a-z-]+ \P{Cc}+$/u);
  });

  it('is refused a level there is not', async () => {
    expect(await ran(['engine', '--level', 'best'])).toMatchObject({ code: 2, out: '' });
  });
});
