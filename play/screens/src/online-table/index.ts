// An online table besides its match: arriving, waiting and leaving; who is there, phrases, absence, seals, a rematch.

export type { AwayAct } from './absence.ts';
export type { CompanyScreen } from './company.ts';
export type { PersonAction, PersonView } from './people.ts';
export type { CompanyCommand, CompanyGuide } from './state.ts';
export type { CompanyView } from './view.ts';
export {
  createVisit,
  type HeardAtTable,
  type OpenTable,
  type TableVisit,
  type VisitPorts,
  type VisitStart,
  type VisitView,
} from './visit.ts';
export { type AtTable, leavingSeat, spelt, type VisitPlace } from './visit-state.ts';
