// Public exports of the package.

export { type BotPace, type BotPorts, humanePace, startBot } from './bot/bot.ts';
export type { Brain } from './bot/brain.ts';
export { createSession } from './create-session.ts';
export { type Composition, compositionOf } from './draft/composition.ts';
export { codeIn, type Draft, emptyDraft, type Hole, isRowFull, pegIn, unfilled } from './draft/draft.ts';
export { type CarriedPeg, dropIntent } from './draft/dropping.ts';
export { type EditFault, edit } from './draft/edit.ts';
export { draftToKeep, intentsToRestore, type KeptDraft } from './draft/kept-draft.ts';
export { ASK_INTENTS, ASKS, type Ask, asksFor, correctableRow } from './intents/asks.ts';
export { ownDuty, timeAsked } from './intents/duties.ts';
export {
  type BoardIntent,
  type DraftIntent,
  type Hiding,
  type HidingChoices,
  type Intent,
  PLAIN_HIDING,
} from './intents/intent.ts';
export { type DraftFault, type IntentOutcome, interpret, notFilled } from './intents/interpret.ts';
export type { Happening } from './link/absorb.ts';
export { CONNECTIONS, type Link, type LinkListener, type LinkState } from './link/link.ts';
export { clockHolder, createLocalLink, type LocalPlace, type LocalPorts } from './link/local-link.ts';
export type { Outbox, Pending } from './link/outbox.ts';
export { type KeeperPorts, keepSealed } from './sealed/keep-sealed.ts';
export {
  createSealer,
  type KeptCode,
  placeName,
  type SealedPlace,
  type Sealer,
  type SealerPorts,
  type Vault,
} from './sealed/sealer.ts';
export { withOwnCode } from './sealed/sealing.ts';
export type { Objection, Session, SessionPorts, Snapshot } from './session.ts';
export type { Eyes } from './shared-screen/hand-over.ts';
export {
  type Announce,
  createOneScreen,
  type OneScreen,
  type OneScreenPorts,
} from './shared-screen/one-screen.ts';
