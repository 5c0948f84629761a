// The front door of the referee.

export { createWallClock, type WallClock } from './clock.ts';
export type { Delivery, Dispatch } from './delivery.ts';
export type { ActionId, Batch, Conflict, EventStore, MatchId, StoredBatch } from './event-store.ts';
export { createHub, type Hub } from './hub.ts';
export type { RefereePorts } from './live-match.ts';
export { createMailbox, type Mailbox } from './mailbox.ts';
export { type FallbackStore, withMemoryFallback } from './memory-fallback.ts';
export { createMemoryStore, type Shelf } from './memory-store.ts';
export { createReferee, type Referee } from './referee.ts';
export type { Receipt, Reply } from './reply.ts';
export { createSaveMonitor, type SaveMonitor, type SaveProblem } from './save-monitor.ts';
export type { Seals } from './seals.ts';
