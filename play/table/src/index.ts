// The front door of the table. What is played online is behind another, so that a first script does not carry it.

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
