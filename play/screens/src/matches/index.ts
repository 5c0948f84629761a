// The matches stored on a device: listed, deleted, exported, imported; the same in every face.

export { exportName, logText, namesOn, recordText } from './export.ts';
export {
  type ImportedMatch,
  type ImportFault,
  importFaultText,
  keepImported,
  LONGEST_TEXT,
  readMatch,
} from './import.ts';
export { groupsWith, lineOf, type MatchGroup, type MatchItem, type MatchLine, matchGroups } from './list.ts';
