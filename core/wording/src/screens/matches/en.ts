// English texts of the screen of all matches.

import { list } from '../../catalog/en/voice.ts';
import type { MatchesWords } from './shape.ts';
import { dateIn, momentIn, whenIn } from './when.ts';

const day = dateIn('en-GB');

export const matches: MatchesWords = {
  title: 'Your matches',
  none: 'No match is kept on this device yet. Open a box, and it will stand here.',
  toBoxes: 'To the boxes',
  waiting: 'Not finished',
  finished: 'Finished',
  damaged: 'Damaged',
  damagedMatch: 'Damaged match',
  unreadable: 'Its log cannot be read, so it can only be deleted.',
  name: (edition, form) => `${edition}, ${form.toLowerCase()}`,
  company: {
    alone: 'Alone',
    house: 'With the house',
    people: (names) => list(names),
  },
  when: whenIn('en-GB'),
  moment: momentIn('en-GB'),
  imported: 'brought in',
  daily: (date) => `Code of ${day(date)}`,
  challenge: 'a friend’s code',
  online: 'online',
  resume: 'Continue',
  review: 'Review',
  saveRecord: 'Save record',
  saveLog: 'Save log',
  more: 'Save or delete',
  remove: 'Delete',
  saved: 'The file is with your downloads.',
  question: 'Delete this match?',
  consequence: (match) => `${match}: its rows, notes and review will be gone from this device.`,
  yes: 'Delete the match',
  no: 'Keep it',
  removed: 'The match is deleted.',
  broken: 'That did not work: the browser refused access to its storage. Nothing was changed.',
  bringIn: {
    title: 'Bring in a match',
    text: 'A record, as people read it, or a log, as Blackpeg writes it. The rules check every row before it is kept.',
    paste: 'Record or log',
    file: 'Choose a file',
    button: 'Check and keep',
    nothing: 'There is nothing to read yet. Paste a record or a log, or choose a file.',
    tooLong: 'This is too long for a match: more than a million characters. Choose another file.',
    unreadable: 'The file could not be read. Choose it again, or paste its text.',
    noOpening: 'The log does not begin by opening a match, so nobody knows its rules. Choose a whole log.',
    done: 'The match is kept.',
  },
};
