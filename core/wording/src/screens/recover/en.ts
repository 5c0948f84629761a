// English texts of recovery.

import type { RecoverWords } from './shape.ts';

export const recover: RecoverWords = {
  title: 'Bring your name here',
  what: 'With your recovery phrase this browser gets your name and your seats at online tables.',
  leaves: (name) =>
    `Here you are ${name} now. That name and its seats are left behind, unless you have a recovery phrase for them too.`,
  stays: 'Your other devices keep their access.',
  field: 'Recovery phrase',
  note: 'Small letters, missing dashes and spaces are forgiven. A whole link works too.',
  button: 'Bring it here',
  bad: 'That is too short or too long for a recovery phrase. It has groups of four signs, with dashes between them.',
  done: (name) => `This browser plays as ${name} from now on.`,
  toTables: 'To your tables',
  where: 'A phrase is made in the settings of the device where you play already.',
};
