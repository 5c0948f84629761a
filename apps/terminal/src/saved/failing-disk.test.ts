// A folder that cannot be written, and a disk that fails in the middle: play goes on, the player is told once, nothing is left half written.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playTexts } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../command-line/io.ts';
import { ran } from '../console.testing.ts';
import { startTerminal } from '../online/terminal.testing.ts';
import { blackpeg } from '../process.testing.ts';
import { openSetUp, startMatch } from '../screen/matches.testing.ts';
import { KEYS, startPlayer } from '../screen/player.testing.ts';
import { readBatches } from './batch-text.ts';
import { testFolders } from './folder.testing.ts';
import { openSaved } from './saved.ts';

const newFolder = testFolders();

function aFile(): string {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, 'not a folder');
  return file;
}

/** Root may write despite permissions, so a file is put in the way instead. */
const UNWRITABLE: readonly (readonly [string, () => Environment])[] = [
  ['there is no folder', () => ({})],
  ['a file is in its place', () => ({ BLACKPEG_HOME: aFile() })],
  ['a parent is a file', () => ({ BLACKPEG_HOME: path.join(aFile(), 'deeper', 'home') })],
];

it.runIf(process.platform === 'linux')(
  'a folder that the system makes for nobody is tried once',
  async () => {
    const env = { BLACKPEG_HOME: '/proc/blackpeg/home' };
    const { code, out, err } = await blackpeg(['play', 'braille', '--seed', '4'], {
      input: '1122\nquit\n',
      env,
    });
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/Saving failed: /g)).toHaveLength(1);
  },
);

describe.each(UNWRITABLE)('where nothing can be saved because %s', (_, environment) => {
  it.each<[string, string]>([
    ['play braille --seed 4', '1122\n3344\nquit\n'],
    ['puzzle --play --seed 7', 'quit\n'],
    ['companion braille', '1122 1-1\nquit\n'],
    ['', 'matches\nstats\nquit\n'],
  ])('`blackpeg %s` plays, and says so once', async (args, input) => {
    const given = args === '' ? [] : args.split(' ');
    const { code, out, err } = await ran(given, { input, env: environment() });
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/Saving failed: /g)).toHaveLength(1);
    expect(out).toContain('Set BLACKPEG_HOME to another folder');
  });

  it('`blackpeg daily --play` does so too', async () => {
    const { code, out, err } = await blackpeg(['daily', '--play'], {
      input: '11223\nquit\n',
      env: { ...environment() },
    });
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/Saving failed: /g)).toHaveLength(1);
  });

  it('a match can be played, and is reported as lost when it is left', async () => {
    const { out } = await ran(['play', 'braille', '--seed', '4'], {
      input: '1122\nquit\n',
      env: environment(),
    });
    expect(out).toMatch(/Row 1: .*\n/);
    expect(out).toContain('This match is not fully saved');
    expect(out).not.toContain('--resume');
  });

  it.each(['stats', 'matches'])('`blackpeg %s` has nothing to show', async (command) => {
    expect((await ran([command], { env: environment() })).code).toBe(0);
  });

  it('a match from a file is refused instead of forgotten', async () => {
    const home = newFolder();
    await ran(['play', 'braille', '--seed', '4', '--log', path.join(home, 'log')], {
      input: '1122\nquit\n',
      env: environment(),
    });
    const { code, out, err } = await ran(['matches', '--import', path.join(home, 'log')], {
      env: environment(),
    });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Nothing was saved: /);
  });
});

/** Until it is called again, there is a file in the place of the logs. */
function breakDisk(home: string): () => void {
  const [logs, aside] = [path.join(home, 'matches'), path.join(home, 'aside')];
  renameSync(logs, aside);
  writeFileSync(logs, '');
  return () => {
    rmSync(logs);
    renameSync(aside, logs);
  };
}

describe('a disk that fails in the middle of a match', () => {
  it('in plain mode the row is played, the player is told that it is unsaved, and it is saved once that works', async () => {
    const home = newFolder();
    const player = startTerminal(['play', 'super', '--seed', '3', '--plain'], home);
    await player.hears(/row 1/i);
    player.type('11111');
    await player.hears(/^Row 1: .*\./);
    const mend = breakDisk(home);
    player.type('22222');
    await player.hears(/^Saving failed: /);
    await player.hears(/^Row 2: .*\./);
    mend();
    player.type('33333');
    await player.hears(/^Saving works again/);
    expect(await player.leave()).toBe(0);
    expect(player.err()).toBe('');
    const [file = ''] = readdirSync(path.join(home, 'matches'));
    const log = readBatches(readFileSync(path.join(home, 'matches', file), 'utf8'));
    const rows = log.batches.flatMap(({ events }) => events).filter(({ type }) => type === 'guess-placed');
    expect([rows.length, log.badLine]).toEqual([3, null]);
  });

  it('full screen: the same, with a mark that stays', async () => {
    const home = newFolder();
    const saved = openSaved({ BLACKPEG_HOME: home }, () => {});
    const player = startPlayer({ saved });
    await openSetUp(player, 'en', 'super');
    await startMatch(player, 'en');
    await player.until(playTexts('en').title.row(1, 12));
    const mend = breakDisk(home);
    player.press('11111', KEYS.enter);
    await player.until(playTexts('en').title.row(2, 12));
    const failed = await player.until('Saving failed');
    expect(failed).toMatch(/ not saved · .*\n/);
    mend();
    player.press('22222', KEYS.enter);
    await player.until('Saving works again');
    expect([saved.logs.unsaved(), await player.until(/./)]).toEqual([
      [],
      expect.not.stringContaining('not saved'),
    ]);
    await player.leave();
  });
});

describe('what another run left', () => {
  it('is removed if it is half written, but not if another process is writing it', () => {
    const home = newFolder();
    const files = [
      'cards/a.json.part',
      'notes/b.json.999999.part',
      'sealed/c/d.999999.part',
      'locks/e.999999.part',
    ];
    const kept = [`cards/f.json.${process.pid}.part`, 'cards/g.json'];
    for (const file of [...files, ...kept]) {
      mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
      writeFileSync(path.join(home, file), '{');
    }
    const saved = openSaved({ BLACKPEG_HOME: home }, () => {});
    saved.prepare();
    expect(files.filter((file) => existsSync(path.join(home, file)))).toEqual([]);
    expect(kept.filter((file) => existsSync(path.join(home, file)))).toEqual(kept);
    expect(saved.saving.problem()).toBeNull();
  });
});
