// English texts of the companion.

import { count, figures, list } from '../../catalog/en/voice.ts';
import type { CompanionWords } from './shape.ts';

const numbers = (all: readonly number[]) => list(all.map(String));

export const en: CompanionWords = {
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
  newRow: (row) => `Row ${row}`,
  changeRow: (row) => `Change row ${row}`,
  pegs: 'The pegs',
  answer: 'The answer it got',
  add: 'Add this row',
  keepChange: 'Save the change',
  cancel: 'Cancel',
  change: (row) => `Change row ${row}`,
  leaveOut: (row) => `Leave row ${row} out`,
  takeIn: (row) => `Include row ${row} again`,
  remove: (row) => `Remove row ${row}`,
  leftOut: 'left out',
  added: (row) => `Row ${row} is added.`,
  changed: (row) => `Row ${row} is changed.`,
  removed: (row) => `Row ${row} is removed.`,
  full: (rows) => `The board has ${count(rows, 'row', 'rows')}, and all are filled.`,
  incomplete: (holes) =>
    holes.length === 1
      ? `Hole ${numbers(holes)} is still empty.`
      : `Holes ${numbers(holes)} are still empty.`,
  result: 'What the rows tell you',
  working: 'Checking the codes…',
  failed: 'That did not work. Your rows are still there; try again.',
  showFits: 'Show codes that fit',
  someFit: (shown, all) => (shown === all ? 'All of them:' : `${figures(shown)} of ${figures(all)}:`),
  certain: 'What is certain',
  goodRow: 'A good next row',
  useIt: 'Use it as the next row',
  found: (row) => `Found with row ${row}.`,
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
