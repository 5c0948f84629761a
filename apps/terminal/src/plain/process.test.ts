// The game line by line: handed over, killed, opened twice, and everything else in plain mode; as a process where it
// ends or starts one.

import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verifyLog } from '@blackpeg/rules';
import { noBoardsText, plainTexts, reviewScreenTexts } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { blackpeg, ended, start } from '../process.testing.ts';
import { testFolders } from '../saved/folder.testing.ts';
import { sitDown } from './blind.testing.ts';
import { onlyLog } from './matrix.testing.ts';

const newFolder = testFolders();

/** The name of the only match in a folder. */
function nameIn(home: string): string {
  return readdirSync(path.join(home, 'matches'))[0]?.replace('.jsonl', '') ?? '';
}

describe('two people at one keyboard', () => {
  it('T4b: nothing of one is shown to the other, and nobody sees anything before they say that they are there', async () => {
    const home = newFolder();
    const input = ['', '1234', 'code', 'rows', 'x', '', 'code', '5566', 'left', 'hand over', '', 'quit']
      .map((line) => `${line}\n`)
      .join('');
    const args = ['play', 'super', '--holes', '4', '--two', '--names', 'You,Guest', '--maker', 'me'];
    const { code, out, err } = await ran(args, { input, env: { BLACKPEG_HOME: home } });
    expect([code, err]).toEqual([0, '']);
    const [before = '', you = '', guest = '', again = ''] = out.split(/^It is .*’s turn\.\n.*\n/m);
    expect(before).toMatch(/^Agreed: .*4,096 codes, 12 rows\.\n$/);
    expect(you).toContain('Your code is hidden.');
    // During a hand-over, words are not answered.
    expect(
      guest
        .split('\n')
        .slice(0, 4)
        .every((line) => line.startsWith('Guest: press Enter')),
    ).toBe(true);
    expect(guest).toContain('Row 1: no key pegs.');
    expect(guest).not.toContain('black, violet');
    expect(again).toContain('Row 1: green, green, pink, pink.');
  });
});

it('a finished search is shared by a word, as a text with the command that plays the same code', async () => {
  const input = ['share', ...Array(6).fill('1122'), 'share', 'quit'].map((line) => `${line}\n`).join('');
  const args = ['play', 'mini', '--form', 'solitaire', '--seed', '3'];
  const { code, out, err } = await ran(args, { input, env: { BLACKPEG_HOME: newFolder() } });
  expect([code, err]).toEqual([0, '']);
  const [before = ''] = out.split(/^Row 1: /m);
  expect(before).toContain(plainTexts('en').typing.notNow('share'));
  expect(out).toMatch(/npx blackpeg challenge \S+$/m);
});

describe('R2: a program that is killed', () => {
  it('has lost nothing it acknowledged, whenever it was killed, and continues where it was', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    const rows = ['11111', '22222', '33333'];
    const begun = sitDown(['play', 'super', '--seed', '3', '--brief'], env);
    await begun.type('turn');
    for (const [index, row] of rows.entries()) {
      const blind = index === 0 ? begun : sitDown(['play', '--resume', nameIn(home), '--brief'], env);
      const said = await blind.type(row);
      expect(said.filter((line) => line.startsWith(`Row ${index + 1}: `))).toHaveLength(1);
      // The typed part of the next row is not an event, but is restored.
      await blind.type('44');
      blind.child.kill('SIGKILL');
      await once(blind.child, 'close');
    }
    const last = await blackpeg(['play', '--resume', nameIn(home), '--brief'], {
      input: 'rows\n567\nresign\nyes\n',
      env,
    });
    // The last row to begin with, then all of them.
    expect(last.out.match(/^\d: /gm)).toEqual(['3: ', '1: ', '2: ', '3: ']);
    expect(last.out).toMatch(/^Row 4 so far: 4, 4, empty, empty, empty\.$/m);
    expect(last.out).toMatch(/^Row 4: \d/m);
    const log = await onlyLog(home);
    expect(verifyLog(log)).toBeNull();
    expect(log.filter(({ type }) => type === 'guess-placed')).toHaveLength(4);
  });

  it('that was cut off while it wrote loses that move alone, and says so', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    await ran(['play', 'super', '--seed', '3'], { input: '11111\n22222\n', env });
    const file = path.join(home, 'matches', `${nameIn(home)}.jsonl`);
    writeFileSync(file, readFileSync(file).subarray(0, -10));
    const { code, out } = await ran(['play', '--resume', nameIn(home)], {
      input: 'left\n33333\nleft\n',
      env,
    });
    expect(code).toBe(0);
    expect(out.match(/cut off/g)).toHaveLength(1);
    expect(out).toContain('11 rows of 12 left');
    expect(out).toContain('10 rows of 12 left');
  });
});

