// English texts of the lobby and of recovery.

import { count } from '../base/voice.ts';

export const online = {
  title: 'Play online',
  /** The player's name for others. */
  name: {
    label: 'You play as',
    change: 'Change name',
    field: 'Your name at the table',
    save: 'Save',
    cancel: 'Cancel',
    saved: (name: string) => `You now play as ${name}.`,
    bad: (longest: number) => `A name has 1 to ${longest} visible characters. Try another.`,
    /** On the page where an identity is brought in from another device. */
    elsewhere: 'Use your name from another device',
  },
  /** A table for everybody who gets its link. */
  invite: {
    title: 'Play with a friend',
    text: 'You get a link to send. Nobody needs an account.',
    button: 'Invite a friend',
  },
  join: {
    title: 'Join by code',
    field: 'Code or link',
    note: 'Six letters and digits, upper or lower case. A whole link works too.',
    button: 'Go to the table',
    bad: 'That is neither a code of six characters nor a link to a table. Codes do not contain 0, 1, I or O.',
  },
  pair: {
    title: 'Quick pairing',
    text: 'One press, and you play whoever is waiting for the same game.',
  },
  own: {
    title: 'Your own table',
    text: 'Your rules, for anybody or by invitation.',
  },
  mine: {
    title: 'Your tables',
    resume: 'Resume',
    enter: 'Go to the table',
    /** Nobody else is at the table. */
    alone: 'Nobody else yet',
    playing: 'In progress',
    waiting: 'Waiting for players',
  },
  tables: {
    title: 'Open tables',
    filter: 'Game',
    all: 'All',
    found: (tables: number) =>
      tables === 0 ? 'No open table.' : `${count(tables, 'open table', 'open tables')}.`,
    foundOf: (tables: number, edition: string) =>
      tables === 0
        ? `${edition}: no open table.`
        : `${edition}: ${count(tables, 'open table', 'open tables')}.`,
    /** If there are more than are shown. */
    more: 'Show more tables',
    none: 'Nobody is waiting at an open table right now.',
    noneOf: (edition: string) => `Nobody is waiting for ${edition} right now.`,
    help: 'Be the first: use quick pairing and wait for the next player, or open a table and send somebody the link.',
    sit: 'Sit down',
    /** The same, told apart by its players; it begins with the shorter one. */
    sitWith: (names: string) => `Sit down with ${names}`,
    free: (seats: number) => `${count(seats, 'seat', 'seats')} free`,
    /** Minutes since the table was opened. */
    waits: (minutes: number) => {
      if (minutes < 1) return 'just opened';
      return minutes < 60
        ? `waiting for ${count(minutes, 'minute', 'minutes')}`
        : `waiting for ${count(Math.floor(minutes / 60), 'hour', 'hours')}`;
    },
    taken: 'No longer open',
  },
  running: {
    title: 'Matches in progress',
    none: 'No public match is in progress right now.',
    look: 'Watch',
    lookAt: (names: string) => `Watch ${names}`,
  },
  unreachable: {
    title: 'Server not reachable',
    text: 'No game server can be reached from here: you are offline, the server is down, or this copy of Blackpeg has none.',
    /** The list is out of date. */
    stale: 'The server does not answer right now. What is shown may be out of date; Blackpeg keeps trying.',
    retry: 'Try again',
    back: 'The server is back.',
    already: 'What works without it',
  },
  /** What works without a server. */
  ways: {
    screen: {
      title: 'Two people, one screen',
      text: 'Pass the device to each other. The screen is covered in between.',
      button: 'Set up a game for two',
    },
    link: {
      title: 'Your code as a link',
      text: 'Hide a code and send it as a link. Your friend looks for it without seeing it in the link.',
      button: 'Hide a code for a friend',
    },
    daily: {
      title: 'The daily code',
      text: 'The same for everyone. Compare your rows with friends.',
      button: 'Go to the daily code',
    },
  },
};

export const recover = {
  title: 'Recover your name',
  /** What a phrase is and does. */
  what: 'With your recovery phrase this browser gets your name and your seats at online tables.',
  /** The name that is no longer used in this browser. */
  leaves: (name: string) =>
    `On this browser you are now ${name}. That name and its seats will be lost, unless you have a recovery phrase for them too.`,
  stays: 'Your other devices keep their access.',
  field: 'Recovery phrase',
  note: 'Lower case, missing dashes and spaces do not matter. A whole link works too.',
  button: 'Recover',
  bad: 'That is too short or too long for a recovery phrase. It has groups of four characters, with dashes between them.',
  done: (name: string) => `This browser now plays as ${name}.`,
  toTables: 'Go to your tables',
  where: 'You can create a phrase in the settings of the device where you already play.',
};

/** Why something online failed: the faults a server returns, and that it did not answer. */
export const onlineFaults = {
  'foreign-origin':
    'This page does not come from the server it asks. Open Blackpeg at the server’s own address.',
  'no-token': 'The server does not know you yet. Reload the page and try again.',
  'too-fast': 'Too many requests came in a short time. Wait a minute, then try again.',
  'bad-request': 'The server did not understand that. Reload the page, then try again.',
  'not-offered': 'These rules are not played online. Choose others.',
  'no-such-table': 'There is no such table, or it has been closed. Check the code or the link.',
  'no-seat-left': 'Every seat at this table is taken. You can watch, or choose another table.',
  'already-begun': 'The match has begun. Your seat stays yours; give up if you do not want it any more.',
  'not-enough-players': 'Nobody else has sat down yet. Wait for one more player.',
  'not-your-table': 'Only the player who opened the table can do that. Wait for them.',
  'you-blocked': 'Somebody you have blocked sits at this table. Unblock them in the settings to come here.',
  'no-such-person': 'Nobody sits there any more.',
  'too-many-people': 'You cannot mute or block any more people. Unmute or unblock somebody first.',
  'wrong-phrase':
    'Nobody has this recovery phrase. Check every character; a newer phrase replaces an older one.',
  'not-found': 'The server does not know this request. Reload the page, then try again.',
  failed: 'The server could not do that right now. Nothing of yours is lost; try again in a moment.',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
};
