// A full disk, as a fault in the file layer: half-written data is removed, and written again when there is room.

import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Batch } from '@blackpeg/referee';
import { openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { cardOf } from '@blackpeg/table';
import { afterEach, expect, it, vi } from 'vitest';
import { ran } from '../console.testing.ts';
import { disk } from './disk.ts';
import { testFolders } from './folder.testing.ts';
import { openSaved } from './saved.ts';

/** From now on half of everything is written, and then there is no room. */
function fillDisk(): void {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(disk, 'writeFileSync').mockImplementation((file, text, options) => {
    writeFileSync(file, String(text).slice(0, 3), options);
    throw full();
  });
  vi.spyOn(disk, 'writeSync').mockImplementation((descriptor: number, bytes: unknown, ...rest: unknown[]) => {
    const at = Number(rest[2]);
    if (rest[0] !== 0 || !Buffer.isBuffer(bytes)) throw full();
    return writeSync(descriptor, bytes, 0, 10, at);
  });
}

const newFolder = testFolders();
const opening = openMatch(standardTerms(superEdition()), () => 0, 7);
const EVENTS = opening.ok ? opening.value : [];
const OPENED: Batch = { by: 'referee', actionId: 'open', events: EVENTS };
const seen = (at: number): Batch => ({ by: 0, actionId: `${at}`, events: [{ type: 'seen', seat: 0, at }] });

afterEach(() => {
  vi.restoreAllMocks();
});

function allFilesIn(home: string): readonly string[] {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

it('leaves nothing half written, keeps what was played in memory, and saves all of it in order once there is room', async () => {
  const home = newFolder();
  const torn = vi.fn();
  const saved = openSaved({ BLACKPEG_HOME: home }, torn);
  const file = path.join(home, 'matches', 'm.jsonl');
  await saved.logs.append('m', 0, OPENED);
  const before = readFileSync(file, 'utf8');
  fillDisk();
  const { terms } = standardMatch();
  await saved.logs.append('m', EVENTS.length, seen(8));
  saved.cards.put('m', cardOf('m', null, EVENTS, { terms, phase: 'hiding' }));
  saved.drafts.put('m 0', { row: 'x', holes: [[1]], cursor: 0 });
  await saved.logs.append('new', 0, OPENED);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(allFilesIn(home)).toEqual(['m.jsonl']);
  expect([...saved.logs.unsaved()].sort()).toEqual(['m', 'new']);
  expect([saved.cards.get('m')?.match, saved.drafts.get('m 0')?.row]).toEqual(['m', 'x']);
  expect((await saved.logs.read('m', 0)).length).toBe(2);
  expect(await saved.saving.retry()).toBe(false);
  vi.restoreAllMocks();
  await saved.logs.append('m', EVENTS.length + 1, seen(9));
  expect(await saved.saving.retry()).toBe(true);
  const again = openSaved({ BLACKPEG_HOME: home }, torn);
  expect((await again.logs.read('m', 0)).map(({ actionId }) => actionId)).toEqual(['open', '8', '9']);
  expect((await again.logs.read('new', 0)).length).toBe(1);
  expect([again.cards.get('m')?.match, again.drafts.get('m 0')?.row]).toEqual(['m', 'x']);
  expect(torn).not.toHaveBeenCalled();
});

it('that stores the log but not the card is reported: the match is not fully saved', async () => {
  const home = newFolder();
  vi.spyOn(disk, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  const env = { BLACKPEG_HOME: home };
  const { out } = await ran(['play', 'braille', '--seed', '4'], { input: '1122\n', env });
  expect(allFilesIn(home)).toHaveLength(1);
  expect(out).toContain('This match is not fully saved');
  expect(out).not.toContain('The match is saved');
});

it('is found out before anything is played, and leaves no trace', () => {
  const home = newFolder();
  const saved = openSaved({ BLACKPEG_HOME: home }, () => {});
  fillDisk();
  saved.prepare();
  expect(saved.saving.problem()?.error).toMatchObject({ code: 'ENOSPC' });
  expect(allFilesIn(home)).toEqual([]);
});

it('a lock that cannot be written does not prevent a match, and is not left half written', () => {
  const home = newFolder();
  const saved = openSaved({ BLACKPEG_HOME: home }, () => {});
  fillDisk();
  const lock = saved.lock('m');
  expect(lock.kind).toBe('held');
  if (lock.kind === 'held') lock.release();
  expect(allFilesIn(home)).toEqual([]);
});

function standardMatch() {
  const [opened] = EVENTS;
  if (opened?.type !== 'match-opened') throw new Error('A match begins by being opened.');
  return opened;
}
