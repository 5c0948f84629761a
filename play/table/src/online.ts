// The front door of tables at the other end of a connection.

export { closeCopy } from './online/copy.ts';
export {
  type Attention,
  type OnlineHooks,
  type OnlinePlace,
  type OnlineTable,
  type OnlineTablePorts,
  openOnlineTable,
} from './online/online-table.ts';
export { type VisitTurn, visitTurn } from './online/visit.ts';