it.each([
  ['nothing was done', '', []],
  ['a row was placed', '1122\n', [expect.stringMatching(/\.jsonl$/)]],
])('an interrupt leaves a match as leaving does: %s', async (_, typed, kept) => {
  const home = newFolder();
  const child = start(['play', 'braille', '--seed', '3'], { BLACKPEG_HOME: home });
  const run = ended(child);
  child.stdin.write(`${typed}turn\n`);
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (piece) => {
      said += piece;
      if (said.split('Your turn').length > 2) resolve();
    });
  });
  child.kill('SIGINT');
  const { code, out, err } = await run;
  // Said once, and again on request.
  expect(out.match(/Your turn/g)).toHaveLength(2);
  expect([code, err]).toEqual([130, '']);
  expect(readdirSync(path.join(home, 'matches'))).toEqual(kept);
  expect(/--resume/.test(out)).toBe(kept.length > 0);
});

it('a match that is open in one process is not opened in another, nor deleted', async () => {
  const home = newFolder();
  const env = { BLACKPEG_HOME: home };
  const blind = sitDown(['play', 'braille', '--seed', '3'], env);
  await blind.type('1122');
  const name = nameIn(home);
  for (const args of [
    ['play', '--resume', name],
    ['matches', '--delete', name],
  ]) {
    const { code, err } = await blackpeg(args, { env });
    expect(code).toBe(1);
    expect(err).toContain(`process ${blind.child.pid}`);
  }
  expect(await blind.leave()).toBe(0);
  expect(await blackpeg(['matches', '--delete', name], { env })).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(path.join(home, 'matches'))).toEqual([]);
});

it('plain mode moves no cursor and has no colour, with NO_COLOR and without', async () => {
  const input = 'new\n1\n1\n\n11223\nhelp\nhint\nsuggest\nresign\nyes\nreview\nquit\nstats\nmatches\nquit\n';
  for (const env of [{}, { NO_COLOR: '1' }]) {
    const { code, out, err } = await blackpeg(['--plain', '--brief'], {
      input,
      env: { BLACKPEG_HOME: newFolder(), ...env },
    });
    expect([code, err]).toEqual([0, '']);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what is tested.
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(40);
    expect(out).toMatch(/^0 32,768 =+$/m);
  }
});

it('what has to be confirmed is said once, then asked', async () => {
  const args = ['play', 'super', '--holes', '2', '--colours', '2', '--marking', 'by-hand', '--maker', 'me'];
  const input = ['11', '2-0', 'yes', 'quit'].map((line) => `${line}\n`).join('');
  const { code, out, err } = await ran(args, { input, env: { BLACKPEG_HOME: newFolder() } });
  expect([code, err]).toEqual([0, '']);
  expect(out.match(/ends the search/g)).toHaveLength(1);
  expect(out).toMatch(/Confirm to send it\.\nThe code is found\?\nType yes or no\.\nRow 1: 2 black/);
});

it('a maker who has not searched yet reviews the search of the other', async () => {
  const args = ['play', 'super', '--two', '--names', 'You,Guest', '--maker', 'me'];
  const lines = ['', '11234', '', '11223', 'hand over', '', 'resign match', 'yes', 'review', 'quit'];
  const input = lines.map((line) => `${line}\n`).join('');
  const { code, out, err } = await ran(args, { input, env: { BLACKPEG_HOME: newFolder() } });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(reviewScreenTexts('en').searchOf({ kind: 'other', name: 'Guest' }));
  expect(out).not.toContain(noBoardsText('en'));
});

it('a hint is explained, and what it shows is noted', async () => {
  const input = 'hint\nwhy\n4444\nreview\nhint\nwhy\nnote\nnotes\nsave\n';
  const { code, out, err } = await ran(['play', 'original', '--form', 'solitaire', '--seed', '4'], {
    input,
    env: { BLACKPEG_HOME: newFolder() },
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('There is nothing to explain.');
  expect(out).toContain(reviewScreenTexts('en').notFinished);
  const told = /^Row 1 (?:has|got) .*: .*\.$/m.exec(out)?.[0] ?? 'nothing';
  expect(out.split(told)).toHaveLength(3);
});

describe('beside matches', () => {
  it('a companion reasons along with a real board', async () => {
    const lines = [
      '11223 1-2',
      '33445:0-1',
      'fit',
      'hint',
      'why',
      'answer 11223 12345',
      'drop 2',
      '12345 5-0',
      'nonsense',
    ];
    const { code, out, err } = await ran(['companion', 'super'], {
      input: `${lines.join('\n')}\n`,
      env: { BLACKPEG_HOME: newFolder() },
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('544 codes fit.');
    expect(out).toMatch(/rows? (1|2)[^\n]*: /i);
    expect(out).toContain('Answer: 1 black, 2 white.');
    expect(out).toContain('Found with row 2.');
    expect(out).toContain('“nonsense”');
  });

  it('a puzzle is solved, and the code of a day is played once', async () => {
    const env = { BLACKPEG_HOME: newFolder() };
    const puzzle = ['puzzle', '--play', '--seed', '7', '--holes', '4', '--colours', '6'];
    const solved = await ran(puzzle, { input: '1234\n6623\n', env });
    expect(solved.out).toContain('That cannot be it: rows 1, 3 and 4');
    expect(solved.out).toContain('That is it.');
    const day = ['daily', '--play', '--date', '2025-03-09'];
    const first = await ran(day, { input: 'resign\nyes\n', env });
    expect(first.out).toContain('You give up the round.');
    expect((await ran(day, { env })).out).toMatch(/already/);
  });
});
