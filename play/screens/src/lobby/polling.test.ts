// Polling while the page is visible, with a clock set by hand.

import { createFakeClock, settled } from '@blackpeg/referee/testing';
import { expect, test } from 'vitest';
import { AFTER_SILENCE, createPoll, EVERY } from './polling.ts';

function polling() {
  const clock = createFakeClock();
  const page = { isVisible: true, isAnswered: true, asked: 0 };
  /** The request without a response yet. */
  let answer: (() => void) | null = null;
  const poll = createPoll({
    clock,
    isVisible: () => page.isVisible,
    ask: () => {
      page.asked += 1;
      return new Promise((resolve) => {
        answer = () => resolve(page.isAnswered);
      });
    },
  });
  const hear = async () => {
    answer?.();
    await settled();
  };
  return { clock, page, poll, hear };
}

test('at once, then every few seconds after an answer, and never twice at once', async () => {
  const { clock, page, hear } = polling();
  await clock.advance(EVERY * 3);
  expect(page.asked).toBe(1);
  await hear();
  await clock.advance(EVERY - 1);
  expect(page.asked).toBe(1);
  await clock.advance(1);
  expect(page.asked).toBe(2);
});

test('a server that does not answer is asked less often', async () => {
  const { clock, page, hear } = polling();
  page.isAnswered = false;
  await hear();
  await clock.advance(AFTER_SILENCE - 1);
  expect(page.asked).toBe(1);
  await clock.advance(1);
  expect(page.asked).toBe(2);
});

test('nothing is requested while hidden, and at once when the page is visible again', async () => {
  const { clock, page, poll, hear } = polling();
  await hear();
  page.isVisible = false;
  await clock.advance(EVERY * 10);
  expect([page.asked, clock.waiting()]).toEqual([1, 0]);
  page.isVisible = true;
  poll.now();
  expect(page.asked).toBe(2);
});

test('what is wanted while a question is on its way is asked right after it, once', async () => {
  const { clock, page, poll, hear } = polling();
  poll.now();
  poll.now();
  expect(page.asked).toBe(1);
  await hear();
  expect(page.asked).toBe(2);
  await hear();
  expect([page.asked, clock.waiting()]).toEqual([2, 1]);
});

test('polling now replaces the next poll, and stopping ends it', async () => {
  const { clock, page, poll, hear } = polling();
  await hear();
  poll.now();
  await hear();
  expect([page.asked, clock.waiting()]).toEqual([2, 1]);
  poll.stop();
  poll.now();
  await clock.advance(EVERY * 10);
  expect([page.asked, clock.waiting()]).toEqual([2, 0]);
});
