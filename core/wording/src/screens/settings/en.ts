// English texts of the settings screen.

import { percent } from '../../catalog/en/voice.ts';
import { bytesIn } from './bytes.ts';
import type { SettingsWords } from './shape.ts';

const room = bytesIn('en-GB');

export const settings: SettingsWords = {
  title: 'Settings',
  look: {
    title: 'Look and text',
    asBrowser: 'As the browser',
    marks: 'Marks on pegs',
    markKinds: { shape: 'Shape', number: 'Number', letter: 'Letter', both: 'Shape and number' },
    numbers: { label: 'Numbers beside answers', note: 'High contrast always shows them.' },
    textSize: 'Text size',
    size: (hundredths) => percent(hundredths / 100),
    motion: 'Motion',
    motions: { system: 'As the system', reduced: 'Still', full: 'Moving' },
  },
  sound: {
    title: 'Sound and touch',
    sound: { label: 'Sound', note: 'Small and dry. Whatever sounds can also be seen and read.' },
    tryIt: 'Try it',
    haptics: { label: 'Vibration', note: 'Where the device can.' },
  },
  speech: {
    title: 'What is said',
    detail: 'Announcements',
    details: { brief: 'Brief', full: 'In sentences' },
    example: 'For example:',
  },
  play: {
    title: 'At the board',
    timers: { label: 'Show clocks', note: 'Agreed time runs either way, and its end is announced.' },
    count: { label: 'Count the codes that still fit', note: 'Shown beside the board after every answer.' },
    misfits: 'Rows that cannot be the code',
    misfitKinds: { allow: 'Allow', warn: 'Warn first', bar: 'Bar' },
    misfitsNote: 'A row that contradicts an earlier answer. A bar holds from the next match on.',
    pace: 'The house takes its time',
    paces: { 'at-once': 'Not at all', brisk: 'Briefly', humane: 'Like a person', slow: 'Like a thinker' },
  },
  shown: {
    title: 'What is shown',
    streak: { label: 'Streak of the daily code', note: 'Counting goes on while it is hidden.' },
    statistics: {
      label: 'Statistics',
      note: 'Hidden, they are still kept. They can be reset where they stand.',
    },
  },
  keys: {
    title: 'Keys',
    single: {
      label: 'Single keys act',
      note: 'Turn this off when speech input or a switch types letters for you.',
    },
    fixed:
      'Digits place pegs, 0 a blank; Backspace lifts, arrows move, Enter submits. These stay as they are.',
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
    howTo: 'Choose a line, then press its new key. Delete takes the key away, Escape leaves it as it is.',
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
    toTables: 'To online play',
    phrases: {
      label: 'Phrases of others',
      note: 'Short greetings from a fixed list are shown and announced. There is no other chat.',
    },
    identity:
      'Your name and your seats belong to this browser. A recovery phrase, or the link made from it, brings them to another device.',
    makePhrase: 'Make a recovery phrase',
    makePhraseNote: 'An older phrase is worth nothing from then on.',
    phrase: 'Your recovery phrase',
    link: 'The same as a link',
    copyPhrase: 'Copy the phrase',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser did not let it be copied. Select it and copy it by hand.',
    keepIt: 'It is shown this once. Whoever has it can play as you: keep it like a key.',
    elsewhere: 'Bring your name here from another device',
    forget: 'Forget me online',
    question: 'Forget you online?',
    consequence:
      'Your name is taken from every table, no device has access any more, and matches that are being played go on as if you had left. It cannot be undone. What is kept on this device stays.',
    yes: 'Forget me',
    no: 'Stay',
    forgotten: 'You are forgotten online.',
  },
  data: {
    title: 'Your data',
    where:
      'Everything is kept in this browser, on this device. Only what you do at online tables goes to the server they stand on.',
    kept: 'The browser has promised to keep it until you delete it.',
    mayGo:
      'The browser may clear it when the device runs short of room. Ask it to keep everything, or save a file.',
    forgets: 'This browser keeps nothing here: everything is gone with this page. Save a file to keep it.',
    ask: 'Ask the browser to keep it',
    askedInVain:
      'The browser did not promise it. It often does once Blackpeg is installed or used more. Save a file to be safe.',
    used: (bytes) => `${room(bytes)} used.`,
    save: 'Save everything to a file',
    saveNote: 'Matches, notes and results, as text.',
    saved: 'The file is with your downloads.',
    failed: 'That did not work: the browser refused access to its storage. Nothing was changed.',
    matches: 'Single matches: save, bring in, delete',
    remove: 'Delete everything',
    question: 'Delete everything?',
    consequence:
      'All matches, notes, daily results, statistics and settings on this device will be gone. They cannot be brought back, unless you saved them to a file first.',
    yes: 'Delete everything',
    no: 'Keep everything',
    removed: 'Everything on this device is deleted. Blackpeg is as on the first day.',
    onlineToo: {
      label: 'Forget me online too',
      note: 'Your name on the server, and your seats at its tables. Matches there go on as if you had left.',
    },
    forgottenToo: 'You are forgotten online as well.',
    nameStays:
      'Until then your name and your seats stay there: “Forget me online” on this page deletes them.',
  },
  about: {
    title: 'About',
    version: (version) => `Blackpeg ${version}`,
    licence: 'Free software under the MIT licence.',
    font: 'Typeface: Schibsted Grotesk, under the SIL Open Font License 1.1.',
    fontLicence: 'The licence of the typeface',
    privacy: 'No account, no advertisement, no request to anybody else.',
  },
};
