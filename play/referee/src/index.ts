// Public exports of the package.

export type { Delivery, Dispatch } from './delivery.ts';
export { createHub, type Hub } from './hub.ts';
export type { RefereePorts } from './live-match.ts';
export { createMailbox, type Mailbox } from './mailbox.ts';
export type { Claim, KnownHead, RefereePeers, SharedDraft } from './peers.ts';
export { redactedLog } from './redacted.ts';
export { createReferee, type Referee } from './referee.ts';
export type { Receipt, Reply } from './reply.ts';
export type { Seals } from './seals.ts';
export type { ActionId, Batch, Conflict, EventStore, MatchId, StoredBatch } from './store/event-store.ts';
export { type FallbackStore, withMemoryFallback } from './store/memory-fallback.ts';
export { createMemoryStore, type Shelf } from './store/memory-store.ts';
export { createSaveMonitor, type SaveMonitor, type SaveProblem } from './store/save-monitor.ts';
export { createWallClock, type Timers, timersOf, type WallClock } from './time/clock.ts';
