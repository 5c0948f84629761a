// English texts about saving that fails.

import type { SavingWords } from './shape.ts';

export const en: SavingWords = {
  failed: (reason) =>
    `Saving failed: ${reason}. You can play on, but what is not saved is lost when you leave.`,
  refused: (reason) => `Nothing was saved: ${reason}.`,
  again: 'Saving works again, and everything is saved.',
  lost: 'This match is not fully saved; what is missing is lost when the program ends.',
  retry: 'Try to save',
  mark: 'not saved',
  reasons: {
    full: 'there is no space left',
    denied: (place) => `“${place}” cannot be written to`,
    notAFolder: (place) => `there is a file where the folder “${place}” should be`,
    noFolder: 'there is no folder for your data',
    browser: 'the browser stores nothing for this page',
    other: (code) => `the system reports ${code}`,
  },
  advice: {
    room: 'Make room; saving is tried again with every move.',
    folder: 'Set BLACKPEG_HOME to another folder to save your matches.',
    browser: 'Leave private browsing, or allow this page to store data.',
    wait: 'Saving is tried again with every move.',
  },
};
