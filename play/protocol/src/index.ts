// Public exports of the package.

export { actionOf, type PlayerAction } from './action.ts';
export { type ClientMessage, PHRASES, type Phrase } from './client-message.ts';
export { type Company, companyAfter, companyOf, type Presence } from './company.ts';
export {
  type AskFault,
  type AskOnline,
  createAskOnline,
  type HttpAnswer,
  type Post,
} from './http/client.ts';
export type { DeviceCard } from './http/device-card.ts';
export {
  type AnswerOf,
  type AskOf,
  ENDPOINTS,
  type EndpointName,
  type GuestEndpointName,
} from './http/endpoints.ts';
export { FAULT_STATUS, ONLINE_FAULTS, type OnlineFault, type Refusal } from './http/fault.ts';
export { EXPORT_PAGE, type ExportedGuest } from './http/guest-export.ts';
export {
  MOST_PEOPLE,
  type PersonCard,
  REPORT_REASONS,
  type ReportReason,
  type SaidPhrases,
  type SeatTreatment,
  type Treatment,
} from './http/people.ts';
export type { SeatedAt, TableCard } from './http/table-card.ts';
export { decodeClientMessage, decodeServerMessage, encodeMessage, type MessageFault } from './parse.ts';
export type { ErrorCode, ServerMessage } from './server-message.ts';
export type { OpenSocket, Socket, SocketEvents } from './socket.ts';
export {
  type Aside,
  createSocketLink,
  type SocketLink,
  type SocketLinkPorts,
  type TableNews,
} from './socket-link.ts';
export {
  ANSWERED_ONCE,
  LONGEST_ANSWER,
  LONGEST_REQUEST,
  OFFERED_PROTOCOLS,
  PROTOCOL,
  SOCKET_PATH,
} from './version.ts';
