// Writes beside the log: together, after the frame that shows them, and at once if something is read or the page is left.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherWrites, type ThingsJob, WRITE_DELAY } from './gathered-writes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const job = (): ThingsJob => () => {};

test('what comes within a moment is written together, in its order, after that', async () => {
  const write = vi.fn(async () => {});
  const { add } = gatherWrites(write);
  const [first, second] = [job(), job()];
  const both = Promise.all([add(first), add(second)]);
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  await both;
  expect(write.mock.calls).toEqual([[[first, second]]]);
});

test('what waits is written after the next frame, or without frames after a while', () => {
  let draw = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    draw = callback;
  });
  const write = vi.fn(async () => {});
  const { add } = gatherWrites(write);
  void add(job());
  draw();
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(1);
  void add(job());
  vi.advanceTimersByTime(WRITE_DELAY);
  expect(write).toHaveBeenCalledTimes(2);
});

test('what waits is begun at once before something else is asked, and only once', () => {
  const write = vi.fn(async () => {});
  const { add, begin } = gatherWrites(write);
  void add(job());
  begin();
  expect(write).toHaveBeenCalledTimes(1);
  begin();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
});

test('a page that is left writes at once what waits', () => {
  const left: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => {
    if (type === 'pagehide') left.push(listen);
  });
  const write = vi.fn(async () => {});
  void gatherWrites(write).add(job());
  for (const leave of left) leave();
  expect(write).toHaveBeenCalledTimes(1);
});

test('everybody whose writing failed hears of it, and the next ones are tried', async () => {
  const write = vi.fn(async () => {});
  write.mockRejectedValueOnce(new Error('full'));
  const { add } = gatherWrites(write);
  const both = [add(job()), add(job())].map((written) => expect(written).rejects.toThrow('full'));
  vi.runAllTimers();
  await Promise.all(both);
  const next = add(job());
  vi.runAllTimers();
  await next;
  expect(write).toHaveBeenCalledTimes(2);
});
