import { expect, test } from 'vitest';
import { isLater, releasedChangelog, withVersion } from './changes.mjs';

test.each([
  ['0.2.0', true],
  ['0.1.1', true],
  ['1.0.0', true],
  ['0.1.0', false],
  ['0.0.9', false],
  ['0.2', false],
  ['v0.2.0', false],
  ['0.2.0-beta', false],
])('%s after 0.1.0: %s', (version, later) => {
  expect(isLater(version, '0.1.0')).toBe(later);
});

test('unreleased changes go under their version, and later changes have a place', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- A thing.\n\n## 0.1.0, 2026-01-01\n\n- Another.\n';
  expect(releasedChangelog(changelog, '0.2.0', '2026-02-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0, 2026-02-01\n\n- A thing.\n\n## 0.1.0, 2026-01-01\n\n- Another.\n',
  );
  expect(releasedChangelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n', '0.2.0', '2026-02-01')).toBeNull();
});

test('versions go up together, those of others stay', () => {
  const manifest = '{ "version": "0.1.0", "dependencies": { "@blackpeg/rules": "0.1.0", "ws": "0.1.0" } }';
  expect(withVersion(manifest, '0.1.0', '0.2.0')).toBe(
    '{ "version": "0.2.0", "dependencies": { "@blackpeg/rules": "0.2.0", "ws": "0.1.0" } }',
  );
});
