// Public exports of the package. Online play has another entry point, so that the first script does not include it.

export {
  type BriefCard,
  briefCard,
  type Card,
  CODEMAKER_CHOICES,
  cardOf,
  decodeCard,
  isUntouched,
  LEVEL_CHOICES,
  type NewCard,
  type Origin,
  type Sitter,
  touched,
} from './card.ts';
export { decodeDraft, seatKey } from './kept-draft.ts';
export {
  COUNTDOWN,
  countsDown,
  HOUSE_PACES,
  HOUSE_SPEEDS,
  type HousePace,
  type HouseSpeed,
} from './pace.ts';
export type { Awaitable, Drawer, Locks, MatchLock, OutOfSight, Release, TableStorage } from './ports.ts';
export type { Opening, Table, TableHooks, TableSnapshot, Tables, TakeOver } from './table.ts';
export { createTables, type TablesPorts } from './tables.ts';
