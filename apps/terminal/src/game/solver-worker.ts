// The thread in which a game thinks.

import { parentPort } from 'node:worker_threads';
import { answerQuestions, createFields, SOLVER_ANSWERS } from '@blackpeg/thinking/worker';
import { answerPorts } from '../node-ports.ts';
import { SHIPPED_TREES } from './shipped-trees.ts';

const open = () => createFields(SHIPPED_TREES);

if (parentPort) parentPort.on('message', answerQuestions(SOLVER_ANSWERS, open, answerPorts(parentPort)));
