// English texts of the settings, and of a file that holds everything of a device.

import { amount, percent, room, when } from '../base/voice.ts';

export const settings = {
  title: 'Settings',
  look: {
    title: 'Appearance and text',
    asBrowser: 'Browser language',
    asEnvironment: 'From the environment',
    asTerminal: 'From the terminal',
    colours: 'Colours',
    ground: { label: 'Background', values: { light: 'Light', dark: 'Dark' } },
    signs: { label: 'Signs', values: { shapes: 'Shapes and numbers', plain: 'Plain letters and numbers' } },
    marks: {
      label: 'Marks on pegs',
      values: { shape: 'Shape', number: 'Number', letter: 'Letter', both: 'Shape and number' },
    },
    numbers: { label: 'Numbers beside answers', note: 'High contrast always shows them.' },
    /** Values are per cent of the default size. */
    textSize: { label: 'Text size', values: (value: string) => percent(Number(value) / 100) },
    motion: { label: 'Motion', values: { system: 'System', reduced: 'Reduced', full: 'Full' } },
  },
  sound: {
    title: 'Sound and touch',
    sound: { label: 'Sound', note: 'Short and quiet. Everything you hear can also be seen and read.' },
    tryIt: 'Try it',
    haptics: { label: 'Vibration', note: 'If the device supports it.' },
    bell: {
      label: 'Bell',
      note: 'Rings when an answer comes or it is your turn. Everything that rings is also said.',
    },
    mouse: {
      label: 'Mouse',
      note: 'Click on pegs, holes and lines; the wheel scrolls. Switch it off to select text with the mouse.',
    },
  },
  speech: {
    title: 'Announcements',
    detail: { label: 'Length', values: { brief: 'Brief', full: 'In sentences' } },
    codes: {
      label: 'Codes are read as',
      note: 'Automatic: numbers in brief announcements, names in sentences.',
      values: { auto: 'Automatic', names: 'Names', numbers: 'Numbers', letters: 'Letters' },
    },
    sayPegs: { label: 'Each peg you place', note: 'Also one you remove.' },
    sayAnswers: { label: 'Answers to your rows' },
    sayRows: { label: 'Your row once more', note: 'After its answer.' },
    sayOthers: { label: 'What others do', note: 'What you have to respond to is always announced.' },
    example: 'For example:',
  },
  play: {
    title: 'At the board',
    timers: { label: 'Show clocks', note: 'Agreed time runs either way, and its end is announced.' },
    count: { label: 'Count the codes that still fit', note: 'Shown beside the board after every answer.' },
    explain: {
      label: 'Explain answers in words',
      note: 'Until your first game is over, then in your first one with blue pegs.',
      values: { all: 'All', blue: 'With blue pegs', off: 'None' },
    },
    misfits: {
      label: 'Rows that cannot be the code',
      note: 'A row that contradicts an earlier answer. Blocking applies from your next match.',
      values: { allow: 'Allow', warn: 'Warn first', bar: 'Block' },
    },
    pace: {
      label: 'The computer takes its time',
      values: { 'at-once': 'Not at all', brisk: 'Briefly', humane: 'Like a person', slow: 'Slowly' },
    },
  },
  shown: {
    title: 'What is shown',
    streak: { label: 'Streak of the daily code', note: 'It is counted even while hidden.' },
    distribution: { label: 'Rows your daily codes took', note: 'They are counted even while hidden.' },
    statistics: {
      label: 'Statistics',
      note: 'They are kept even while hidden. Reset them on the statistics page.',
    },
  },
  /** Playing by one or two switches, which type keys. */
  switches: {
    title: 'Switches',
    scan: {
      label: 'Play with switches',
      note: 'Controls are offered one group after the other; a switch is whatever types a key.',
      values: { off: 'Off', two: 'Two switches', one: 'One switch' },
    },
    scanPace: {
      label: 'With one switch, move on after',
      values: (seconds: string) => amount(Number(seconds), 'second', 'seconds', 1),
    },
    next: 'Move on',
    choose: 'Choose',
    press: 'Press the switch…',
    same: 'The two switches need two keys.',
  },
  keys: {
    title: 'Keys',
    /** Those that are known by a name, as browsers call them. */
    names: {
      Tab: 'Tab',
      Enter: 'Enter',
      ' ': 'Space',
      Backspace: 'Backspace',
      Delete: 'Delete',
      ArrowUp: 'Arrow up',
      ArrowDown: 'Arrow down',
      ArrowLeft: 'Arrow left',
      ArrowRight: 'Arrow right',
      Home: 'Home',
      End: 'End',
      PageUp: 'Page up',
      PageDown: 'Page down',
      Escape: 'Escape',
    },
    single: {
      label: 'Single-key shortcuts',
      note: 'Turn this off when speech input or a switch types letters for you.',
    },
    fixed:
      'Digits place pegs, 0 a blank; Backspace removes, arrows move, Enter submits. These keys are fixed.',
    press: 'Press a key…',
    howTo: 'Choose a line, then press its new key. Delete removes the key, Escape cancels.',
    given: (command: string, key: string) => `${command}: ${key}.`,
    taken: (command: string) => `“${command}” has no key now.`,
    removed: (command: string) => `“${command}” has no key now.`,
    refused: (key: string) => `${key} has a fixed meaning on the board. Press another key.`,
    reset: 'Reset all keys',
    resetDone: 'All keys are reset.',
  },
  /** The player's identity at online tables, and what others may say there. */
  online: {
    title: 'Online play',
    nobody: 'You get a name when you first play online. No account is needed.',
    toTables: 'Go to online play',
    phrases: {
      label: 'Phrases from others',
      note: 'Short greetings from a fixed list are shown and announced. There is no other chat.',
    },
    /** What the server stores about the player: devices, people who are muted or blocked, all of it as a file. */
    account: {
      show: 'Devices, blocked people, my data',
      hide: 'Close devices, blocked people, my data',
      devices: 'Devices logged in',
      thisDevice: 'This device',
      device: (id: string) => `Device ${id}`,
      used: (at: number) => `last used on ${when(at)}`,
      logOut: (device: string) => `Log out ${device}`,
      loggedOut: 'The device is logged out.',
      others: 'Log out all other devices',
      othersQuestion: 'Log out all other devices?',
      othersText: 'They can come back only with the recovery phrase.',
      othersDone: 'All other devices are logged out.',
      here: 'Log out here',
      hereQuestion: 'Log out on this device?',
      hereText:
        'You come back as yourself only with the recovery phrase. If you have none and no other device is logged in, your name and your seats are lost.',
      hereDone: 'This device is logged out.',
      cancel: 'Cancel',
      people: 'Muted and blocked people',
      nobody: 'You have muted or blocked nobody.',
      muted: 'muted',
      blocked: 'blocked',
      unmute: (name: string) => `Unmute ${name}`,
      unblock: (name: string) => `Unblock ${name}`,
      released: (name: string) => `You hear and can meet ${name} again.`,
      data: 'Everything the server holds about you',
      save: 'Save my online data to a file',
      saveNote: 'Name, devices, people, reports and matches; secrets of others are left out.',
      saved: 'The file with your online data is saved.',
    },
    notify: {
      label: 'Notifications',
      note: 'When it is your turn at an online table and Blackpeg is in the background. The title of the tab says so in any case.',
    },
    /** The browser does not allow this page to show notifications. */
    notifyRefused:
      'This browser does not allow notifications from Blackpeg. You can change that in the settings of the browser.',
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
      'Your name is removed from every table, no device has access any more, and you give up every match in progress. This cannot be undone. What is saved on this device stays.',
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
    /** If the browser has no storage. */
    forgets:
      'This browser stores nothing for this page: everything is lost when you close it. Save a file to keep it.',
    ask: 'Ask the browser to keep it',
    askedInVain:
      'The browser did not promise it. It often does once Blackpeg is installed or used more. Save a file to be safe.',
    used: (bytes: number) => `${room(bytes)} used.`,
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
    /** Asked of players who have a name on the server. */
    onlineToo: {
      label: 'Delete my online name too',
      note: 'Your name on the server, and your seats at its tables. You give up every match in progress there.',
    },
    forgottenToo: 'Your online name is deleted too.',
    /** After the reason why the server did not do it. */
    nameStays:
      'Until then your name and your seats stay there: “Delete my online name” on this page deletes them.',
  },
  about: {
    title: 'About',
    version: (version: string) => `Blackpeg ${version}`,
    licence: 'Free software under the MIT licence.',
    font: 'Typeface: Schibsted Grotesk, under the SIL Open Font License 1.1.',
    fontLicence: 'The licence of the typeface',
    privacy: 'No account, no advertisement, no requests to third parties.',
  },
};

