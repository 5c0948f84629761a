// The whole way, from a question to the solver and back.

import { brailleEdition, shapesEdition, widestSpec } from '@blackpeg/rules';
import { expect, it } from 'vitest';
import type { FromWorker } from '../channel.ts';
import { TREE_FILES, thinkerInThisThread } from '../worker.testing.ts';
import { answerQuestions } from './answering.ts';
import { SOLVER_ANSWERS } from './answers.ts';
import { createFields } from './fields.ts';

const clues = { spec: widestSpec(brailleEdition()), marking: 'places', rows: [], missing: null } as const;

it('answers in turn what is asked at once', async () => {
  const thinker = thinkerInThisThread();
  const rows = [{ guess: [1, 1, 2, 3], mark: { black: 1, white: 0, blue: 0 } }];
  const [fits, good] = await Promise.all([
    thinker.ask('fits', { clues: { ...clues, rows }, list: 1 }),
    thinker.ask('good-row', { clues, rowsLeft: 10 }),
  ]);
  expect(fits.codes).toHaveLength(1);
  expect(good).toMatchObject({ advice: { guess: [1, 1, 2, 3], candidatesLeft: 1296 } });
});

it('is stopped between two stages of advice', async () => {
  const spec = widestSpec(shapesEdition('1'));
  const rows = [{ guess: [11, 22, 33, 44], mark: { black: 0, white: 1, blue: 1 } }];
  const said: FromWorker[] = [];
  await new Promise<void>((resolve) => {
    function say(message: FromWorker): void {
      said.push(message);
      if (said.length === 1) hear({ kind: 'stop', id: 4 });
      if (message.kind !== 'progress') resolve();
    }
    const nextTask = () => new Promise<void>((go) => setTimeout(go));
    const hear = answerQuestions(SOLVER_ANSWERS, () => createFields(TREE_FILES), { say, nextTask });
    const question = { clues: { spec, marking: 'pairs', rows, missing: null }, rowsLeft: 12 };
    hear({ kind: 'ask', id: 4, name: 'good-row', question });
  });
  expect(said.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'stopped']);
});

it('reports the fault, and answers the next question', async () => {
  const thinker = thinkerInThisThread();
  const none = { ...clues, spec: { ...clues.spec, holes: 12 } };
  await expect(thinker.ask('fits', { clues: none, list: 0 })).rejects.toThrow();
  expect(await thinker.ask('fits', { clues, list: 0 })).toEqual({ count: 1296, codes: [] });
});
