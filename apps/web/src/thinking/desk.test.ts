// The whole way, from a question on the page to the solver and back, with a real desk behind the line.

import { brailleEdition, shapesEdition, widestSpec } from '@blackpeg/rules';
import { expect, it } from 'vitest';
import { createDesk } from './desk.ts';
import type { FromWorker } from './protocol.ts';
import { FILE_SHELF } from './shelf.testing.ts';
import { createThinker } from './thinker.ts';
import { deskWorker } from './worker.testing.ts';

const clues = { spec: widestSpec(brailleEdition()), marking: 'places', rows: [], missing: null } as const;

it('answers in turn what is asked at once', async () => {
  const thinker = createThinker(deskWorker);
  const rows = [{ guess: [1, 1, 2, 3], mark: { black: 1, white: 0, blue: 0 } }];
  const [fits, advice] = await Promise.all([
    thinker.ask('fits', { clues: { ...clues, rows }, list: 1 }),
    thinker.ask('advice', { clues, rowsLeft: 10 }),
  ]);
  expect(fits.codes).toHaveLength(1);
  expect(advice).toMatchObject({ guess: [1, 1, 2, 3], candidatesLeft: 1296 });
});

it('hears a stop between two stages of advice', async () => {
  const spec = widestSpec(shapesEdition('1'));
  const rows = [{ guess: [11, 22, 33, 44], mark: { black: 0, white: 1, blue: 1 } }];
  const said: FromWorker[] = [];
  await new Promise<void>((resolve) => {
    const hear = createDesk(FILE_SHELF, (message) => {
      said.push(message);
      if (said.length === 1) hear({ kind: 'stop', id: 4 });
      if (message.kind !== 'progress') resolve();
    });
    const question = { clues: { spec, marking: 'pairs', rows, missing: null } } as const;
    hear({ kind: 'ask', id: 4, name: 'advice', question });
  });
  expect(said.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'stopped']);
});

it('says what it had a fault with, and answers the next question', async () => {
  const thinker = createThinker(deskWorker);
  const none = { ...clues, spec: { ...clues.spec, holes: 12 } };
  await expect(thinker.ask('fits', { clues: none, list: 0 })).rejects.toThrow();
  expect(await thinker.ask('fits', { clues, list: 0 })).toEqual({ count: 1296, codes: [] });
});