const matches = (count: number) => `${count} ${count === 1 ? 'match' : 'matches'}`;

/** How many matches of the file were added, updated or skipped. */
export interface MatchCounts {
  readonly added: number;
  readonly here: number;
  readonly continued: number;
  readonly leftOut: number;
}

export const deviceFile = {
  button: 'Import a saved file',
  note: 'What is already here is kept, and nothing is imported twice.',
  /** Each sentence only if there is something to tell. */
  done: ({ added, here, continued, leftOut }: MatchCounts) =>
    [
      `The file is imported: ${matches(added)} added.`,
      continued > 0 &&
        `${matches(continued)} had more moves in the file and ${continued === 1 ? 'is' : 'are'} up to date now.`,
      here > 0 && `${matches(here)} ${here === 1 ? 'was' : 'were'} here already.`,
      leftOut > 0 && `${matches(leftOut)} could not be read and ${leftOut === 1 ? 'was' : 'were'} left out.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  /** It is another kind of file. */
  noExport: 'This is not a file of “Save everything”. Choose the file that Blackpeg saved.',
  damaged: 'The file is damaged or cut short, so nothing was imported. Choose another copy of it.',
  newer: 'The file comes from a newer Blackpeg. Reload this page, then choose the file again.',
  unreadable: 'The file could not be read. Choose it again.',
};
