// Public exports for online tables.

export { closeCopy } from './online/copy.ts';
export { type OnlineTable, openOnlineTable } from './online/online-table.ts';
export type { Attention, OnlineHooks, OnlinePlace, OnlineTablePorts } from './online/player-connection.ts';
export { type VisitTurn, visitTurn } from './online/visit.ts';
