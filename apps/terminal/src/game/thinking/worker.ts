// The thread in which a game thinks.

import { parentPort } from 'node:worker_threads';
import { createAnswers } from './answers.ts';
import type { Request } from './thread.ts';

const answer = createAnswers();

parentPort?.on('message', ({ name, question }: Request) => parentPort?.postMessage(answer(name, question)));
