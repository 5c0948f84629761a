// English texts of the lobby.

import { count } from '../../catalog/en/voice.ts';
import type { OnlineWords } from './shape.ts';

export const online: OnlineWords = {
  title: 'Play online',
  name: {
    label: 'You play as',
    change: 'Change name',
    field: 'Your name at the table',
    save: 'Save',
    cancel: 'Cancel',
    saved: (name) => `You now play as ${name}.`,
    bad: (longest) => `A name has 1 to ${longest} visible characters. Try another.`,
    elsewhere: 'Use your name from another device',
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
    alone: 'Nobody else yet',
    playing: 'In progress',
    waiting: 'Waiting for players',
  },
  tables: {
    title: 'Open tables',
    filter: 'Game',
    all: 'All',
    found: (tables) => (tables === 0 ? 'No open table.' : `${count(tables, 'open table', 'open tables')}.`),
    foundOf: (tables, edition) =>
      tables === 0
        ? `${edition}: no open table.`
        : `${edition}: ${count(tables, 'open table', 'open tables')}.`,
    none: 'Nobody is waiting at an open table right now.',
    noneOf: (edition) => `Nobody is waiting for ${edition} right now.`,
    help: 'Be the first: use quick pairing and wait for the next player, or open a table and send somebody the link.',
    sit: 'Sit down',
    sitWith: (names) => `Sit down with ${names}`,
    free: (seats) => `${count(seats, 'seat', 'seats')} free`,
    waits: (minutes) => {
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
    lookAt: (names) => `Watch ${names}`,
  },
  unreachable: {
    title: 'Server not reachable',
    text: 'No game server can be reached from here: you are offline, the server is down, or this copy of Blackpeg has none.',
    stale: 'The server does not answer right now. What is shown may be out of date; Blackpeg keeps trying.',
    retry: 'Try again',
    back: 'The server is back.',
    already: 'What works without it',
  },
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
      title: 'The code of the day',
      text: 'The same for everyone. Compare your rows with friends.',
      button: 'Go to the daily code',
    },
  },
};
