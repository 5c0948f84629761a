// English texts of the full screen of a terminal.

import type { Who } from '../../event-facts.ts';
import { count, does } from '../base/voice.ts';

/** Keys that cannot be changed, and what each does. */
const FIXED_KEYS: readonly (readonly [key: string, does: string])[] = [
  ['1 – 9', 'place a peg; for pairs first the colour, then the shape'],
  ['0', 'place a blank'],
  ['Alt + 1 – 9', 'fill the empty holes'],
  ['Arrow left, Arrow right', 'move in the row'],
  ['Page Up, Page Down', 'scroll the board'],
  ['Backspace', 'remove a peg'],
  ['Delete', 'empty this hole'],
  ['Enter', 'submit the row, the code or the answer'],
  ['Escape', 'stop typing pegs as letters; open the menu'],
  ['Mouse', 'click on a peg, a hole, a line or a key below; the wheel scrolls'],
  ['Ctrl + L', 'redraw the screen'],
  ['Ctrl + Z', 'suspend the game'],
  ['Ctrl + C', 'quit; the match is saved'],
];

export const screen = {
  tooSmall: (columns: number, rows: number) =>
    `This window is too small to play in. Make it at least ${columns} columns wide and ${rows} rows high; nothing is lost.`,
  /** The terminal cannot be used for drawing. */
  lineByLine: 'This terminal cannot show the full screen, so the game is played line by line.',
  /** A name and its value. */
  pair: (name: string, value: string) => `${name}: ${value}`,
  quit: 'Quit Blackpeg',
  /** What each seat is doing, beside the board. */
  roles: {
    hiding: (who: Who) => `${does(who, 'are', 'is')} hiding a code`,
    hidden: (who: Who) => `${does(who, 'have', 'has')} hidden a code`,
    breaking: (who: Who, row: number) => `${does(who, 'are', 'is')} guessing, row ${row}`,
    placed: (who: Who, row: number) => `${does(who, 'have', 'has')} placed row ${row}`,
    answering: (who: Who, row: number) => `${does(who, 'are', 'is')} answering row ${row}`,
    holds: (who: Who) => `${does(who, 'have', 'has')} the code`,
    found: (who: Who, rows: number) => `${does(who, 'found', 'found')} it in ${count(rows, 'row', 'rows')}`,
    out: (who: Who) => `${does(who, 'have', 'has')} given up`,
  },
  /** The last line of the screen: the keys that matter now. */
  keys: {
    menu: '↑ ↓ choose · Enter open · Esc quit',
    list: '↑ ↓ choose · Enter open · Esc back',
    form: '↑ ↓ choose · ← → change · Enter open · Esc back',
    sizes: 'arrows choose · Enter select · Esc back',
    place: 'digits pegs · Enter submit · u undo · h hint · n notes · ? keys · Esc menu',
    code: 'digits pegs · Enter hide it · d random · Backspace · ? keys · Esc menu',
    answer: 'digits count · ↑ ↓ which peg · Enter give it · ? keys · Esc menu',
    wait: 'l last row · s score · w whose turn · ? keys · Esc menu',
    cover: 'Enter continue · Esc quit',
    notes: 'arrows move · Space mark · x clear · n or Esc close',
    text: '↑ ↓ scroll · Esc back',
    compose: 'digits pegs · Enter select · Backspace · x clear · Esc back',
    seek: 'digits pegs · Enter answer · h good row · f what fits · d remove · Esc back',
    matches: '↑ ↓ choose · Enter open · d delete · Esc back',
    review: '↑ ↓ row · ← → board · Esc back',
  },
  /** The names of keys without a character, in the last line. */
  keyNames: { enter: 'Enter', escape: 'Esc', backspace: 'Backspace' },
  /** If the board has too many rows to show; from 1. */
  rowsShown: (first: number, last: number, rows: number) => `rows ${first}–${last} of ${rows}`,
  toMenu: 'To the menu',
  toMenuNote: 'the match is saved',
  nextStep: 'Next step',
  /** A step of an explanation. */
  step: (at: number, of: number, text: string) => `Step ${at} of ${of}: ${text}`,
  goOn: 'Continue playing',
  hide: {
    chooseBlanks: 'Blanks in this round? Press b to choose.',
    changeBlanks: (state: string) => `Blanks in this round: ${state}. Press b to change it.`,
  },
  /** Keys that mean the same everywhere in a match, and what they do. */
  fixed: FIXED_KEYS,
  settings: { on: 'on', off: 'off' },
  /** Another process has the match open. */
  elsewhere: (process: number) =>
    `This match is open in another window (process ${process}). Close it there first.`,
  missing: 'This match is no longer on this machine.',
  puzzle: 'Puzzle',
  puzzleShort: 'Find the only code that fits',
  another: 'Another one',
};
