// English texts of the settings screen.

import { percent } from '../../catalog/en/voice.ts';
import { bytesIn } from './bytes.ts';
import type { SettingsWords } from './shape.ts';

const room = bytesIn('en-GB');

export const settings: SettingsWords = {
  title: 'Settings',
  look: {
    title: 'Appearance and text',
    asBrowser: 'Browser language',
    marks: 'Marks on pegs',
    markKinds: { shape: 'Shape', number: 'Number', letter: 'Letter', both: 'Shape and number' },
    numbers: { label: 'Numbers beside answers', note: 'High contrast always shows them.' },
    textSize: 'Text size',
    size: (hundredths) => percent(hundredths / 100),
    motion: 'Motion',
    motions: { system: 'System', reduced: 'Reduced', full: 'Full' },
  },
  sound: {
    title: 'Sound and touch',
    sound: { label: 'Sound', note: 'Short and quiet. Everything you hear can also be seen and read.' },
    tryIt: 'Try it',
    haptics: { label: 'Vibration', note: 'If the device supports it.' },
  },
  speech: {
    title: 'Announcements',
    detail: 'Length',
    details: { brief: 'Brief', full: 'In sentences' },
    example: 'For example:',
  },
  play: {
    title: 'At the board',
    timers: { label: 'Show clocks', note: 'Agreed time runs either way, and its end is announced.' },
    count: { label: 'Count the codes that still fit', note: 'Shown beside the board after every answer.' },
    misfits: 'Rows that cannot be the code',
    misfitKinds: { allow: 'Allow', warn: 'Warn first', bar: 'Block' },
    misfitsNote: 'A row that contradicts an earlier answer. Blocking applies from your next match.',
    pace: 'The computer takes its time',
    paces: { 'at-once': 'Not at all', brisk: 'Briefly', humane: 'Like a person', slow: 'Slowly' },
  },
  shown: {
    title: 'What is shown',
    streak: { label: 'Streak of the daily code', note: 'It is counted even while hidden.' },
    statistics: {
      label: 'Statistics',
      note: 'They are kept even while hidden. Reset them on the statistics page.',
    },
  },
  keys: {
    title: 'Keys',
    single: {
      label: 'Single-key shortcuts',
      note: 'Turn this off when speech input or a switch types letters for you.',
    },
    fixed:
      'Digits place pegs, 0 a blank; Backspace removes, arrows move, Enter submits. These keys are fixed.',
    commands: {
      undo: 'Undo',
      clear: 'Clear the row',
      'repeat-row': 'Repeat the last row',
      notes: 'Notes',
      hint: 'Hint',
      claim: 'Claim that no code fits',
      letters: 'Type pegs as letters',
      cover: 'Cover or show my code',
      'last-row': 'Say the last row',
      row: 'Say a row, by its number',
      'rows-left': 'Say the rows left',
      score: 'Say the score',
      turn: 'Say whose turn it is',
      clock: 'Say the time left',
      secret: 'Say my code',
      'what-fits': 'Say what fits',
      tray: 'Say what is in the tray',
      again: 'Say it again',
      help: 'List all keys',
    },
    none: 'no key',
    press: 'Press a key…',
    howTo: 'Choose a line, then press its new key. Delete removes the key, Escape cancels.',
    given: (command, key) => `${command}: ${key}.`,
    taken: (command) => `“${command}” has no key now.`,
    removed: (command) => `“${command}” has no key now.`,
    refused: (key) => `${key} has a fixed meaning on the board. Press another key.`,
    reset: 'Reset all keys',
    resetDone: 'All keys are reset.',
  },
  online: {
    title: 'Online play',
    nobody: 'You get a name when you first play online. No account is needed.',
    toTables: 'Go to online play',
    phrases: {
      label: 'Phrases from others',
      note: 'Short greetings from a fixed list are shown and announced. There is no other chat.',
    },
    identity:
      'Your name and your seats belong to this browser. A recovery phrase, or the link made from it, brings them to another device.',
    makePhrase: 'Create a recovery phrase',
    makePhraseNote: 'An older phrase stops working.',
    phrase: 'Your recovery phrase',
    link: 'The same as a link',
    copyPhrase: 'Copy the phrase',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying. Select it and copy it by hand.',
    keepIt: 'It is shown only once. Whoever has it can play as you: keep it like a password.',
    elsewhere: 'Use your name from another device',
    forget: 'Delete my online name',
    question: 'Delete your online name?',
    consequence:
      'Your name is removed from every table, no device has access any more, and matches in progress continue as if you had left. This cannot be undone. What is saved on this device stays.',
    yes: 'Delete my name',
    no: 'Cancel',
    forgotten: 'Your online name is deleted.',
  },
  data: {
    title: 'Your data',
    where:
      'Everything is saved in this browser, on this device. Only what you do at online tables goes to the server that hosts them.',
    kept: 'The browser has promised to keep it until you delete it.',
    mayGo:
      'The browser may clear it when the device runs out of space. Ask it to keep everything, or save a file.',
    forgets: 'This browser keeps nothing here: everything is gone with this page. Save a file to keep it.',
    ask: 'Ask the browser to keep it',
    askedInVain:
      'The browser did not promise it. It often does once Blackpeg is installed or used more. Save a file to be safe.',
    used: (bytes) => `${room(bytes)} used.`,
    save: 'Save everything to a file',
    saveNote: 'Matches with their codes, notes, results and settings. Your name online is not in it.',
    saved: 'The file is in your downloads.',
    failed: 'That did not work: the browser refused access to its storage. Nothing was changed.',
    matches: 'Single matches: save, import, delete',
    remove: 'Delete everything',
    question: 'Delete everything?',
    consequence:
      'All matches, notes, daily results, statistics and settings on this device will be gone. They cannot be brought back, unless you saved them to a file first.',
    yes: 'Delete everything',
    no: 'Cancel',
    removed: 'Everything on this device is deleted. Blackpeg is as it was when you first opened it.',
    onlineToo: {
      label: 'Delete my online name too',
      note: 'Your name on the server, and your seats at its tables. Matches there continue as if you had left.',
    },
    forgottenToo: 'Your online name is deleted too.',
    nameStays:
      'Until then your name and your seats stay there: “Delete my online name” on this page deletes them.',
  },
  about: {
    title: 'About',
    version: (version) => `Blackpeg ${version}`,
    licence: 'Free software under the MIT licence.',
    font: 'Typeface: Schibsted Grotesk, under the SIL Open Font License 1.1.',
    fontLicence: 'The licence of the typeface',
    privacy: 'No account, no advertisement, no requests to third parties.',
  },
};
