// A text is shared, or it is said that it was not; a page without a clipboard and a cancelled sheet are not errors.

import { afterEach, expect, test, vi } from 'vitest';
import { canShare, copyText, shareOut } from './hand-on.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text is copied as it is', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

test('a clipboard that refuses, or is not there, copies nothing', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  expect(await copyText('a link')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link')).toBe(false);
  expect(canShare()).toBe(false);
});

test('closing the system’s sheet shows no message', async () => {
  const share = vi.fn(() => Promise.reject(new Error('closed')));
  vi.stubGlobal('navigator', { share });
  expect(canShare()).toBe(true);
  await expect(shareOut({ text: 'a link' })).resolves.toBeUndefined();
  expect(share).toHaveBeenCalledWith({ text: 'a link' });
});
