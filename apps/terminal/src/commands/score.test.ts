import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';

const PAIR = ['Gt Ks Yt Kr', 'Kh Kr Yt Gt'] as const;

async function scored(args: string, ...pair: readonly string[]) {
  return ran(['score', ...args.split(' '), ...pair]);
}

describe('score', () => {
  it('says the feedback in words, in three languages', async () => {
    const said = async (lang: string) =>
      (await scored(`--edition shapes --game 1 --lang ${lang}`, ...PAIR)).out;
    expect(await said('en')).toBe('1 black, 2 white\n');
    expect(await said('fr')).toBe('1 noire, 2 blanches\n');
    expect(await said('de')).toBe('1 schwarz, 2 weiß\n');
  });

  it('prints exactly three counts as JSON', async () => {
    expect(await scored('--edition shapes --game 1 --json', ...PAIR)).toEqual({
      code: 0,
      out: '{"black":1,"white":2,"blue":0}\n',
      err: '',
    });
  });

  it.each([
    ['1', 'Gt Ks Yt Kr', 'Kh Kr Yt Gt', 1, 2, 0],
    ['1', 'Bc Gc Gr Ys', 'Gr Ys Br Gc', 0, 3, 0],
    ['1', 'Rr Kt Gh Rt', 'Kt Rc Gh Kt', 1, 1, 1],
    ['1', 'Bc Gs Ys Yr', 'Bc Ys Yr Ys', 1, 2, 1],
    ['2', 'R. .t .. Gc', 'G. .t Rc ..', 1, 1, 1],
  ])('F3 game %s: %s against %s', async (game, code, guess, black, white, blue) => {
    const { out } = await scored(`--edition shapes --game ${game} --json`, code, guess);
    expect(JSON.parse(out)).toEqual({ black, white, blue });
  });

  it.each([
    ['--edition super', '11223', '12345', '{"black":1,"white":2,"blue":0}'],
    ['--edition super --game 2', '1...3', '.1.33', '{"black":2,"white":2,"blue":0}'],
    ['--edition super --holes 5 --colours 8 --blanks', '.....', '.....', '{"black":5,"white":0,"blue":0}'],
    ['--edition super --holes 1 --colours 1', '1', '1', '{"black":1,"white":0,"blue":0}'],
    ['--edition super --holes 4 --colours 6', '1234', '4321', '{"black":0,"white":4,"blue":0}'],
    ['--edition braille', '1122', '2211', '{"black":0,"white":4,"blue":0}'],
    ['--edition braille --game 2', '11..', '..66', '{"black":0,"white":2,"blue":0}'],
    ['--edition shapes --game 3', 'RtRtRtRt', 'RcRcRcRc', '{"black":0,"white":0,"blue":0}'],
    ['--edition shapes --game 3b', 'R...RtRc', '..R.RtRc', '{"black":2,"white":2,"blue":0}'],
    ['--edition duel', '12345', '12345', '{"black":5,"white":0,"blue":0}'],
    ['--edition duel --holes 4', '1234', '1235', '{"black":3,"white":0,"blue":0}'],
    ['--edition duel --holes 4,5', '1234', '1234', '{"black":4,"white":0,"blue":0}'],
    ['--edition duel --holes 4,5', '12345', '54321', '{"black":1,"white":4,"blue":0}'],
    ['--edition custom-3x4c-once', '123', '312', '{"black":0,"white":3,"blue":0}'],
  ])('%s: %s against %s', async (args, code, guess, json) => {
    expect(await scored(`${args} --json`, code, guess)).toEqual({ code: 0, out: `${json}\n`, err: '' });
  });

  it('says when nothing is right and when everything is', async () => {
    expect((await scored('--edition super', '11111', '22222')).out).toBe('no key pegs\n');
    expect((await scored('--edition duel --holes 5,4', '1234', '1234')).out).toBe(
      '4 red, the code is broken\n',
    );
  });
});

describe('texts that are not codes', () => {
  it('is named as the code or the row it represents', async () => {
    const refused = async (lang: string, code: string, guess: string) =>
      (await scored(`--edition super --lang ${lang}`, code, guess)).err;
    expect(await refused('en', '1122', '11223')).toMatch(/^CODE: At the end: The code has 5 holes/);
    expect(await refused('en', '11223', '1122')).toMatch(/^GUESS: At the end: The row has 5 holes/);
    expect(await refused('de', '11223', '1122')).toMatch(/^REIHE: Am Ende: Die Reihe hat 5 Löcher/);
  });
});

describe('score --lines', () => {
  it('answers every line with the three counts, editions mixed', async () => {
    const input = [
      'super\t1\t11223\t12345',
      'shapes\t1\tGt Ks Yt Kr\tKhKrYtGt',
      'duel\t1\t12345\t12345',
      'braille\t2\t1.2.\t.1.2',
      'shapes-3b\t\tR...RtRc\t..R.RtRc',
    ].join('\n');
    const { code, out, err } = await ran(['score', '--lines'], { input });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { black: 1, white: 2, blue: 0 },
      { black: 1, white: 2, blue: 0 },
      { black: 5, white: 0, blue: 0 },
      { black: 0, white: 4, blue: 0 },
      { black: 2, white: 2, blue: 0 },
    ]);
    expect([code, err]).toEqual([0, '']);
  });

  it('sizes by the flags of the run those editions that have sizes', async () => {
    const input = 'super\t1\t1.23\t3.21\nduel\t1\t1234\t4321\nbraille\t1\t1234\t1234\n';
    const { code, out } = await ran(['score', '--lines', '--holes', '4', '--colours', '3', '--blanks'], {
      input,
    });
    expect(out).toBe(
      '{"black":2,"white":2,"blue":0}\n{"black":0,"white":4,"blue":0}\n{"black":4,"white":0,"blue":0}\n',
    );
    expect(code).toBe(0);
  });

  it('takes what a field leaves out from the flags', async () => {
    const { out } = await ran(['score', '--lines', '--edition', 'shapes', '--game', '2'], {
      input: '\t\tR..t..Gc\tG..tRc..\r\n',
    });
    expect(out).toBe('{"black":1,"white":1,"blue":1}\n');
  });

  it('answers a bad line in its place, goes on, and ends with 2', async () => {
    const input = [
      'super\t1\t11223\t12345',
      'super\t1\t11223',
      '',
      'chess\t1\t11223\t12345',
      'super\t3\t11223\t12345',
      'super\t1\t11229\t12345',
      'super\t1\t11223\t1234',
      `super\t1\t11223\t12345${' '.repeat(5000)}`,
      'super\t1\t11223\t11223',
    ].join('\n');
    const { code, out, err } = await ran(['score', '--lines'], { input });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ line }) => line)).toEqual([undefined, 2, 3, 4, 5, 6, 7, 8, undefined]);
    for (const { line, error } of answers) if (line) expect(error).toMatch(/^\S.*\.$/);
    expect(answers.at(-1)).toEqual({ black: 5, white: 0, blue: 0 });
    expect(code).toBe(2);
    expect(err).toMatch(/^Line 2 .*\n$/);
  });

  it('says nothing about nothing', async () => {
    expect(await ran(['score', '--lines'])).toEqual({ code: 0, out: '', err: '' });
  });
});
