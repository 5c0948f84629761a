// The front door of the session.

export type { Happening } from './absorb.ts';
export { ASK_INTENTS, ASKS, type Ask, asksFor, correctableRow } from './asks.ts';
export { type BotPorts, humanePace, type Pace, startBot } from './bot.ts';
export type { Brain } from './brain.ts';
export { type Composition, compositionOf } from './composition.ts';
export { codeIn, type Draft, emptyDraft, type Hole, isRowFull, pegIn, unfilled } from './draft.ts';
export { type EditFault, edit } from './edit.ts';
export type { Eyes } from './hand-over.ts';
export { type BoardIntent, type DraftIntent, type Hiding, type Intent, PLAIN_HIDING } from './intent.ts';
export type { DraftFault, Outcome } from './interpret.ts';
export { type KeeperPorts, keepSealed } from './keep-sealed.ts';
export { draftToKeep, intentsToRestore, type KeptDraft } from './kept-draft.ts';
export { CONNECTIONS, type Connection, type Link, type LinkListener } from './link.ts';
export { clockHolder, createLocalLink, type LocalPlace, type LocalPorts } from './local-link.ts';
export { type Announce, createOneScreen, type OneScreen, type OneScreenPorts } from './one-screen.ts';
export type { Outbox, Pending } from './outbox.ts';
export { ownDuty, timeAsked } from './own-duty.ts';
export {
  createSealer,
  type KeptCode,
  placeName,
  type SealedPlace,
  type Sealer,
  type SealerPorts,
  type Vault,
} from './sealer.ts';
export { withOwnCode } from './sealing.ts';
export { createSession, type Objection, type Session, type SessionPorts, type Snapshot } from './session.ts';
