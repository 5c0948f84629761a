// English texts of the screen of all matches.

import { list } from '../../catalog/en/voice.ts';
import type { MatchesWords } from './shape.ts';
import { dateIn, momentIn, whenIn } from './when.ts';

const day = dateIn('en-GB');

export const matches: MatchesWords = {
  title: 'Your matches',
  none: 'No match is saved on this device yet. Choose a game, and it will appear here.',
  toBoxes: 'Choose a game',
  waiting: 'Not finished',
  finished: 'Finished',
  damaged: 'Damaged',
  damagedMatch: 'Damaged match',
  unreadable: 'Its log cannot be read, so it can only be deleted.',
  name: (edition, form) => `${edition}, ${form.toLowerCase()}`,
  company: {
    alone: 'Alone',
    house: 'Against the computer',
    people: (names) => list(names),
  },
  when: whenIn('en-GB'),
  moment: momentIn('en-GB'),
  imported: 'imported',
  daily: (date) => `Code of ${day(date)}`,
  challenge: 'a friend’s code',
  online: 'online',
  resume: 'Resume',
  review: 'Review',
  saveRecord: 'Save record',
  saveLog: 'Save log',
  more: 'Save or delete',
  remove: 'Delete',
  saved: 'The file is in your downloads.',
  question: 'Delete this match?',
  consequence: (match) => `${match}: its rows, notes and review will be deleted from this device.`,
  yes: 'Delete the match',
  no: 'Cancel',
  removed: 'The match is deleted.',
  broken: 'That did not work: the browser refused access to its storage. Nothing was changed.',
  bringIn: {
    title: 'Import a match',
    text: 'A record, as people read it, or a log, as Blackpeg writes it. Every row is checked against the rules before the match is saved.',
    paste: 'Record or log',
    file: 'Choose a file',
    button: 'Check and import',
    nothing: 'There is nothing to import yet. Paste a record or a log, or choose a file.',
    tooLong: 'This is too long for a match: more than a million characters. Choose another file.',
    unreadable: 'The file could not be read. Choose it again, or paste its text.',
    noOpening:
      'The log does not begin with the opening of a match, so its rules are unknown. Choose a complete log.',
    done: 'The match is saved.',
    already: 'This match was already here.',
  },
};
