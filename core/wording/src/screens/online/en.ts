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
    saved: (name) => `You play as ${name} now.`,
    bad: (longest) => `A name has 1 to ${longest} signs that can be seen. Try another.`,
    elsewhere: 'Bring your name here from another device',
  },
  join: {
    title: 'Join by code',
    field: 'Code or link',
    note: 'Six letters and digits, large or small. A whole link works too.',
    button: 'Go to the table',
    bad: 'That is neither a code of six signs nor a link to a table. A code has no 0, 1, I or O.',
  },
  pair: {
    title: 'Quick pairing',
    text: 'One press, and you sit with whoever waits for the same box.',
  },
  own: {
    title: 'A table of your own',
    text: 'Your rules, for anybody or by invitation.',
  },
  mine: {
    title: 'Your tables',
    resume: 'Continue',
    enter: 'To the table',
    alone: 'Nobody else yet',
    playing: 'Being played',
    waiting: 'Waiting for players',
  },
  tables: {
    title: 'Open tables',
    filter: 'Box',
    all: 'All',
    found: (tables) => (tables === 0 ? 'No open table.' : `${count(tables, 'open table', 'open tables')}.`),
    foundOf: (tables, edition) =>
      tables === 0
        ? `${edition}: no open table.`
        : `${edition}: ${count(tables, 'open table', 'open tables')}.`,
    none: 'Nobody waits at an open table just now.',
    noneOf: (edition) => `Nobody waits for ${edition} just now.`,
    help: 'Be the first: quick pairing waits for the next one, or open a table and send somebody the link.',
    sit: 'Sit down',
    sitWith: (names) => `Sit down with ${names}`,
    free: (seats) => `${count(seats, 'seat', 'seats')} free`,
    waits: (minutes) => {
      if (minutes < 1) return 'just opened';
      return minutes < 60
        ? `waits ${count(minutes, 'minute', 'minutes')}`
        : `waits ${count(Math.floor(minutes / 60), 'hour', 'hours')}`;
    },
    taken: 'No longer open',
  },
  running: {
    title: 'Being played now',
    none: 'No listed table is being played just now.',
    look: 'Look on',
    lookAt: (names) => `Look on at ${names}`,
  },
  unreachable: {
    title: 'Nobody answers',
    text: 'No game server can be reached from here: you are offline, the server is down, or this copy of Blackpeg has none.',
    stale: 'The server does not answer just now. What is shown may be out of date; Blackpeg keeps asking.',
    retry: 'Try again',
    back: 'The server is back.',
    already: 'What works without it',
  },
  ways: {
    screen: {
      title: 'Two people, one screen',
      text: 'Hand the device to each other. A lid hides everything in between.',
      button: 'Set up a game for two',
    },
    link: {
      title: 'Your code as a link',
      text: 'Hide a code of your own and send it to a friend, who looks for it without seeing it in the link.',
      button: 'Hide a code for a friend',
    },
    daily: {
      title: 'The code of the day',
      text: 'The same for everyone. Compare your rows over breakfast.',
      button: 'To the daily code',
    },
  },
};
