// Everything a player can do at a table, and what single keys do there: one table for faces, help, documents and tests.

import type { Code, Feedback, Seat } from '@blackpeg/rules';
import { type Ask, type CarriedPeg, type DraftIntent, type Intent, timeAsked } from '@blackpeg/session';
import {
  lastRowText,
  type PlayWords,
  rowsLeftText,
  scoreText,
  timeLeftText,
  trayText,
} from '@blackpeg/wording';
import type { HintGrade } from '../hints/index.ts';
import type { KeyPress } from '../key-press.ts';
import { boardAsked, type Look } from './model/look.ts';
import type { NoteCell, NoteMark } from './model/notes.ts';
import { aboutBoard, codeText, turnQueryText } from './model/queries.ts';

/** Named and described in every language. */
export type TableCommand = keyof PlayWords['keys']['commands'];

/** What a face opens, each in its own way. */
export type PlayOpening = 'notes' | 'hints' | 'keys';

export type PlayCommand =
  /** For the row or code being composed; in order, after what is being sent has arrived. */
  | { readonly type: 'compose'; readonly intents: readonly DraftIntent[] }
  /** A row as text. */
  | { readonly type: 'paste'; readonly text: string }
  /** Half of a pair. */
  | { readonly type: 'choose-kind'; readonly facet: number; readonly kind: number }
  /** A tap on a hole: a peg is taken out, or an empty hole becomes the next to fill. */
  | { readonly type: 'touch'; readonly hole: number }
  /** A tap on a peg of an earlier row, from 0: the same peg goes into that hole of this row. */
  | { readonly type: 'copy-peg'; readonly row: number; readonly hole: number }
  /** A dragged peg is dropped into a hole, from 0; null if it is dropped outside the row. */
  | { readonly type: 'drop'; readonly carried: CarriedPeg; readonly hole: number | null }
  /** Swaps the contents of two holes, from 0; with fewer, the others are asked for, and null cancels. */
  | { readonly type: 'swap'; readonly holes: readonly number[] | null }
  /** Sends the row, hides the code, gives the answer; `sure` after a confirmation. */
  | { readonly type: 'submit'; readonly sure: boolean }
  /** The answer composed so far. */
  | { readonly type: 'answer'; readonly feedback: Feedback }
  | { readonly type: 'correct'; readonly on: boolean }
  /** C9g: whether blanks are possible, said with the code; null toggles it. */
  | { readonly type: 'blanks'; readonly on: boolean | null }
  /** T3b: pegs of one kind that stay out of the tray. */
  | { readonly type: 'palm'; readonly facet: number; readonly index: number; readonly count: number }
  | { readonly type: 'random-code' }
  | { readonly type: 'query'; readonly query: TableCommand }
  | { readonly type: 'query-row'; readonly row: number }
  | { readonly type: 'query-rows' | 'which-row' | 'what-fits' | 'what-is-noted' | 'say-again' }
  /** About the current row, or about this one. */
  | { readonly type: 'hint'; readonly grade: HintGrade; readonly guess?: Code }
  | { readonly type: 'stop-hint' | 'take-hint' }
  /** The explanation of the shown hint; a step of it to highlight, from 0; and copying its facts into the notes. */
  | { readonly type: 'why' | 'note-why' }
  | { readonly type: 'show-step'; readonly step: number }
  | { readonly type: 'note'; readonly cell: NoteCell; readonly mark: NoteMark }
  | { readonly type: 'clear-notes' | 'undo-notes' }
  | { readonly type: 'letters'; readonly on: boolean | null }
  /** The player's own cover over the own code. */
  | { readonly type: 'cover-code' }
  | { readonly type: 'show-board'; readonly board: number }
  /** Asks for confirmation first; `intend` does it. */
  | { readonly type: 'ask'; readonly ask: Ask }
  | { readonly type: 'intend'; readonly intent: Intent }
  | { readonly type: 'dismiss' | 'go-on' | 'cover-screen' | 'uncover' }
  | { readonly type: 'hand-to'; readonly seat: Seat }
  | { readonly type: 'open'; readonly what: PlayOpening }
  /** What a key means is decided when its turn comes. */
  | { readonly type: 'press'; readonly press: KeyPress };

