// Practice of answers: endless questions, and why a row earns its answer.

export type { Credit } from './explain-mark.ts';
export { questionAt } from './questions.ts';
export { reasonsFor } from './reasons.ts';
