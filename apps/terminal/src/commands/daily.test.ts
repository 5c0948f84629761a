import { parseChallenge, parsePosition } from '@blackpeg/notation';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { blackpeg } from '../process.testing.ts';
import { testFolders } from '../saved/folder.testing.ts';

const newFolder = testFolders();
/** A day with a small game. */
const DATE = '2025-03-11';
const daily = async (...args: string[]) => JSON.parse((await ran(['daily', ...args, '--json'])).out);

describe('daily', () => {
  it('is the same for everybody, as a process', async () => {
    const { code, out, err } = await blackpeg(['daily', '--date', DATE]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Puzzle of ${DATE}\\.\\n`));
    expect(out).toMatch(/\nLink: p1~.*\n\nDaily code: .*\nLink: c1~.*\n$/);
    expect((await ran(['daily', '--date', DATE])).out).toBe(out);
  });

  it('keeps code and solution to itself until asked', async () => {
    const closed = await daily('--date', DATE);
    expect(closed).toMatchObject({ date: DATE, version: 1 });
    expect([closed.puzzle, closed.code].map((each) => 'solution' in each)).toEqual([false, false]);
    const { puzzle, code } = await daily('--date', DATE, '--solution');
    expect(parsePosition(puzzle.link).ok).toBe(true);
    const challenge = parseChallenge(code.link);
    expect(challenge.ok && challenge.value.code.length).toBe(code.solution.length);
    expect(puzzle.solution).toMatch(/^\S+$/);
  });

  it('is of today, in UTC, if no date is given', async () => {
    const before = new Date().toISOString().slice(0, 10);
    const { date } = await daily();
    const after = new Date().toISOString().slice(0, 10);
    expect([before, after]).toContain(date);
  });

  it('has a calendar: the games of the week, the days of the month, the streak', async () => {
    const { out } = await ran(['daily', '--calendar', '--date', DATE], {
      env: { BLACKPEG_HOME: newFolder() },
    });
    expect(out).toMatch(/^Week of 10 March 2025\nMonday: Shapes, no blue\. Not played\.\n/);
    expect(out).toContain('\n10    ·    ·    ·    ·    ·    ·    ·\n');
    expect(out).toMatch(/\nNo streak yet\.\n$/);
    expect((await ran(['daily', '--calendar', '--date', '0000-01-01'])).err).toContain('0000-01-01');
  });

  it('speaks three languages', async () => {
    const outs = await Promise.all(
      ['en', 'fr', 'de'].map(async (lang) => (await ran(['daily', '--date', DATE, '--lang', lang])).out),
    );
    expect(new Set(outs).size).toBe(3);
  });
});