interface TableKey {
  /** The default; the player may choose another in the web app. */
  readonly key: string;
  /** What it does, or what it answers. */
  readonly does: PlayCommand | ((look: Look, now: number) => string);
}

/** Actions, then queries. */
const TABLE: Readonly<Record<TableCommand, TableKey>> = {
  undo: { key: 'u', does: compose({ type: 'undo' }) },
  clear: { key: 'x', does: compose({ type: 'clear' }) },
  'repeat-row': { key: 'p', does: compose({ type: 'repeat-last' }) },
  /** Then the two holes. */
  swap: { key: 'e', does: { type: 'swap', holes: [] } },
  notes: { key: 'n', does: { type: 'open', what: 'notes' } },
  hint: { key: 'h', does: { type: 'open', what: 'hints' } },
  claim: { key: 'k', does: { type: 'ask', ask: 'claim' } },
  /** From here until the row is placed or Escape, letters are pegs. */
  letters: { key: 'z', does: { type: 'letters', on: null } },
  cover: { key: 'v', does: { type: 'cover-code' } },
  'random-code': { key: 'd', does: { type: 'random-code' } },
  blanks: { key: 'b', does: { type: 'blanks', on: null } },
  'last-row': {
    key: 'l',
    does: (look) => aboutBoard(look, (board) => lastRowText(look.speaker, board, look.detail)),
  },
  /** Followed by the number of the row. */
  row: { key: 'g', does: { type: 'which-row' } },
  'rows-left': { key: 'r', does: (look) => aboutBoard(look, (board) => rowsLeftText(look.speaker, board)) },
  score: { key: 's', does: ({ speaker, state, round }) => scoreText(speaker, state, round) },
  turn: { key: 'w', does: turnQueryText },
  clock: {
    key: 't',
    does: ({ speaker, state, seat }, now) => timeLeftText(speaker, timeAsked(state, seat, now)),
  },
  secret: { key: 'c', does: codeText },
  'what-fits': { key: 'f', does: { type: 'what-fits' } },
  known: { key: 'i', does: { type: 'what-is-noted' } },
  tray: {
    key: 'y',
    does: (look) => trayText(look.speaker, look.state, boardAsked(look)?.breaker ?? 0),
  },
  again: { key: 'a', does: { type: 'say-again' } },
  help: { key: '?', does: { type: 'open', what: 'keys' } },
};

export const TABLE_COMMANDS = Object.keys(TABLE) as readonly TableCommand[];

/** A key as browsers name it, in lower case; empty for none. */
export type KeyBindings = Readonly<Record<TableCommand, string>>;

export const STANDARD_KEYS = bindingsOf({});

/** Empty for a command that is not a query. */
export function queryText(look: Look, query: TableCommand, now: number): string {
  const { does } = TABLE[query];
  return typeof does === 'function' ? does(look, now) : '';
}

/** Null if no command has this key. */
export function boundTo(bindings: KeyBindings, key: string): TableCommand | null {
  const pressed = key.toLowerCase();
  if (pressed === '') return null;
  return TABLE_COMMANDS.find((name) => bindings[name] === pressed) ?? null;
}

/** Assigns the key to one command, taking it from any other: one key never means two things. */
export function withKey(bindings: KeyBindings, command: TableCommand, key: string): KeyBindings {
  const wanted = key.toLowerCase();
  const before = boundTo(bindings, wanted);
  return { ...bindings, ...(before && { [before]: '' }), [command]: wanted };
}

/** The player's choice by name, or the default key; a command added later has its default key. */
export function bindingsOf(chosen: Readonly<Record<string, string>>): KeyBindings {
  const taken = new Set(TABLE_COMMANDS.flatMap((name) => chosen[name] ?? []));
  const keyOf = (name: TableCommand) => chosen[name] ?? (taken.has(TABLE[name].key) ? '' : TABLE[name].key);
  return Object.fromEntries(TABLE_COMMANDS.map((name) => [name, keyOf(name)])) as KeyBindings;
}

/** What a single key does. */
export function commandOf(name: TableCommand): PlayCommand {
  const { does } = TABLE[name];
  return typeof does === 'function' ? { type: 'query', query: name } : does;
}

export function compose(...intents: readonly DraftIntent[]): PlayCommand {
  return { type: 'compose', intents };
}
