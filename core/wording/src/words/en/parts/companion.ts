// English texts of the companion, and of a code hidden for somebody else.

import { count, figures } from '../base/voice.ts';

/** Rows count from 1. */
export const companion = {
  title: 'Companion',
  lead: 'A real board in front of you? Blackpeg thinks along with you, keeps the code, or checks an answer. Everything stays on this device.',
  mode: 'What Blackpeg does',
  modes: { seek: 'Helps you reason', keep: 'Keeps the code', check: 'Checks an answer' },
  board: 'Your board',
  edition: 'Edition',
  holes: 'Holes',
  colours: 'Colours',
  less: 'Fewer',
  more: 'More',
  blanks: 'Blanks allowed',
  rings: 'Rings',
  blue: 'With blue key pegs',
  rows: 'Rows on the board',
  noRows: 'No row yet. Copy the first one from your board.',
  newRow: (row: number) => `Row ${row}`,
  changeRow: (row: number) => `Change row ${row}`,
  pegs: 'The pegs',
  answer: 'The answer it got',
  add: 'Add this row',
  keepChange: 'Save the change',
  cancel: 'Cancel',
  change: (row: number) => `Change row ${row}`,
  leaveOut: (row: number) => `Leave row ${row} out`,
  takeIn: (row: number) => `Include row ${row} again`,
  remove: (row: number) => `Remove row ${row}`,
  leftOut: 'left out',
  added: (row: number) => `Row ${row} is added.`,
  changed: (row: number) => `Row ${row} is changed.`,
  removed: (row: number) => `Row ${row} is removed.`,
  full: (rows: number) => `The board has ${count(rows, 'row', 'rows')}, and all are filled.`,
  result: 'What the rows tell you',
  working: 'Checking the codes…',
  failed: 'That did not work. Your rows are still there; try again.',
  showFits: 'Show codes that fit',
  someFit: (shown: number, all: number) =>
    shown === all ? 'All of them:' : `${figures(shown)} of ${figures(all)}:`,
  certain: 'What is certain',
  nothingToExplain: 'Ask for a clue or a good row first.',
  goodRow: 'A good next row',
  useIt: 'Use it as the next row',
  found: (row: number) => `Found with row ${row}.`,
  noFit: 'No code fits these rows. Look at them again: change an answer or leave a row out.',
  startOver: 'Clear the board',
  startedOver: 'The board is empty.',
  putBack: 'Restore the rows',
  paste: 'Rows as text',
  pasteNote: 'As in a shared text, for example super-5x8 11223:1-0 45678:0-2',
  read: 'Import',
  keepNote:
    'Blackpeg hides a code for this board and answers every row. You place the pegs on your own board and copy each row here.',
  keepStart: 'Hide a code',
  checkNote:
    'For the codemaker: enter the code and a row, and see the right answer. Nobody else should look.',
  checkCode: 'The code',
  checkRow: 'The row',
  rightAnswer: 'The right answer',
};

export const challenge = {
  title: 'A code for a friend',
  /** For the player who opens a link. */
  found: {
    heading: 'Somebody hid a code for you.',
    /** On the shield over the code. */
    shield: 'A code, hidden for you',
    size: (codes: number, rows: number) =>
      `${count(codes, 'code is', 'codes are')} possible, and you have ${count(rows, 'row', 'rows')}.`,
    note: 'The code came with the link. Blackpeg keeps it hidden and answers your rows.',
    /** The link also has the sender's rows. */
    ghost: 'Your friend has looked for it too. When you have finished, you see both searches row by row.',
    /** It was started before. */
    goOn: 'Resume',
    start: 'Start looking',
    /** The match could not be stored. */
    failed: 'The match could not be saved on this device. The link is still valid. Try again.',
    own: 'Hide a code yourself',
  },
  /** For the player who makes a link. */
  compose: {
    heading: 'Hide a code for a friend',
    lead: 'Choose a code and send the link. Whoever opens it looks for your code, wherever and whenever they like.',
    game: 'Game',
    otherSizes: 'Other sizes',
    row: 'Your code',
    link: 'The link',
    copy: 'Copy the link',
    share: 'Share',
    copied: 'The link is copied.',
    notCopied: 'The browser did not let Blackpeg copy. Select the link and copy it yourself.',
    /** The text shared with the link. */
    message: (game: string) => `I hid a code for you in Blackpeg (${game}). Can you find it?`,
    note: 'The code cannot be read from the link at a glance. It is scrambled, not encrypted: with some effort it can be decoded. No server learns it.',
  },
  /** The link has no code. */
  bad: 'This link is damaged or was cut short, so no code can be read from it. Ask for it again and copy all of it.',
};
