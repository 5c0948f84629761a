// The front door for the worker: it answers, and brings the solver with it.

export { type AnsweringPorts, type Answers, answerQuestions } from './answers/answering.ts';
export { SOLVER_ANSWERS } from './answers/answers.ts';
export { createFields, type TreeSource } from './answers/fields.ts';
