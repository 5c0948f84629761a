// Public exports of the package.

export { decodeBase64, encodeBase64 } from './checksum.ts';
export {
  type DeviceExport,
  type DeviceExportFault,
  formatDeviceExport,
  isDeviceExport,
  parseDeviceExport,
} from './device/device-export.ts';
export {
  type DeviceMatch,
  type MatchFate,
  type MatchMerge,
  type MergeCounts,
  mergeMatches,
} from './device/merge-matches.ts';
export { isSameMatch } from './device/same-match.ts';
export { draw } from './draw/draw.ts';
export { drawEvent } from './draw/event.ts';
export {
  boolean,
  type Decoder,
  either,
  type FieldDecoders,
  type FieldFault,
  finite,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
  shortText,
  variants,
} from './json/decoder.ts';
export {
  checkDigest,
  type Digest,
  type DigestVerdict,
  formatSealedLog,
  formatSealedRecord,
} from './json/digest.ts';
export { decodeEvent, encodeEvent } from './json/event.ts';
export {
  decodeEventsOf,
  formatLog,
  LOG_FORMAT,
  type LogHeader,
  matchOfLog,
  parseLog,
  playersOfLog,
} from './json/log.ts';
export { edition as decodeEdition, terms as decodeTerms } from './json/terms.ts';
export { LINEAGE, type Lineage, newestVersion, type Upcast } from './json/upcast.ts';
export {
  type Challenge,
  formatChallenge,
  formatGhost,
  formatPosition,
  type GhostChallenge,
  type PuzzlePosition,
  parseChallenge,
  parseGhost,
  parsePosition,
} from './puzzle-link.ts';
export { formatRecord } from './record/format.ts';
export {
  isTagName,
  type MatchRecord,
  matchOfRecord,
  matchTag,
  playersOfTags,
  playerTags,
  type RecordCode,
  type RecordMove,
  type RecordRound,
  type RecordRow,
  type RecordTag,
  recordOf,
} from './record/match-record.ts';
export { parseRecord } from './record/parse.ts';
export { recordOfLog } from './record/record-of-log.ts';
export { type Replay, replayRecord } from './replay/replay-record.ts';
export type { Difference, RecordFault, RecordReason, RoundName } from './replay/table.ts';
export {
  checkSettings,
  type ProgramName,
  SETTINGS,
  type Setting,
  type SettingFault,
  type SettingName,
  type SettingValue,
} from './settings.ts';
export { formatCode, formatPeg, parseCode, parsePeg } from './text/code.ts';
export { formatEdition, parseEdition } from './text/edition.ts';
export { formatEnding } from './text/ending.ts';
export { formatFeedback, parseFeedback } from './text/feedback.ts';
export { formatAwards, formatOutcome, formatResult } from './text/outcome.ts';
export { formatRow, formatRows, parseRows } from './text/row.ts';
export { formatBoard, formatSeat } from './text/seat.ts';
export type { Expected, TextFault, TextReason } from './text/text-fault.ts';
export { formatSeconds, parseSeconds } from './text/time.ts';
