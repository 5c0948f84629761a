// Public exports of the play screen.

export {
  bindingsOf,
  boundTo,
  commandOf,
  compose,
  type KeyBindings,
  type PlayCommand,
  type PlayOpening,
  queryText,
  STANDARD_KEYS,
  TABLE_COMMANDS,
  type TableCommand,
  withKey,
} from './commands.ts';
export type { RoundPlace } from './effects.ts';
export { keyCommand } from './keys.ts';
export { linesOf } from './lines.ts';
export { ACTION_WAYS, type ActionControl, type ActionWay } from './model/actions.ts';
export type { PlayQuestion } from './model/asking.ts';
export { boardModel } from './model/board.ts';
export type { EndView } from './model/end.ts';
export { explainedAfter } from './model/explaining.ts';
export type { Look } from './model/look.ts';
export type { ScoreTrack, SeatLine } from './model/match.ts';
export {
  type NoteCell,
  type NoteMark,
  type Notes,
  nextMark,
  noteAt,
  noteKinds,
  noteName,
} from './model/notes.ts';
export { createPlay, type PlayScreen } from './play-screen.ts';
export { cueOf, happeningSaid } from './said.ts';
export { type PlaySettings, speechOf, USUAL_SPEECH } from './state.ts';
export type { CoverView, PlayView, TableView } from './view.ts';
export type { PlayPorts } from './world.ts';
