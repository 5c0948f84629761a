import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolders } from './folder.testing.ts';
import { takeLock } from './lock.ts';

const newFolder = testFolders();

it('is held by one at a time, and free once it is given back', () => {
  const file = path.join(newFolder(), 'locks', 'm');
  const lock = takeLock(file);
  expect(takeLock(file)).toEqual({ kind: 'taken', process: process.pid });
  if (lock.kind === 'held') lock.release();
  expect(existsSync(file)).toBe(false);
  expect(takeLock(file).kind).toBe('held');
});

it('R2: is worth nothing once its process is gone, or its number is another process’s', async () => {
  const file = path.join(newFolder(), 'm');
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'close');
  const gone = { pid: child.pid, began: null };
  const another = { pid: process.pid, began: 'never' };
  for (const holder of [JSON.stringify(gone), JSON.stringify(another), 'half a lo']) {
    writeFileSync(file, holder);
    const lock = takeLock(file);
    expect(lock.kind).toBe('held');
    if (lock.kind === 'held') lock.release();
  }
});
