// English texts of recovery.

import type { RecoverWords } from './shape.ts';

export const recover: RecoverWords = {
  title: 'Recover your name',
  what: 'With your recovery phrase this browser gets your name and your seats at online tables.',
  leaves: (name) =>
    `On this browser you are now ${name}. That name and its seats will be lost, unless you have a recovery phrase for them too.`,
  stays: 'Your other devices keep their access.',
  field: 'Recovery phrase',
  note: 'Lower case, missing dashes and spaces do not matter. A whole link works too.',
  button: 'Recover',
  bad: 'That is too short or too long for a recovery phrase. It has groups of four characters, with dashes between them.',
  done: (name) => `This browser now plays as ${name}.`,
  toTables: 'Go to your tables',
  where: 'You can create a phrase in the settings of the device where you already play.',
};
