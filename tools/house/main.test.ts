import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('an option that does not exist is refused with those that do', () => {
  const main = path.join(import.meta.dirname, 'main.mjs');
  const { status, stderr } = spawnSync(process.execPath, [main, '--lists'], { encoding: 'utf8' });
  expect(stderr).toBe('--lists is not an option; there are --list, --check, --record.\n');
  expect(status).toBe(2);
});
