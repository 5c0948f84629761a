import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { blackpeg } from '../process.testing.ts';

const BOARD = ['--edition', 'super', '--holes', '4', '--colours', '6'];
const ROWS = ['--rows', '1123:1-1 2454:0-2'];
const solved = async (...args: string[]) => JSON.parse((await ran(['solve', ...args, '--json'])).out);

describe('solve', () => {
  it('counts, suggests and explains, as a process', async () => {
    const { code, out, err } = await blackpeg(['solve', ...BOARD, ...ROWS]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^\d+ codes fit\.\nSuggestion: \d{4} \(.+\)\.\nExpected: .*\nAt worst: .*\nChance .* 10 rows left.*\n/,
    );
    expect(out).toContain('What is certain:\nRow ');
  });

  it('as JSON, the same again for the same', async () => {
    const first = await solved(...BOARD, ...ROWS);
    expect(first).toMatchObject({
      edition: 'super-4x6',
      rows: '1123:1-1 2454:0-2',
      codes: expect.any(Number),
      guess: expect.stringMatching(/^[1-6]{4}$/),
      couldBeCode: expect.any(Boolean),
      expectedRows: expect.any(Number),
      worstCase: expect.any(Number),
      rowsLeft: 10,
      chanceWithin: 1,
      proved: expect.any(Boolean),
    });
    expect(first.why[1]).toMatchObject({ kind: 'splits', candidates: first.codes });
    expect(first.certain.every(({ rows }: { rows: number[] }) => rows.every((row) => row >= 1))).toBe(true);
    expect(await solved(...BOARD, ...ROWS)).toEqual(first);
  });

  it('proves what is certain: one code left, and the last row but one', async () => {
    expect(await solved(...BOARD, '--rows', '1123:4-0')).toMatchObject({
      codes: 1,
      guess: '1123',
      couldBeCode: true,
      expectedRows: 1,
      worstCase: 1,
      proved: true,
      why: [{ kind: 'only-code' }],
    });
  });

  it.each(['average', 'worst', 'under:4', 'within:2'])('takes the aim %s', async (aim) => {
    expect(await solved(...BOARD, ...ROWS, '--aim', aim, '--nodes', '20000')).toMatchObject({ rowsLeft: 10 });
  });

  it('opens an empty board of any edition, a handicap by the length of its rows', async () => {
    expect(await solved('--edition', 'braille')).toMatchObject({ codes: 1296, certain: [] });
    const duel = ['--edition', 'duel', '--holes', '4,5'];
    expect(await solved(...duel, '--rows', '1122:1-1')).toMatchObject({
      guess: expect.stringMatching(/^.{4}$/),
    });
    expect(await solved(...duel, '--rows', '11223:1-1')).toMatchObject({
      guess: expect.stringMatching(/^.{5}$/),
    });
  });

  it('says that no code fits, and why, with 1', async () => {
    const args = ['solve', ...BOARD, '--rows', '1122:4-0 3344:1-0'];
    expect(await blackpeg(args)).toEqual({
      code: 1,
      signal: null,
      out: '',
      err: 'No code fits all these rows. The answers to rows 1 and 2 cannot both be right.\n',
    });
    const { code, out } = await ran([...args, '--json', '--lang', 'de']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      codes: 0,
      contradiction: { conflicts: [[1, 2]], fewestWrong: 1 },
    });
  });

  it('speaks three languages', async () => {
    const outs = await Promise.all(
      ['en', 'fr', 'de'].map(async (lang) => (await ran(['solve', '--lang', lang, ...BOARD, ...ROWS])).out),
    );
    const lines = outs.map((out) => out.split('\n'));
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    for (const at of lines[0]?.keys() ?? []) {
      const said = lines.map((all) => all[at]);
      if (said[0] !== '') expect(new Set(said).size, said[0]).toBe(3);
    }
  });
});
