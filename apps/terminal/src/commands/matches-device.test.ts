// All matches of a machine as one file: exported and imported, merged, and files that are something else.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { testFolders } from '../saved/folder.testing.ts';
import { takeLock } from '../saved/lock.ts';

const newFolder = testFolders();

interface Machine {
  readonly home: string;
  readonly env: { readonly BLACKPEG_HOME: string };
}

function machine(): Machine {
  const home = newFolder();
  return { home, env: { BLACKPEG_HOME: home } };
}

/** Returns the name of the match. */
async function play({ env, home }: Machine, seed: number, ...lines: readonly string[]): Promise<string> {
  const before = matchesIn(home);
  const input = lines.map((line) => `${line}\n`).join('');
  await ran(['play', 'braille', '--seed', `${seed}`], { input, env });
  return matchesIn(home).find((match) => !before.includes(match)) ?? '';
}

function matchesIn(home: string): readonly string[] {
  try {
    return readdirSync(path.join(home, 'matches')).map((file) => file.replace('.jsonl', ''));
  } catch {
    return [];
  }
}

async function exported({ env, home }: Machine, which = 'All'): Promise<string> {
  const file = path.join(home, `all-${readdirSync(home).length}.json`);
  const { code, out } = await ran(['matches', '--export', 'all', '--output', file], { env });
  expect([code, out]).toEqual([0, `${which} matches of this machine are saved in “${file}”.\n`]);
  return file;
}

const bringIn = ({ env }: Machine, file: string) => ran(['matches', '--import', file], { env });

function contents({ home }: Machine, folder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(home, folder, name), 'utf8'));
}

const FINISHED = Array.from({ length: 10 }, () => '1122');

describe('all matches of a machine', () => {
  it('are moved to another machine with cards, notes and half-filled rows, and only once', async () => {
    const [there, here] = [machine(), machine()];
    const finished = await play(there, 4, ...FINISHED);
    const running = await play(there, 5, '1122', 'note red is third', '33');
    const own = await play(here, 6, '1122');
    const file = await exported(there);
    expect(await bringIn(here, file)).toEqual({
      code: 0,
      out: 'The file is imported: 2 matches added.\n',
      err: '',
    });
    expect(await bringIn(here, file)).toMatchObject({
      out: 'The file is imported: 0 matches added. 2 matches were here already.\n',
    });
    expect([...matchesIn(here.home)].sort()).toEqual([finished, running, own].sort());
    for (const folder of ['cards', 'notes', 'drafts'])
      for (const name of readdirSync(path.join(there.home, folder)))
        expect(contents(here, folder, name)).toEqual(contents(there, folder, name));
    const resumed = await ran(['play', '--resume', running], { input: 'notes\ndraft\n', env: here.env });
    expect(resumed.out).toContain('red is third');
  });

  it('are updated if one continued there, unless it is open here', async () => {
    const [there, here] = [machine(), machine()];
    const match = await play(there, 5, '1122');
    await bringIn(here, await exported(there));
    await ran(['play', '--resume', match], { input: '3344\n', env: there.env });
    const file = await exported(there);
    const lock = takeLock(path.join(here.home, 'locks', match));
    const log = path.join('matches', `${match}.jsonl`);
    const before = readFileSync(path.join(here.home, log), 'utf8');
    const refused = await bringIn(here, file);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(`process ${process.pid}`)]);
    expect(readFileSync(path.join(here.home, log), 'utf8')).toBe(before);
    if (lock.kind === 'held') lock.release();
    expect((await bringIn(here, file)).out).toContain('1 match had more moves in the file');
    const { out } = await ran(['play', '--resume', match], { input: 'left\n', env: here.env });
    expect(out).toContain('8 rows of 10 left');
  });

  it('of the web app are read: cards in its form, its notes left, an online match that is under way too', async () => {
    const [there, here] = [machine(), machine()];
    const [daily, online] = [await play(there, 4, ...FINISHED), await play(there, 5, '1122')];
    const file = await exported(there);
    const all = JSON.parse(readFileSync(file, 'utf8'));
    all.drawers.cards[daily].origin = { kind: 'challenge', ghost: 'g1~' };
    all.drawers.cards[daily].sitters = [{ kind: 'person', name: 'Guest' }];
    all.drawers.cards[online].origin = { kind: 'online', table: online, seat: 0 };
    all.drawers.notes = { [`${daily} 0 0`]: [['no']] };
    all.choices = { 'blackpeg.settings': '{}' };
    writeFileSync(file, JSON.stringify(all));
    const { out } = await bringIn(here, file);
    expect(out).toBe(
      'The file is imported: 1 match added.\n1 match is still being played online and not imported. Join the table instead.\n',
    );
    expect(contents(here, 'cards', `${daily}.json`)).toMatchObject({
      origin: { kind: 'challenge', ghost: 'g1~' },
      sitters: [{ name: 'Guest' }],
    });
    expect(matchesIn(here.home)).toEqual([daily]);
  });

  it('that are damaged are left out and counted, and mended where the file has them whole', async () => {
    const [there, here] = [machine(), machine()];
    const [good, bad] = [await play(there, 4, ...FINISHED), await play(there, 5, '1122')];
    const whole = await exported(there);
    writeFileSync(path.join(there.home, 'matches', `${bad}.jsonl`), 'nonsense\n\nnonsense\n');
    expect((await bringIn(here, await exported(there, 'The undamaged'))).out).toBe(
      'The file is imported: 1 match added. 1 match could not be read and was left out.\n',
    );
    writeFileSync(path.join(here.home, 'matches', `${good}.jsonl`), 'nonsense\n\nnonsense\n');
    expect((await bringIn(here, whole)).out).toBe('The file is imported: 2 matches added.\n');
    expect((await ran(['review', good], { env: here.env })).code).toBe(0);
  });

  it('may be a large file, which a match may not', async () => {
    const [there, here] = [machine(), machine()];
    await play(there, 4, '1122');
    const text = readFileSync(await exported(there), 'utf8');
    const large = `${text.trimEnd()}${' '.repeat(17_000_000)}\n`;
    const file = path.join(there.home, 'large.json');
    writeFileSync(file, large);
    expect((await bringIn(here, file)).out).toContain('1 match added');
    writeFileSync(file, large.replace('blackpeg-export', 'blackpeg-log'));
    expect(await bringIn(here, file)).toMatchObject({ code: 2, err: expect.stringContaining('16') });
  });
});

describe('a file that is something else', () => {
  it.each([
    ['{"format":"blackpeg-export","version":2,"logs":{"a":"', 'is damaged or cut short'],
    ['{"format":"blackpeg-export","version":9,"logs":{},"drawers":{}}', 'comes from a newer Blackpeg'],
    ['{"name":"something else"}', 'Expected the first line of a Blackpeg log'],
    ['Dear diary', 'Expected a tag'],
    ['', 'is empty'],
  ])('%s', async (text, sentence) => {
    const here = machine();
    const file = path.join(here.home, 'file');
    writeFileSync(file, text);
    const { code, out, err } = await bringIn(here, file);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(matchesIn(here.home)).toEqual([]);
  });

  it.each(['review', 'replay', 'verify', 'emboss'])('is not one match for %s', async (command) => {
    const there = machine();
    await play(there, 4, '1122');
    const { code, err } = await ran([command, await exported(there)], { env: there.env });
    expect(code).toBe(2);
    expect(err).toContain('“blackpeg matches --import” reads it');
  });
});
