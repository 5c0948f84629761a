// The front door of the notation.

export { decodeBase64, encodeBase64 } from './checksum.ts';
export { formatCode, formatPeg, parseCode, parsePeg } from './code-text.ts';
export { decodeEvent, encodeEvent } from './decode-event.ts';
export { edition as decodeEdition, terms as decodeTerms } from './decode-terms.ts';
export {
  boolean,
  type Decoder,
  either,
  type FieldFault,
  type Fields,
  finite,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
  shortText,
  variants,
} from './decoder.ts';
export {
  type DeviceExport,
  type DeviceExportFault,
  formatDeviceExport,
  isDeviceExport,
  parseDeviceExport,
} from './device/device-export.ts';
export {
  type MatchFate,
  type MatchMerge,
  type MergeCounts,
  mergeMatches,
  type OwnMatch,
} from './device/merge-matches.ts';
export { isSameMatch } from './device/same-match.ts';
export {
  checkDigest,
  type Digest,
  type DigestVerdict,
  formatSealedLog,
  formatSealedRecord,
} from './digest.ts';
export { draw } from './draw.ts';
export { drawEvent } from './draw-event.ts';
export { formatEdition, parseEdition } from './edition-text.ts';
export { formatEnding } from './ending-text.ts';
export { formatFeedback, parseFeedback } from './feedback-text.ts';
export { decodeEventsOf, formatLog, LOG_FORMAT, type LogHeader, matchOfLog, parseLog } from './log-json.ts';
export {
  isTagName,
  type MatchRecord,
  matchOfRecord,
  matchTag,
  type RecordCode,
  type RecordMove,
  type RecordRound,
  type RecordRow,
  type RecordTag,
  recordOf,
} from './match-record.ts';
export { formatAwards, formatOutcome, formatResult } from './outcome-text.ts';
export {
  type Challenge,
  formatChallenge,
  formatPosition,
  type PuzzlePosition,
  parseChallenge,
  parsePosition,
} from './puzzle-link.ts';
export { recordOfLog } from './record-log.ts';
export { parseRecord } from './record-parse.ts';
export { type Replay, replayRecord } from './record-replay.ts';
export { formatRecord } from './record-text.ts';
export type { Difference, RecordFault, RecordReason, RoundName } from './replay-table.ts';
export { formatRow, formatRows, parseRows } from './row-text.ts';
export { formatBoard, formatSeat } from './seat-text.ts';
export {
  checkSettings,
  type ProgramName,
  SETTINGS,
  type Setting,
  type SettingFault,
  type SettingName,
  type SettingValue,
} from './settings.ts';
export type { Expected, TextFault, TextReason } from './text-fault.ts';
export { formatSeconds, parseSeconds } from './time-text.ts';
export { LINEAGE, type Lineage, newestVersion, type Upcast } from './upcast.ts';
