// The thread in which an engine thinks, so that the program can still read “stop”.

import { parentPort, workerData } from 'node:worker_threads';
import { type Answers, answerQuestions } from '@blackpeg/thinking/worker';
import { answerPorts } from '../node-ports.ts';
import { fieldKeeper, think } from './think.ts';
import type { EngineExchanges, ThinkerData } from './thinker.ts';

const { stop } = workerData as ThinkerData;

const ANSWERS: Answers<EngineExchanges, ReturnType<typeof fieldKeeper>> = {
  open(game, fieldFor) {
    fieldFor(game);
    return null;
  },
  guess(question, fieldFor) {
    const deadline = question.time === null ? Number.POSITIVE_INFINITY : performance.now() + question.time;
    const shouldStop = () => Atomics.load(stop, 0) !== 0 || performance.now() >= deadline;
    return think(fieldFor(question.game), question, shouldStop);
  },
};

if (parentPort) parentPort.on('message', answerQuestions(ANSWERS, fieldKeeper, answerPorts(parentPort)));
