// Public exports for askers. It imports only types from the solver, so that the first script stays small.

export { createAsker } from './asker.ts';
export type { AskOptions, ExchangeTable, FromWorker, ToWorker, WorkerAsker, WorkerPorts } from './channel.ts';
export { createHousePlayer } from './house-player.ts';
export type { Exchanges, Thinker } from './question.ts';
