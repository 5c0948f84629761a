// Public exports for the worker, which answers and includes the solver.

export { type AnsweringPorts, type Answers, answerQuestions } from './answers/answering.ts';
export { SOLVER_ANSWERS } from './answers/answers.ts';
export { createFields, type TreeSource } from './answers/fields.ts';
