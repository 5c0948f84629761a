// U2: everything a player can do at a table, with its words, its keys and the control that one or two switches reach. The
// compiler asks for a line for each command; docs/actions.md is written from this table.

import type { PlayWords } from '@blackpeg/wording';
import type { PlayCommand, TableCommand } from '../commands.ts';

/** The control for it; scanning offers every one of them. */
export type ActionControl =
  | 'a key of the palette'
  | 'a hole of the row'
  | 'the submit key'
  | 'the keys of the row'
  | 'the answer'
  | 'the options for hiding a code'
  | 'the notes'
  | 'the hints'
  | 'the boards'
  | 'the lid over the code'
  | 'the question'
  | 'the keys after a round'
  | 'the cover of the screen'
  | 'the sheet of more actions'
  | 'the sheet of keys';

export interface ActionWay {
  /** Its name. */
  readonly words: (words: PlayWords) => string;
  /** Keys of its own, or those that press the focused control. */
  readonly keys: TableCommand | FixedKeys | 'Tab and Enter';
  readonly control: ActionControl;
}

/** Keys that cannot be changed. */
type FixedKeys = '0 – 9' | 'Ctrl + V' | 'Space' | 'Enter';

/** A key press becomes one of the others. */
type ActionName = Exclude<PlayCommand['type'], 'press'>;

export const ACTION_WAYS: Readonly<Record<ActionName, ActionWay>> = {
  compose: { words: ({ row }) => row.tools, keys: '0 – 9', control: 'a key of the palette' },
  'choose-kind': { words: ({ row }) => row.tools, keys: '0 – 9', control: 'a key of the palette' },
  paste: { words: ({ row }) => row.tools, keys: 'Ctrl + V', control: 'a key of the palette' },
  touch: { words: ({ row }) => row.tools, keys: 'Space', control: 'a hole of the row' },
  'copy-peg': { words: ({ row }) => row.lastLong, keys: 'repeat-row', control: 'the sheet of keys' },
  drop: { words: ({ row }) => row.tools, keys: '0 – 9', control: 'a key of the palette' },
  swap: { words: ({ keys }) => keys.commands.swap, keys: 'swap', control: 'the sheet of keys' },
  submit: { words: ({ row }) => row.submit, keys: 'Enter', control: 'the submit key' },
  answer: { words: ({ answer }) => answer.give(''), keys: '0 – 9', control: 'the answer' },
  correct: {
    words: ({ answer }) => answer.correct(1),
    keys: 'Tab and Enter',
    control: 'the sheet of more actions',
  },
  blanks: {
    words: ({ keys }) => keys.commands.blanks,
    keys: 'blanks',
    control: 'the options for hiding a code',
  },
  palm: {
    words: ({ hiding }) => hiding.palm,
    keys: 'Tab and Enter',
    control: 'the options for hiding a code',
  },
  'random-code': { words: ({ hiding }) => hiding.random, keys: 'random-code', control: 'the sheet of keys' },
  query: { words: ({ keys }) => keys.commands['last-row'], keys: 'last-row', control: 'the sheet of keys' },
  'query-row': { words: ({ keys }) => keys.commands.row, keys: 'row', control: 'the sheet of keys' },
  'query-rows': { words: ({ keys }) => keys.commands.row, keys: 'row', control: 'the sheet of keys' },
  'which-row': { words: ({ keys }) => keys.commands.row, keys: 'row', control: 'the sheet of keys' },
  'what-fits': {
    words: ({ keys }) => keys.commands['what-fits'],
    keys: 'what-fits',
    control: 'the sheet of keys',
  },
  'what-is-noted': { words: ({ keys }) => keys.commands.known, keys: 'known', control: 'the sheet of keys' },
  'say-again': { words: ({ keys }) => keys.commands.again, keys: 'again', control: 'the sheet of keys' },
  hint: { words: ({ hints }) => hints.heading, keys: 'hint', control: 'the hints' },
  'stop-hint': { words: ({ hints }) => hints.stop, keys: 'Tab and Enter', control: 'the hints' },
  'take-hint': { words: ({ hints }) => hints.take, keys: 'Tab and Enter', control: 'the hints' },
  why: { words: ({ hints }) => hints.why, keys: 'Tab and Enter', control: 'the hints' },
  'show-step': { words: ({ hints }) => hints.why, keys: 'Tab and Enter', control: 'the hints' },
  'note-why': { words: ({ hints }) => hints.noteWhy, keys: 'Tab and Enter', control: 'the hints' },
  note: { words: ({ notes }) => notes.heading, keys: 'notes', control: 'the notes' },
  'clear-notes': { words: ({ notes }) => notes.heading, keys: 'Tab and Enter', control: 'the notes' },
  'undo-notes': { words: ({ notes }) => notes.heading, keys: 'Tab and Enter', control: 'the notes' },
  letters: { words: ({ keys }) => keys.commands.letters, keys: 'letters', control: 'the sheet of keys' },
  'cover-code': { words: ({ keys }) => keys.commands.cover, keys: 'cover', control: 'the lid over the code' },
  'show-board': { words: ({ match }) => match.whoseBoard, keys: 'Tab and Enter', control: 'the boards' },
  ask: { words: ({ ask }) => ask.claim.label, keys: 'claim', control: 'the sheet of more actions' },
  intend: { words: ({ ask }) => ask.claim.yes, keys: 'Tab and Enter', control: 'the question' },
  dismiss: { words: ({ row }) => row.change, keys: 'Tab and Enter', control: 'the question' },
  'go-on': { words: ({ end }) => end.next, keys: 'Enter', control: 'the keys after a round' },
  'cover-screen': {
    words: ({ handOver }) => handOver.cover,
    keys: 'Tab and Enter',
    control: 'the sheet of more actions',
  },
  uncover: {
    words: ({ handOver }) => handOver.iAm('…'),
    keys: 'Tab and Enter',
    control: 'the cover of the screen',
  },
  'hand-to': {
    words: ({ handOver }) => handOver.handOn,
    keys: 'Tab and Enter',
    control: 'the cover of the screen',
  },
  open: { words: ({ keys }) => keys.commands.help, keys: 'help', control: 'the sheet of more actions' },
};
