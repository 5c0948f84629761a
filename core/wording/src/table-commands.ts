// What single keys do at a table, and which key each has at first: the same on every device, and named in every language.

/** Things to do, then things to ask. */
export const TABLE_COMMANDS = [
  'undo',
  'clear',
  'repeat-row',
  'notes',
  'hint',
  'claim',
  'letters',
  'cover',
  'last-row',
  'row',
  'rows-left',
  'score',
  'turn',
  'clock',
  'secret',
  'what-fits',
  'tray',
  'again',
  'help',
] as const;
export type TableCommand = (typeof TABLE_COMMANDS)[number];

export const STANDARD_KEYS: Readonly<Record<TableCommand, string>> = {
  undo: 'u',
  clear: 'x',
  'repeat-row': 'p',
  notes: 'n',
  hint: 'h',
  claim: 'k',
  /** From here until the row is placed or Escape, letters are pegs. */
  letters: 'z',
  cover: 'v',
  'last-row': 'l',
  /** Then the number of the row. */
  row: 'g',
  'rows-left': 'r',
  score: 's',
  turn: 'w',
  clock: 't',
  secret: 'c',
  'what-fits': 'f',
  tray: 'y',
  again: 'a',
  help: '?',
};
