import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { blackpeg } from '../process.testing.ts';

const checked = (rows: string, ...args: string[]) =>
  ran(['check', '--edition', 'braille', '--rows', rows, ...args]);

describe('check', () => {
  it('says how many codes fit', async () => {
    expect(await blackpeg(['check', '--edition', 'braille', '--rows', '1122:2-0'])).toMatchObject({
      code: 0,
      out: '114 codes fit.\n',
      err: '',
    });
    expect(JSON.parse((await checked('1122:2-0', '--json')).out)).toEqual({
      edition: 'braille-1',
      rows: '1122:2-0',
      fits: true,
      codes: 114,
      contradiction: null,
    });
  });

  it('names the rows that cannot all be right, and what each should have got, with 1', async () => {
    const { code, out, err } = await blackpeg([
      'check',
      '--edition',
      'braille',
      '--rows',
      '1111:0-0 2222:0-0 1234:3-0',
    ]);
    expect([code, err]).toEqual([1, 'No code fits.\n']);
    expect(out).toMatch(/^The answers to rows 1, 2 and 3 cannot all be right\.\n/);
    expect(out).toMatch(/^If only the answer to row 3 is wrong, it should have been .*pointed/m);
  });

  it('tells as data what it tells in words', async () => {
    const { code, out } = await checked('1111:1-0 1111:2-0 2222:1-0 2222:2-0', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      fits: false,
      codes: 0,
      contradiction: {
        conflicts: [
          [1, 2],
          [3, 4],
        ],
        fewestWrong: 2,
        suspects: [],
      },
    });
    const words = await checked('1111:1-0 1111:2-0 2222:1-0 2222:2-0', '--lang', 'de');
    expect(words.out.split('\n')).toEqual([
      'Die Reihen 1 und 2 können nicht beide richtig beantwortet sein.',
      'Die Reihen 3 und 4 können nicht beide richtig beantwortet sein.',
      'Mindestens 2 Antworten sind falsch.',
      'Eine falsche Antwort allein erklärt es nicht.',
      '',
    ]);
  });

  it('knows what a single row would have needed', async () => {
    const { out } = await checked('1122:4-0 1122:3-0', '--json');
    const { suspects } = JSON.parse(out).contradiction;
    expect(suspects[1]).toEqual({
      row: 2,
      needed: [{ feedback: { black: 4, white: 0, blue: 0 }, codes: 1 }],
    });
  });
});
