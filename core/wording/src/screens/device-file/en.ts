// English texts about a file that holds everything of a device.

import type { DeviceFileWords } from './shape.ts';

const matches = (count: number) => `${count} ${count === 1 ? 'match' : 'matches'}`;

export const deviceFile: DeviceFileWords = {
  button: 'Import a saved file',
  note: 'What is here stays, and nothing comes twice.',
  done: ({ added, here, continued, leftOut }) =>
    [
      `The file is imported: ${matches(added)} added.`,
      continued > 0 &&
        `${matches(continued)} went on further there and ${continued === 1 ? 'is' : 'are'} up to date.`,
      here > 0 && `${matches(here)} ${here === 1 ? 'was' : 'were'} here already.`,
      leftOut > 0 && `${matches(leftOut)} could not be read and ${leftOut === 1 ? 'was' : 'were'} left out.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  noExport: 'This is not a file of “Save everything”. Choose the file that Blackpeg saved.',
  damaged: 'The file is damaged or cut short, so nothing was imported. Choose another copy of it.',
  newer: 'The file comes from a newer Blackpeg. Reload this page, then choose the file again.',
  unreadable: 'The file could not be read. Choose it again.',
};
