// Asking a worker: one question at a time, cancelling, workers that die, and no worker if none is needed.

import { brailleEdition, widestSpec } from '@blackpeg/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAsker, PATIENCE } from './asker.ts';
import { HEARD, IDLE, SILENCE } from './kept-worker.ts';
import type { Exchanges, Thinker } from './question.ts';
import { type FakeWorker, fakeWorkers } from './worker.testing.ts';

const clues = { spec: widestSpec(brailleEdition()), marking: 'places', rows: [], missing: null } as const;
const question = { clues, list: 0 };
const told = (count: number) => ({ count, codes: [] });

let workers: readonly FakeWorker[];
let thinker: Thinker;

beforeEach(() => {
  vi.useFakeTimers();
  const ports = fakeWorkers();
  workers = ports.workers;
  thinker = createAsker<Exchanges>(ports);
});
afterEach(() => vi.useRealTimers());

function answerLast(worker: FakeWorker | undefined, count: number): void {
  worker?.say({ kind: 'told', id: worker.last?.id ?? -1, told: told(count) });
}

describe('who asks', () => {
  it('starts a worker with the first question, and asks one at a time', async () => {
    expect(workers).toHaveLength(0);
    const first = thinker.ask('fits', question);
    const second = thinker.ask('fits', question);
    expect(workers[0]?.heard).toHaveLength(1);
    answerLast(workers[0], 1);
    expect(workers[0]?.heard).toHaveLength(2);
    answerLast(workers[0], 2);
    expect([await first, await second]).toEqual([told(1), told(2)]);
    expect(workers).toHaveLength(1);
  });

  it('passes on how far the work is', async () => {
    const seen: number[] = [];
    const asked = thinker.ask('fits', question, { progress: (done) => seen.push(done) });
    workers[0]?.say({ kind: 'progress', id: 0, done: 0.5 });
    workers[0]?.say({ kind: 'progress', id: 7, done: 0.9 });
    answerLast(workers[0], 1);
    await asked;
    expect(seen).toEqual([0.5]);
  });

  it('hands on what a screen watches as plain data', () => {
    const watched = new Proxy({ ...question }, {});
    void thinker.ask('fits', watched);
    expect(workers[0]?.last).toMatchObject({ question });
  });

  it('rejects a question at which the worker failed, and continues', async () => {
    const [first, second] = [thinker.ask('fits', question), thinker.ask('fits', question)];
    workers[0]?.say({ kind: 'fault', id: 0, fault: 'RangeError: too much' });
    await expect(first).rejects.toThrow('too much');
    answerLast(workers[0], 2);
    expect(await second).toEqual(told(2));
  });

  it('ends a worker that was idle for long, and starts another when needed', async () => {
    const first = thinker.ask('fits', question);
    for (let waited = 0; waited <= IDLE; waited += SILENCE / 2) {
      vi.advanceTimersByTime(SILENCE / 2);
      workers[0]?.say({ kind: 'progress', id: 0, done: 0.5 });
    }
    expect(workers[0]?.ended).toBe(false);
    answerLast(workers[0], 1);
    await first;
    vi.advanceTimersByTime(IDLE);
    expect(workers[0]?.ended).toBe(true);
    void thinker.ask('fits', question);
    expect(workers).toHaveLength(2);
  });
});

describe('a stop', () => {
  it('before the question is asked does not disturb the worker', async () => {
    await expect(thinker.ask('fits', question, { signal: AbortSignal.abort('no') })).rejects.toBe('no');
    expect(workers).toHaveLength(0);
    const stop = new AbortController();
    void thinker.ask('fits', question);
    const waiting = thinker.ask('fits', question, { signal: stop.signal });
    stop.abort('no more');
    await expect(waiting).rejects.toBe('no more');
    answerLast(workers[0], 1);
    expect(workers[0]?.heard).toHaveLength(1);
  });

  it('takes effect between slices: the worker continues with the next question', async () => {
    const stop = new AbortController();
    const first = thinker.ask('fits', question, { signal: stop.signal });
    const second = thinker.ask('fits', question);
    stop.abort('no more');
    await expect(first).rejects.toBe('no more');
    expect(workers[0]?.last).toEqual({ kind: 'stop', id: 0 });
    workers[0]?.say({ kind: 'stopped', id: 0 });
    vi.advanceTimersByTime(PATIENCE);
    answerLast(workers[0], 2);
    expect(await second).toEqual(told(2));
    expect(workers).toHaveLength(1);
  });

  it('that has no effect ends the worker; pending questions go to another', async () => {
    const stop = new AbortController();
    const first = thinker.ask('fits', question, { signal: stop.signal });
    const second = thinker.ask('fits', question);
    stop.abort('no more');
    await expect(first).rejects.toBe('no more');
    vi.advanceTimersByTime(PATIENCE);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    answerLast(workers[1], 2);
    expect(await second).toEqual(told(2));
  });

  it('after the answer changes nothing', async () => {
    const stop = new AbortController();
    const asked = thinker.ask('fits', question, { signal: stop.signal });
    answerLast(workers[0], 1);
    expect(await asked).toEqual(told(1));
    stop.abort();
    vi.advanceTimersByTime(PATIENCE);
    expect(workers[0]).toMatchObject({ ended: false, heard: [{ kind: 'ask' }] });
  });
});

