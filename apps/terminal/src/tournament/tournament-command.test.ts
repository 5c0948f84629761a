// Tournaments: own levels, foreign programs, and programs that misbehave in every way; as a process where necessary.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ran } from '../console.testing.ts';
import { BIN, blackpeg, type Ended, ended, start } from '../process.testing.ts';
import { tournamentRan } from './tournament.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg tournament '));
afterAll(() => rmSync(folder, { recursive: true }));

/** Plays by the protocol, always guessing 1122 and hiding 1234, until it misbehaves. */
const ENGINE = `
  import { createInterface } from 'node:readline';
  const way = process.argv[2];
  const say = (line) => process.stdout.write(line + '\\n');
  if (way === 'crash-at-start') throw new Error('no pegs');
  const marks = { 1234: '4-0', 1122: '1-1' };
  createInterface(process.stdin).on('line', (line) => {
    if (way === 'hang') return;
    if (way === 'nonsense' && line === 'identify') return say('hello');
    if (way === 'protocol-3' && line === 'identify') return say('id name Test\\nprotocol 3\\nidentified');
    if (way === 'protocol-2' && line === 'identify') return say('id name Test\\nid author Tests\\nprotocol 2\\nidentified');
    if (way === 'twice' && line === 'go code') return say('code 1234\\ncode 4321');
    if (line === 'identify') return say('id name Test\\ninfo a remark\\nidentified');
    if (line === 'ready') return say('ready');
    if (line === 'go code') return say('code ' + (way === 'illegal-code' ? '12345' : '1234'));
    if (line.startsWith('go') && way === 'hang-mid-round') return;
    if (line.startsWith('go') && way === 'crash-mid-round') process.exit(3);
    if (line.startsWith('go') && way === 'refuse') return say('error tired I am tired.');
    if (line.startsWith('go') && way === 'endless') return setInterval(() => say('info on and on\\n'.repeat(500)), 0);
    if (line.startsWith('go') && way === 'endless-line') return setInterval(() => process.stdout.write('x'.repeat(9999)), 0);
    if (line.startsWith('go')) return say('bestguess ' + (way === 'illegal-guess' ? '1179' : '1122'));
    if (line.startsWith('mark') && way === 'wrong-mark') return say('feedback 0-0');
    if (line.startsWith('mark') && way === 'mumble') return say('feedback lots');
    if (line.startsWith('mark')) return say('feedback ' + marked(line.slice(5)));
  });
  function marked(guess) {
    const pegs = [...guess], code = [...'1234'];
    const black = pegs.filter((peg, hole) => peg === code[hole]).length;
    const all = code.filter((peg) => { const at = pegs.indexOf(peg); if (at >= 0) pegs.splice(at, 1); return at >= 0; }).length;
    return black + '-' + (all - black);
  }
`;
const script = path.join(folder, 'engine.mjs');
writeFileSync(script, ENGINE);
const engine = (way: string) => `"${process.execPath}" "${script}" ${way}`;

const BRAILLE = ['--edition', 'braille'];

/** The output of a run with `--json`. */
function told({ code, out, err }: Ran | Ended) {
  expect(code, err).toBe(0);
  return JSON.parse(out);
}

const played = async (...args: readonly string[]) => told(await tournamentRan(...args, '--json'));

describe('tournament', () => {
  it('of two levels: rows, wins and their intervals, the same again for the same seed', async () => {
    const args = (seed: string) => ['keen', 'beginner', ...BRAILLE, '--rounds', '4', '--seed', seed];
    const timeless = ({ seconds, roundsPerSecond, lanes, ...others }: Record<string, unknown>) => others;
    const result = told(await blackpeg(['tournament', ...args('7'), '--json']));
    const [again, other] = [await played(...args('7')), await played(...args('8'))];
    expect(timeless(again)).toEqual(timeless(result));
    expect(result).toMatchObject({ edition: 'braille-1', rounds: 4, played: 4, seed: 7 });
    const [keen, beginner] = result.sides;
    expect(keen).toMatchObject({ engine: 'keen', found: 4, lost: [] });
    expect(keen.rows.low).toBeLessThan(keen.rows.value);
    expect(keen.rows.value).toBeLessThan(beginner.rows.value);
    expect(keen.wins + beginner.wins + result.draws).toBe(4);
    expect(keen.winShare.value).toBeCloseTo(keen.wins / 4);
    expect(other.sides).not.toEqual(result.sides);
  });

  it('says it in three languages, with its progress on the other stream', async () => {
    const args = ['steady', 'keen', ...BRAILLE, '--rounds', '10', '--seed', '1'];
    const runs = ['en', 'fr', 'de'].map((lang) => tournamentRan(...args, '--lang', lang));
    const outs: string[] = [];
    for (const { code, out, err } of await Promise.all(runs)) {
      expect(code).toBe(0);
      expect(out).toMatch(/^steady +\d[.,]\d+ \(\d[.,]\d+ \S+ \d[.,]\d+\) /m);
      expect(out).toMatch(/ 95\s?%/);
      expect(err.trimEnd().split('\n')).toHaveLength(10);
      outs.push(
        out
          .split('\n')
          .filter((line) => !line.includes(' s, '))
          .join('\n'),
      );
    }
    expect(new Set(outs).size).toBe(3);
    expect(outs[0]).toContain('10 of 10');
    expect(outs[1]).toContain('10 sur 10');
    expect(outs[2]).toContain('10 von 10');
  });

  it('tells what it has when it is interrupted, with 130', async () => {
    const child = start(['tournament', 'steady', 'keen', ...BRAILLE, '--rounds', '600', '--json']);
    const run = ended(child);
    child.stderr.once('data', () => child.kill('SIGINT'));
    const { code, out, err } = await run;
    expect(code).toBe(130);
    const { rounds, ...others } = JSON.parse(out);
    expect(rounds).toBe(others.played);
    expect(rounds).toBeGreaterThanOrEqual(60);
    expect(rounds).toBeLessThan(600);
    expect(err).toContain('Interrupted after ');
  });

  it('plays our own engine as a foreign program, the same again for the same seed', async () => {
    const own = `"${process.execPath}" "${BIN}" engine --level keen`;
    const args = ['keen', own, ...BRAILLE, '--rounds', '6', '--seed', '3'];
    const [first, again] = await Promise.all([played(...args), played(...args)]);
    expect(first.sides[1]).toMatchObject({ engine: own, lost: [], found: 6 });
    expect(again.sides).toEqual(first.sides);
  });
});

