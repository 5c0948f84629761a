import { parsePosition } from '@blackpeg/notation';
import { firstMisfit, fittingCode, widestSpec } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { blackpeg } from '../process.testing.ts';

const BOARD = ['--edition', 'super', '--holes', '4', '--colours', '6'];
const made = async (...args: string[]) => JSON.parse((await ran(['puzzle', ...args, '--json'])).out);

describe('puzzle', () => {
  it('shows rows, difficulty and link, but no solution, as a process', async () => {
    const { code, out, err } = await blackpeg(['puzzle', '--seed', '7', ...BOARD]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Super, 4 holes, .*:\n(\d {2}[1-6]{4} {2}.*\n)+Difficulty: .*\nLink: p1~super-4x6~.*~s7~k.*\nSeed: 7\n$/,
    );
    expect((await ran(['puzzle', '--seed', '7', ...BOARD])).out).toBe(out);
  });

  it('hands the same position over in its link, with one code that fits', async () => {
    const { link, solution, seed, depth, difficulty } = await made('--seed', '3', '--solution', ...BOARD);
    expect([seed, depth > 0, typeof difficulty]).toEqual([3, true, 'string']);
    const position = parsePosition(link);
    if (!position.ok) throw new Error('The link cannot be read.');
    const { edition, rows } = position.value;
    const spec = widestSpec(edition);
    const code = fittingCode({ spec, marking: edition.marking, rows, missing: null });
    expect(code?.join('')).toBe(solution);
    expect(code && firstMisfit(edition.marking, rows, code)).toBeUndefined();
    expect(await made('--seed', '3', ...BOARD)).not.toHaveProperty('solution');
  });

  it('draws a seed if none is given, and prints it', async () => {
    const first = await made(...BOARD);
    expect(await made('--seed', String(first.seed), ...BOARD)).toEqual(first);
  });

  it('reasons its solution out in three languages', async () => {
    const args = ['puzzle', '--seed', '1', '--edition', 'braille', '--solution'];
    const outs = await Promise.all(
      ['en', 'fr', 'de'].map(async (lang) => (await ran([...args, '--lang', lang])).out),
    );
    expect(outs[0]).toMatch(/\nRows? \d.* (puts?|leaves?|shows?) .*\n/);
    expect(outs[1]).toMatch(/\nLe code est \d{4}\.\n/);
    expect(new Set(outs).size).toBe(3);
  });
});