describe('a worker that was ended without notice', () => {
  it('while it worked is replaced, and its question asked again', async () => {
    const asked = [thinker.ask('fits', question), thinker.ask('fits', question)];
    workers[0]?.say({ kind: 'progress', id: 0, done: 0 });
    workers[0]?.vanish();
    vi.advanceTimersByTime(SILENCE);
    answerLast(workers[1], 1);
    answerLast(workers[1], 2);
    expect(await Promise.all(asked)).toEqual([told(1), told(2)]);
  });

  it('while idle is replaced as soon as it does not acknowledge a question', async () => {
    const first = thinker.ask('fits', question);
    answerLast(workers[0], 1);
    await first;
    workers[0]?.vanish();
    const second = thinker.ask('fits', question);
    vi.advanceTimersByTime(HEARD);
    answerLast(workers[1], 2);
    expect(await second).toEqual(told(2));
  });

  it('twice over one question: that one is refused, and the next one answered', async () => {
    const [bad, good] = [thinker.ask('fits', question), thinker.ask('fits', question)];
    const refused = expect(bad).rejects.toThrow('silent');
    vi.advanceTimersByTime(SILENCE);
    vi.advanceTimersByTime(SILENCE);
    await refused;
    answerLast(workers[2], 2);
    expect(await good).toEqual(told(2));
  });

  it('is not one that takes long and reports its progress', async () => {
    const asked = thinker.ask('fits', question);
    for (let done = 0; done < 1; done += 0.25) {
      vi.advanceTimersByTime(SILENCE - 1);
      workers[0]?.say({ kind: 'progress', id: 0, done });
    }
    answerLast(workers[0], 1);
    expect(await asked).toEqual(told(1));
    expect(workers).toHaveLength(1);
  });
});

describe('a worker that breaks', () => {
  it('is replaced, and its question asked again', async () => {
    const asked = [thinker.ask('fits', question), thinker.ask('fits', question)];
    workers[0]?.fail();
    answerLast(workers[1], 1);
    answerLast(workers[1], 2);
    expect(await Promise.all(asked)).toEqual([told(1), told(2)]);
    expect(workers[0]?.ended).toBe(true);
  });

  it('twice over one question: that one is given up', async () => {
    const [bad, good] = [thinker.ask('fits', question), thinker.ask('fits', question)];
    workers[0]?.fail();
    workers[1]?.fail();
    await expect(bad).rejects.toThrow();
    answerLast(workers[2], 2);
    expect(await good).toEqual(told(2));
  });

  it('and was stopped already is not asked again', async () => {
    const stop = new AbortController();
    const asked = thinker.ask('fits', question, { signal: stop.signal });
    stop.abort('no more');
    workers[0]?.fail();
    await expect(asked).rejects.toBe('no more');
    vi.advanceTimersByTime(PATIENCE);
    expect(workers).toHaveLength(1);
  });

  it('before it begins rejects, and the next question tries again', async () => {
    const ports = fakeWorkers();
    let starts = 0;
    const late = createAsker<Exchanges>({
      ...ports,
      start(listener) {
        starts += 1;
        if (starts <= 2) throw new TypeError('No worker here.');
        return ports.start(listener);
      },
    });
    await expect(late.ask('fits', question)).rejects.toThrow('No worker here.');
    const asked = late.ask('fits', question);
    answerLast(ports.workers[0], 3);
    expect(await asked).toEqual(told(3));
  });
});

describe('a limit of time', () => {
  it('counts from the question, and stops what is under way', async () => {
    const [first, second] = [thinker.ask('fits', question), thinker.ask('fits', question, { within: 1000 })];
    const refused = expect(second).rejects.toThrow('in time');
    vi.advanceTimersByTime(999);
    answerLast(workers[0], 1);
    expect(await first).toEqual(told(1));
    vi.advanceTimersByTime(1);
    await refused;
    expect(workers[0]?.last).toEqual({ kind: 'stop', id: 1 });
  });

  it('does not affect a question that was answered before', async () => {
    const asked = thinker.ask('fits', question, { within: 1000 });
    answerLast(workers[0], 1);
    expect(await asked).toEqual(told(1));
    vi.advanceTimersByTime(1000);
    expect(workers[0]?.heard).toHaveLength(1);
  });
});

it('a worker that reports its end may be silent for as long as it works', async () => {
  const ports = fakeWorkers(false);
  const asked = createAsker<Exchanges>(ports).ask('fits', question);
  vi.advanceTimersByTime(10 * SILENCE);
  answerLast(ports.workers[0], 1);
  expect(await asked).toEqual(told(1));
});

it('closed, it refuses what it still owes', async () => {
  const asked = [thinker.ask('fits', question), thinker.ask('fits', question)];
  const refused = Promise.all(asked.map((each) => expect(each).rejects.toThrow('closed')));
  await thinker.close();
  await refused;
  expect(workers.map(({ ended }) => ended)).toEqual([true]);
});
