import { BOX_NAMES, EDITIONS } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';

interface Listed {
  readonly edition: string;
  readonly game: string;
  readonly notation: string;
  readonly holes: number | readonly number[];
  readonly pegs: number;
  readonly blanks: boolean;
  readonly rows: number;
  readonly codes: number | readonly number[];
}

async function listed(): Promise<readonly Listed[]> {
  return JSON.parse((await ran(['editions', '--json'])).out);
}

describe('editions --json', () => {
  it('lists every variant of the booklets with its number of codes', async () => {
    const all = await listed();
    for (const name of BOX_NAMES)
      expect(new Set(all.filter(({ edition }) => edition === name).map(({ game }) => game))).toEqual(
        new Set(EDITIONS[name].games),
      );
    const variants = all.filter(({ edition, notation }) => edition !== 'super' || /5x8/.test(notation));
    // The large boxes come first.
    expect(
      variants
        .slice(0, 11)
        .map(({ edition, game, holes, pegs, rows, codes }) => [edition, game, holes, pegs, rows, codes]),
    ).toEqual([
      ['super', '1', 5, 8, 12, 32_768],
      ['super', '2', 5, 9, 12, 59_049],
      ['duel', '1', 5, 8, 12, 32_768],
      ['duel', '1', 4, 8, 12, 4_096],
      ['duel', '1', [4, 5], 8, 12, [4_096, 32_768]],
      ['braille', '1', 4, 6, 10, 1_296],
      ['braille', '2', 4, 7, 10, 2_401],
      ['shapes', '1', 4, 25, 10, 390_625],
      ['shapes', '2', 4, 36, 10, 1_679_616],
      ['shapes', '3', 4, 25, 10, 390_625],
      ['shapes', '3b', 4, 36, 10, 1_679_616],
    ]);
  });

  it('C3b lists every cell of the table, 1 to 5 holes by 1 to 9 colours, once', async () => {
    const cells = (await listed()).filter(({ edition }) => edition === 'super');
    expect(cells).toHaveLength(45);
    for (const { holes, pegs, codes } of cells) expect(codes).toBe(pegs ** Number(holes));
    expect(new Set(cells.map(({ holes, pegs }) => `${holes}x${pegs}`)).size).toBe(45);
  });

  it('names each by what --edition takes', async () => {
    for (const { notation, holes, codes } of await listed()) {
      const [length] = [holes].flat();
      const code = (notation.startsWith('shapes') ? 'Rt' : '1').repeat(length ?? 0);
      const { out } = await ran(['score', '--json', '--edition', notation, code, code]);
      expect(JSON.parse(out), `${notation}, ${codes} codes`).toEqual({ black: length, white: 0, blue: 0 });
    }
  });
});

describe('editions', () => {
  it.each([
    ['en', '1,679,616', 'without blue'],
    ['fr', '1\u202f679\u202f616', 'sans'],
    ['de', '1.679.616', 'ohne'],
  ])('shows variants and the table of sizes in %s', async (lang, codes, without) => {
    const { code, out, err } = await ran(['editions', '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    // A duel of four rings and a handicap are not separate games.
    const variants = BOX_NAMES.flatMap((name) => EDITIONS[name].games).length + 2;
    expect(lines).toHaveLength(1 + variants + 2 + 6);
    expect(lines[11]).toContain(codes);
    expect(lines[11]).toContain(without);
    expect(lines.at(-1)).toMatch(/^5 +1 +32 +243 .*59\D049$/);
  });
});
