import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { testFolders } from '../saved/folder.testing.ts';

const newFolder = testFolders();

/** The name of the only match in a folder. */
function nameIn(home: string): string {
  return readdirSync(path.join(home, 'matches'))[0]?.replace('.jsonl', '') ?? '';
}

describe('matches of this machine', () => {
  it('are listed, counted, exported, imported, reviewed and deleted', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    const rows = Array.from({ length: 10 }, () => '1122\n').join('');
    await ran(['play', 'braille', '--seed', '4'], { input: rows, env });
    const name = nameIn(home);
    expect((await ran(['matches'], { env })).out).toContain(`(${name})`);
    expect((await ran(['stats'], { env })).out).toMatch(/Codes looked for: 1\./);
    const record = await ran(['matches', '--export', name], { env });
    const file = path.join(home, 'match.txt');
    writeFileSync(file, record.out);
    expect((await ran(['matches', '--import', file], { env })).out).toContain(`already here, as ${name}.`);
    expect((await ran(['matches', '--delete', name], { env })).code).toBe(0);
    const brought = await ran(['matches', '--import', file], { env });
    const other = /as (\w+)\./.exec(brought.out)?.[1] ?? '';
    expect((await ran(['review', other], { env })).out).toMatch(/^ ?0 1,296 =+$/m);
    expect((await ran(['matches', '--delete', other], { env })).code).toBe(0);
    expect(JSON.parse((await ran(['matches', '--json'], { env })).out)).toEqual([]);
  });

  it('are listed even if one of them cannot be read', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    for (const seed of ['4', '5'])
      await ran(['play', 'braille', '--seed', seed], { input: '1122\n3344\n', env });
    const [damaged = '', whole = ''] = readdirSync(path.join(home, 'matches'));
    const file = path.join(home, 'matches', damaged);
    const [first, , ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [first, 'nonsense', ...rest].join('\n'));
    const { code, out, err } = await ran(['matches'], { env });
    expect(code).toBe(0);
    expect(out).toContain(`(${whole.replace('.jsonl', '')})`);
    expect(err).toContain(damaged);
    expect((await ran(['play', '--resume', damaged.replace('.jsonl', '')], { env })).code).toBe(2);
    expect((await ran(['play'], { input: '1\nleft\n', env })).out).toContain('8 rows of 10 left');
  });

  it('are listed and counted with the spaces of French', async () => {
    const env = { BLACKPEG_HOME: newFolder() };
    await ran(['play', 'braille', '--seed', '4'], { input: '1122\n'.repeat(10), env });
    const outs = [
      await ran(['matches', '--lang', 'fr'], { env }),
      await ran(['stats', '--lang', 'fr'], { env }),
      await ran(['companion', 'braille', '--lang', 'fr'], { input: '1122 1-1\nrangées\n', env }),
    ].map(({ out }) => out);
    for (const out of outs) expect(out).toContain('\u202f:');
    expect(outs.join('').match(/.*[^\u202f]:(?: .*)?$/gm)).toBeNull();
  });

  it('are exported together without a damaged one, which is named', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    for (const seed of ['4', '5'])
      await ran(['play', 'braille', '--seed', seed], { input: '1122\n3344\n', env });
    const [damaged = '', cut = ''] = readdirSync(path.join(home, 'matches'));
    writeFileSync(path.join(home, 'matches', damaged), 'nonsense\n{}\n');
    const file = path.join(home, 'all.json');
    const { code, out, err } = await ran(['matches', '--export', 'all', '--output', file], { env });
    expect([code, out]).toEqual([0, `The undamaged matches of this machine are saved in “${file}”.\n`]);
    expect(err).toContain(damaged);
    const torn = path.join(home, 'matches', cut);
    writeFileSync(torn, readFileSync(torn, 'utf8').slice(0, -9));
    const listed = await ran(['matches'], { env });
    expect(listed.err).toContain(`Match ${cut.replace('.jsonl', '')}: the last move was cut off`);
  });

  it.each([
    'super',
    'super --maker me',
    'super --maker other --time 60',
    'duel',
    'braille --two',
    'custom-4x6c',
  ])('are not created by opening one and leaving it untouched: %s', async (game) => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    const { code, out } = await ran(['play', ...game.split(' ')], { input: 'turn\nquit\n', env });
    expect(code).toBe(0);
    expect(out).not.toContain('--resume');
    expect(readdirSync(path.join(home, 'matches'))).toEqual([]);
    expect(readdirSync(path.join(home, 'cards'))).toEqual([]);
  });

  it.each([
    ['super', '1'],
    ['super', '11223'],
    ['super', 'note red is third'],
    ['super --maker me', '11223'],
    ['braille --two --maker me', '\n1122'],
  ])('are there where something was done: %s, %s', async (game, line) => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    const { out } = await ran(['play', ...game.split(' ')], { input: `${line}\n`, env });
    expect(out).toContain(`--resume ${nameIn(home)}`);
  });

  it('are listed with date and time', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    await ran(['play', 'braille', '--seed', '4'], { input: '1122\n', env });
    for (const [lang, when] of [
      ['en', /\d+ \w+ \d{4} at \d\d:\d\d/],
      ['fr', /\d+(?:er)? \p{L}+ \d{4} à \d\d:\d\d/u],
      ['de', /\d+\. \p{L}+ \d{4} um \d\d:\d\d/u],
    ] as const)
      expect((await ran(['matches', '--lang', lang], { env })).out).toMatch(when);
  });

  it('are listed without their card, or with a damaged one, and can be resumed', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    for (const seed of ['4', '5'])
      await ran(['play', 'braille', '--seed', seed], { input: '1122\n3344\n', env });
    const [lost = '', broken = ''] = readdirSync(path.join(home, 'cards'));
    rmSync(path.join(home, 'cards', lost));
    writeFileSync(path.join(home, 'cards', broken), '{"match":');
    const { code, out, err } = await ran(['matches'], { env });
    expect([code, err]).toEqual([0, '']);
    for (const card of [lost, broken]) {
      const name = card.replace('.json', '');
      expect(out).toContain(`(${name})`);
      const resumed = await ran(['play', '--resume', name], { input: 'left\nquit\n', env });
      expect(resumed.out).toContain('8 rows of 10 left');
      expect(readFileSync(path.join(home, 'cards', card), 'utf8')).toContain(`"match":"${name}"`);
    }
  });

  it('that cannot be read are listed, and can be deleted', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    await ran(['play', 'braille', '--seed', '4'], { input: '1122\n', env });
    const whole = nameIn(home);
    const logs = path.join(home, 'matches');
    const log = readFileSync(path.join(logs, `${whole}.jsonl`), 'utf8');
    writeFileSync(path.join(logs, 'empty.jsonl'), '');
    writeFileSync(path.join(logs, 'broken.jsonl'), `nonsense\n${log}`);
    mkdirSync(path.join(logs, 'folder.jsonl'));
    mkdirSync(path.join(home, 'notes'), { recursive: true });
    writeFileSync(path.join(home, 'notes', 'broken%200.json'), '"a note"');
    const damaged = ['empty', 'broken', 'folder'];
    const { code, out } = await ran(['matches'], { env });
    expect(code).toBe(0);
    expect(out).toContain('Damaged:');
    for (const name of damaged)
      expect(out).toMatch(new RegExp(`^\\d: Damaged match\\. .*\\(${name}\\)$`, 'm'));
    const listed = JSON.parse((await ran(['matches', '--json'], { env })).out);
    expect(listed.filter((one: { damaged?: boolean }) => one.damaged)).toHaveLength(3);
    expect((await ran([], { input: 'matches\nresume broken\nquit\n', env })).code).toBe(0);
    for (const name of damaged) expect((await ran(['matches', '--delete', name], { env })).code).toBe(0);
    expect(readdirSync(logs)).toEqual([`${whole}.jsonl`]);
    expect(readdirSync(path.join(home, 'notes'))).toEqual([]);
  });

  it('keep their codes while they are not finished', async () => {
    const home = newFolder();
    const env = { BLACKPEG_HOME: home };
    await ran(['play', 'braille', '--seed', '4'], { input: '1122\n', env });
    for (const args of [
      ['matches', '--export', nameIn(home)],
      ['review', nameIn(home)],
    ])
      expect(await ran(args, { env })).toMatchObject({ code: 1, out: '' });
  });
});
