// The effects that the play screen requests, and the replies to them.

import type { GhostChallenge } from '@blackpeg/notation';
import type { Code, CodeSpec, Milliseconds, Seat } from '@blackpeg/rules';
import type { Draft, DraftIntent, Happening, Intent, IntentOutcome } from '@blackpeg/session';
import type { CodeSpace } from '@blackpeg/solver';
import type { Card, TableSnapshot } from '@blackpeg/table';
import type { Language } from '@blackpeg/wording';
import type { Hint, HintChain, HintGrade } from '../hints/index.ts';
import type { ScreenStep } from '../run-screen.ts';
import type { PlayCommand, PlayOpening, TableCommand } from './commands.ts';
import type { Notes } from './model/notes.ts';
import type { PlaySettings, PlayState } from './state.ts';

/** The key under which notes and hint counts of a round are stored. */
export interface RoundPlace {
  readonly match: string;
  readonly seat: Seat;
  /** Over all rounds, including replays, from 0. */
  readonly index: number;
  readonly number: number;
  readonly replay: number;
}

export type PlayEffect =
  /** Comes back as `turn`, at once or after what is being sent has arrived. */
  | { readonly type: 'in-turn'; readonly command: PlayCommand; readonly typed: boolean }
  /** Waits for another digit; null stops waiting. */
  | { readonly type: 'wait-for-digit'; readonly milliseconds: Milliseconds | null }
  /** Null if no time is shown. */
  | { readonly type: 'tick'; readonly after: Milliseconds | null }
  | { readonly type: 'open'; readonly what: PlayOpening }
  /** Prepares hints before one is requested. */
  | { readonly type: 'prepare-hints' }
  | TableEffect
  | KeptEffect
  | ThoughtEffect;

/** For a row being composed: what was done, the whole row after several changes, or nothing. */
export type ToldOf = 'act' | 'row' | null;

/** Done at the table, or announced by it. */
export type TableEffect =
  | { readonly type: 'intend'; readonly intent: Intent; readonly told: ToldOf }
  /** Comes back as `asked`, with the time. */
  | { readonly type: 'query'; readonly query: TableCommand }
  | { readonly type: 'draw-code'; readonly spec: CodeSpec }
  | { readonly type: 'repeat' | 'cover' | 'uncover' }
  | { readonly type: 'hand-to'; readonly seat: Seat };

/** What is stored of a round beside its log. */
export type KeptEffect =
  | { readonly type: 'read-notes'; readonly key: string; readonly place: RoundPlace }
  | { readonly type: 'keep-notes'; readonly place: RoundPlace; readonly notes: Notes }
  | { readonly type: 'note-hint'; readonly place: RoundPlace; readonly grade: HintGrade };

/** Questions to the solver. */
export type ThoughtEffect =
  | { readonly type: 'hint'; readonly grade: HintGrade; readonly guess: Code | null }
  | { readonly type: 'why'; readonly of: NonNullable<Hint['of']> }
  | { readonly type: 'what-fits' | 'count-fits' | 'stop-hint' };

export type PlayInput =
  | {
      readonly type: 'changed';
      readonly snapshot: TableSnapshot;
      readonly card: Card;
      readonly now: Milliseconds;
    }
  | { readonly type: 'ticked'; readonly now: Milliseconds }
  | { readonly type: 'set'; readonly settings: PlaySettings }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'ghost-read'; readonly ghost: GhostChallenge | null }
  /** To the seat at the screen, once for each event. */
  | { readonly type: 'heard'; readonly happening: Happening; readonly seat: Seat }
  | { readonly type: 'turn'; readonly command: PlayCommand }
  | { readonly type: 'answered'; readonly answer: WorldAnswer };

/** The result of an effect. `key` identifies the knowledge at the time the solver was asked. */
export type WorldAnswer =
  | {
      readonly type: 'intended';
      readonly intent: Intent;
      readonly before: Draft | null;
      readonly outcome: IntentOutcome;
      readonly told: ToldOf;
    }
  | { readonly type: 'drawn'; readonly code: Code }
  | { readonly type: 'asked'; readonly query: TableCommand; readonly now: Milliseconds }
  | { readonly type: 'no-digit' }
  | ThoughtAnswer
  | { readonly type: 'counted'; readonly key: string; readonly space: CodeSpace }
  | { readonly type: 'notes-read'; readonly key: string; readonly notes: Notes }
  | { readonly type: 'said-last'; readonly text: string };

/** Null if it failed; cancelled questions are not reported. */
export type ThoughtAnswer =
  | {
      readonly type: 'hinted';
      readonly key: string;
      readonly grade: HintGrade;
      readonly hint: Hint | null;
    }
  | { readonly type: 'explained'; readonly key: string; readonly chain: HintChain | null }
  | { readonly type: 'fits'; readonly key: string; readonly texts: readonly string[] | null };

export type PlayStep = ScreenStep<PlayState, PlayEffect>;

/** For edits of a row. */
export function intendAll(intents: readonly DraftIntent[]): readonly PlayEffect[] {
  const last = intents.length - 1;
  const toldOf = (index: number): ToldOf => (last === 0 ? 'act' : index === last ? 'row' : null);
  return intents.map((intent, index) => ({ type: 'intend', intent, told: toldOf(index) }));
}

/** Replaces the whole row. */
export function rowPlaced(row: readonly number[]): readonly PlayEffect[] {
  if (row.length === 0) return [];
  const placed = row.map((peg, hole): DraftIntent => ({ type: 'peg', peg, hole }));
  return intendAll([{ type: 'clear' }, ...placed]);
}