const WAYS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['hang', { kind: 'no-answer', asked: 'identify' }],
  ['hang-mid-round', { kind: 'no-answer', asked: 'go time 2000', milliseconds: 3000 }],
  ['crash-at-start', { kind: 'ended', asked: 'identify', code: 1 }],
  ['crash-mid-round', { kind: 'ended', asked: 'go time 5000', code: 3 }],
  ['nonsense', { kind: 'nonsense', asked: 'identify', said: 'hello' }],
  ['protocol-3', { kind: 'wrong-protocol', said: 'protocol 3' }],
  ['twice', { kind: 'second-answer', said: 'code 4321' }],
  ['refuse', { kind: 'refused', asked: 'go time 5000', said: 'error tired I am tired.' }],
  ['illegal-code', { kind: 'illegal-code', said: '12345' }],
  ['illegal-guess', { kind: 'illegal-guess', said: '1179' }],
  ['wrong-mark', { kind: 'wrong-mark' }],
  ['mumble', { kind: 'nonsense', said: 'feedback lots' }],
  ['endless', { kind: 'endless-output', asked: 'go time 5000' }],
  ['endless-line', { kind: 'endless-output', asked: 'go time 5000' }],
];

// In parallel, because two of them take their time to do nothing.
describe.concurrent('an engine that misbehaves loses the round, and the tournament goes on', () => {
  it.each(WAYS)('%s', async (way, lapse) => {
    const isHanging = way.startsWith('hang');
    const rounds = isHanging ? 1 : 2;
    const time = isHanging ? '2' : '5';
    const result = await played('steady', engine(way), ...BRAILLE, '--rounds', `${rounds}`, '--time', time);
    expect(result).toMatchObject({ rounds, played: 0 });
    const [steady, bad] = result.sides;
    expect(steady).toMatchObject({ wins: rounds, lost: [], rows: null });
    expect(bad).toMatchObject({ wins: 0, lost: [{ rounds, firstRound: 1, ...lapse }] });
  });

  it('and one that plays badly but fairly loses by play', async () => {
    // One of protocol 2; those above name no protocol, so they use 1.
    const result = await played(engine('protocol-2'), 'steady', ...BRAILLE, '--rounds', '4', '--time', '5');
    expect(result.sides[0]).toMatchObject({ found: 0, lost: [], rows: { value: 11 } });
    expect(result.sides[1]).toMatchObject({ wins: 4, found: 4 });
  });

  it('on both sides: nobody wins', async () => {
    const result = await played(engine('crash-at-start'), engine('nonsense'), ...BRAILLE, '--rounds', '2');
    expect(result).toMatchObject({ played: 0, draws: 0, sides: [{ wins: 0 }, { wins: 0 }] });
  });

  it('is told in words, with what it said last', async () => {
    const args = ['steady', engine('crash-at-start'), ...BRAILLE, '--rounds', '1'];
    const runs = ['en', 'fr', 'de'].map((lang) => tournamentRan(...args, '--lang', lang));
    const said: string[] = [];
    for (const { out } of await Promise.all(runs)) {
      expect(out).toContain('identify');
      said.push(out.trimEnd().split('\n').at(-1) ?? '');
    }
    expect(new Set(said).size).toBe(3);
    expect(said[0]).toContain('it exited with code 1 without answering “identify”');
  });

  it('leaves no process behind when the tournament is interrupted', async () => {
    const pidFile = path.join(folder, 'pid');
    const lingering = path.join(folder, 'lingering.mjs');
    writeFileSync(
      lingering,
      `import { writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => {}); process.on('SIGINT', () => {});
       writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
       console.log('info here'); setInterval(() => {}, 1000);`,
    );
    const args = ['steady', `"${process.execPath}" "${lingering}"`, ...BRAILLE, '--rounds', '1'];
    const child = start(['tournament', ...args]);
    const run = ended(child);
    const pid = await untilWritten(pidFile);
    child.kill('SIGINT');
    // The first interrupt is handled by the tournament, which finishes its round; the second ends the program.
    while (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await run).code).toBe(130);
    await untilDead(pid);
  });
});

/** A killed process takes a moment to die; the test's own limit is for one that was not killed. */
async function untilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A process that has ended may still be listed until its exit status is read. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      process.platform !== 'linux' || !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false;
  }
}

/** Some file systems report a new file late or never, so it is polled. */
async function untilWritten(file: string): Promise<number> {
  for (;;) {
    try {
      const pid = Number(readFileSync(file, 'utf8'));
      if (pid > 0) return pid;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
