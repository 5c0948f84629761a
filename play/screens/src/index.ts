export type { BoardModel, CellModel, LidModel, Place, RowModel } from './board-model.ts';
export { CUE_COUNTERPARTS, type CueTouch } from './cues.ts';
export { draftKey, type KeyPress, kindsTyped, rowPasted, rowTyped } from './key-press.ts';
export { PAIR_COLOURS, PEG_COLOURS, type PegColour } from './peg-colours.ts';
export { type RunningScreen, runScreen, type ScreenParts, type ScreenStep } from './run-screen.ts';
export type { Cue, Said, SaidKind, Screen, ScreenQuestion } from './screen.ts';
export type { KeptMatch } from './shared-matches.ts';
